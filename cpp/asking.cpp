#include "asking.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace loupe {

namespace {

constexpr std::array<std::array<Word, kMaxCards + 1>, kMaxCards + 1> pascal() {
  std::array<std::array<Word, kMaxCards + 1>, kMaxCards + 1> ways{};
  for (std::size_t n = 0; n <= kMaxCards; ++n) {
    ways[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) ways[n][k] = ways[n - 1][k - 1] + ways[n - 1][k];
  }
  return ways;
}
constexpr auto kChoose = pascal();

std::size_t seat_of(const Reduced& reduced, int owner) {
  for (std::size_t seat = 0; seat < reduced.seats.size(); ++seat) {
    const auto& owners = reduced.seats[seat].owners;
    if (std::find(owners.begin(), owners.end(), owner) != owners.end()) return seat;
  }
  return kNoSeat;
}

// Questions that come to the same share a probe. A single open card is counted alike whether it is shown or
// not.
class Probes {
 public:
  std::size_t number(const Probe& probe) {
    const bool shown = probe.shown && size(probe.layers) > 1;
    const auto [at, added] = numbers_.try_emplace({probe.seat, probe.layers, shown}, distinct_.size());
    if (added) distinct_.push_back(probe);
    return at->second;
  }

  std::size_t distinct() const { return distinct_.size(); }

  // Probes of a batch grow between the same layers, as nearly as can be.
  std::vector<Batch> batches() const {
    std::vector<std::tuple<std::size_t, int, int, std::size_t>> sorted;
    for (std::size_t i = 0; i < distinct_.size(); ++i) {
      const Cards layers = distinct_[i].layers;
      const int first = layers ? lowest(layers) : 0, last = layers ? 63 - __builtin_clzll(layers) : 0;
      sorted.emplace_back(distinct_[i].seat, last - first, first, i);
    }
    std::sort(sorted.begin(), sorted.end());
    std::vector<Batch> batches;
    for (const auto& entry : sorted) {
      const Probe& probe = distinct_[std::get<3>(entry)];
      if (batches.empty() || batches.back().seat != probe.seat || !batches.back().takes(probe))
        batches.push_back({probe.seat, 0, {}, {}, {}});
      batches.back().add(probe, std::get<3>(entry));
    }
    return batches;
  }

 private:
  std::map<std::tuple<std::size_t, Cards, bool>, std::size_t> numbers_;
  std::vector<Probe> distinct_;
};

int layer_of(const Diagram& diagram, int card) {
  const auto& cards = diagram.cards;
  return static_cast<int>(std::find(cards.begin(), cards.end(), card) - cards.begin());
}

// The fact that tells how many of these open cards the seat takes, if there is one.
const Bound* counted_by(const Seat& seat, Cards cards) {
  for (const Bound& bound : seat.bounds)
    if (bound.cards == cards && bound.at_least == bound.at_most) return &bound;
  return nullptr;
}

Asked put(const Question& question, const Asking& asking, Probes& probes) {
  const Diagram& diagram = asking.counted.diagram;
  const auto owner = static_cast<std::size_t>(question.owner);
  Asked asked;
  asked.question = question;
  asked.settled = question.cards & diagram.reduced.domains.has[owner];
  asked.of_missing = question.owner == asking.missing;
  const std::size_t s = seat_of(diagram.reduced, question.owner);
  if (asked.of_missing || s == kNoSeat) return asked;
  const Seat& seat = diagram.reduced.seats[s];
  const Cards open = question.cards & seat.can;
  const Bound* known = seat.owners.size() == 1 && !question.shown ? counted_by(seat, open) : nullptr;
  if (known) asked.counted = known->at_least;
  if (known || !open) return asked;
  asked.beside_missing = s == asking.marks.seat;
  asked.hand = diagram.reduced.needs[owner];
  asked.shared = seat.need - (asked.beside_missing ? asking.marks.cards : 0);
  Probe& probe = asked.probe;
  for_each(open, [&](int card) { probe.layers |= just(layer_of(diagram, card)); });
  probe.seat = s;
  probe.shown = question.shown;
  probe.lanes = probe.shown ? std::size_t{1} << size(open)
                            : static_cast<std::size_t>(std::min(size(open), seat.need)) + 1;
  asked.table = probes.number(probe);
  return asked;
}

}  // namespace

Status Asking::run(const Problem& problem, const std::vector<Question>& questions, int missing_one,
                   Budget& budget) {
  missing = missing_one;
  if (const Status status = count(problem, budget, counted); status != Status::ok) return status;
  if (!counted.possible()) return Status::ok;
  const Reduced& reduced = counted.diagram.reduced;
  if (missing >= 0)
    if (const int cards = reduced.needs[static_cast<std::size_t>(missing)])
      marks = {seat_of(reduced, missing), cards};
  Probes probes;
  probes.number({});
  for (const Question& question : questions) asked.push_back(put(question, *this, probes));
  batches = probes.batches();
  tables = probes.distinct();
  return Status::ok;
}

Word choose(int n, int k) {
  return k < 0 || k > n ? 0 : kChoose[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

Word ways_to_answer(const Asked& asked, int fitting, int held) {
  return (asked.probe.shown ? 1 : choose(fitting, held)) * choose(asked.shared - fitting, asked.hand - held);
}

Cards layers_of(const Probe& probe, std::size_t lane) {
  Cards layers = 0;
  std::size_t bit = 0;
  for_each(probe.layers, [&](int layer) {
    if ((lane >> bit++) & 1) layers |= just(layer);
  });
  return layers;
}

std::size_t lane_of(const Probe& probe, Cards layers) {
  std::size_t lane = 0, bit = 0;
  for_each(probe.layers, [&](int layer) {
    if (contains(layers, layer)) lane |= std::size_t{1} << bit;
    ++bit;
  });
  return lane;
}

}  // namespace loupe
