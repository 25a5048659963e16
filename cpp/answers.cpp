#include "answers.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace loupe {

namespace {

// Ways to choose some of so many cards.
constexpr std::array<std::array<Word, kMaxCards + 1>, kMaxCards + 1> pascal() {
  std::array<std::array<Word, kMaxCards + 1>, kMaxCards + 1> ways{};
  for (std::size_t n = 0; n <= kMaxCards; ++n) {
    ways[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) ways[n][k] = ways[n - 1][k - 1] + ways[n - 1][k];
  }
  return ways;
}
constexpr auto kChoose = pascal();

Word choose(int n, int k) {
  return k < 0 || k > n ? 0 : kChoose[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

double to_double(Word n) { return static_cast<double>(n); }
double to_double(Word2 n) { return static_cast<double>(n); }
template <std::size_t W>
double to_double(const Wide<W>& n) {
  double result = 0;
  for (std::size_t i = W; i-- > 0;) result = result * 0x1p64 + static_cast<double>(n.words[i]);
  return result;
}

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
      if (batches.empty() || batches.back().seat != probe.seat ||
          batches.back().lanes + probe.lanes > kBatchLanes)
        batches.push_back({probe.seat, 0, {}, {}, {}});
      batches.back().add(probe, std::get<3>(entry));
    }
    return batches;
  }

 private:
  std::map<std::tuple<std::size_t, Cards, bool>, std::size_t> numbers_;
  std::vector<Probe> distinct_;
};

Natural all_ways(const Reduced& reduced, int missing) {
  std::vector<int> needs = reduced.needs;
  if (missing >= 0) needs[static_cast<std::size_t>(missing)] = 0;  // his cards are marked
  Natural ways = reduced.weight;
  for (const Seat& seat : reduced.seats) ways = ways * ways_to_share(seat, needs);
  return ways;
}

}  // namespace

// All questions are asked in one diagram. What is answered by one of a pool follows from what the pool holds.
class Asking {
 public:
  Asking(const Problem& problem, const std::vector<Question>& questions, int missing, Budget& budget,
         Answers& answers)
      : problem_(problem), questions_(questions), missing_(missing), budget_(budget), answers_(answers) {}

  Status run() {
    answers_.about_solution = missing_ >= 0;
    Count counted;
    if (const Status status = count(problem_, budget_, counted); status != Status::ok) return status;
    answers_.possible = counted.possible();
    if (!answers_.possible) return Status::ok;
    const Diagram& diagram = counted.diagram;
    answers_.cards_ = diagram.cards;
    answers_.ways_ = all_ways(diagram.reduced, missing_);
    find_missing(diagram.reduced);
    Probes probes;
    probes.number({});
    for (const Question& question : questions_)
      answers_.asked.push_back(asked(diagram.reduced, question, probes));
    return std::visit([&](const auto& ways) { return split(diagram, ways, probes); }, counted.ways);
  }

 private:
  void find_missing(const Reduced& reduced) {
    if (missing_ < 0 || !reduced.needs[static_cast<std::size_t>(missing_)]) return;
    marks_ = {seat_of(reduced, missing_), reduced.needs[static_cast<std::size_t>(missing_)]};
  }

  Asked asked(const Reduced& reduced, const Question& question, Probes& probes) {
    const auto owner = static_cast<std::size_t>(question.owner);
    Asked asked;
    asked.question = question;
    asked.settled = question.cards & reduced.domains.has[owner];
    asked.of_missing = question.owner == missing_;
    const std::size_t s = seat_of(reduced, question.owner);
    if (asked.of_missing || s == kNoSeat) return asked;
    const Seat& seat = reduced.seats[s];
    asked.beside_missing = s == marks_.seat;
    asked.hand = reduced.needs[owner];
    asked.shared = seat.need - (asked.beside_missing ? marks_.cards : 0);
    Probe& probe = asked.probe;
    for_each(question.cards & seat.can, [&](int card) { probe.layers |= just(layer_of(card)); });
    if (!probe.layers) return asked;
    const int n_open = size(probe.layers);
    probe.seat = s;
    probe.shown = question.shown;
    probe.lanes =
        probe.shown ? std::size_t{1} << n_open : static_cast<std::size_t>(std::min(n_open, seat.need)) + 1;
    asked.table = probes.number(probe);
    return asked;
  }

  int layer_of(int card) const {
    const auto& cards = answers_.cards_;
    return static_cast<int>(std::find(cards.begin(), cards.end(), card) - cards.begin());
  }

  template <class Number>
  Status split(const Diagram& diagram, const Ways<Number>& ways, const Probes& probes) {
    Tables<Number> tables(probes.distinct());
    const Status status =
        split_paths(diagram, ways, marks_, probes.batches(), budget_, tables, answers_.marked_);
    for (Cards marked : answers_.marked_) answers_.solutions.push_back(answers_.cards_of(marked));
    if (missing_ >= 0)
      for (Cards& solution : answers_.solutions)
        solution |= diagram.reduced.domains.has[static_cast<std::size_t>(missing_)];
    answers_.tables_ = std::move(tables);
    return status;
  }

  const Problem& problem_;
  const std::vector<Question>& questions_;
  const int missing_;
  Budget& budget_;
  Answers& answers_;
  Missing marks_;
};

Status ask(const Problem& problem, const std::vector<Question>& questions, int missing, const Limits& limits,
           Answers& answers) {
  Budget budget(limits);
  return Asking(problem, questions, missing, budget, answers).run();
}

// Exactly.

Cards Answers::cards_of(Cards layers) const {
  Cards cards = 0;
  for_each(layers, [&](int layer) { cards |= just(cards_[static_cast<std::size_t>(layer)]); });
  return cards;
}

Natural Answers::paths(std::size_t table, std::size_t cell) const {
  return std::visit([&](const auto& all) { return widen(all[table][cell]); }, tables_);
}

Natural Answers::deals(std::size_t solution) const { return paths(0, solution) * ways_; }

namespace {

// The layers of a probe that a lane stands for.
Cards layers_of(const Probe& probe, std::size_t lane) {
  Cards layers = 0;
  std::size_t bit = 0;
  for_each(probe.layers, [&](int layer) {
    if ((lane >> bit++) & 1) layers |= just(layer);
  });
  return layers;
}

// The lane that some layers of a probe stand in.
std::size_t lane_of(const Probe& probe, Cards layers) {
  std::size_t lane = 0, bit = 0;
  for_each(probe.layers, [&](int layer) {
    if (contains(layers, layer)) lane |= std::size_t{1} << bit;
    ++bit;
  });
  return lane;
}

// Of `shared` cards, `fitting` of which the question is about, the ways to give a hand in which so many, or
// just these, are.
Word ways_to_answer(const Asked& asked, int fitting, int held) {
  return (asked.probe.shown ? 1 : choose(fitting, held)) * choose(asked.shared - fitting, asked.hand - held);
}

}  // namespace

// The cards of a question that the missing one took out of the pool, as layers.
Cards Answers::taken_by_missing(const Asked& asked, std::size_t solution) const {
  return asked.beside_missing ? marked_[solution] & asked.probe.layers : 0;
}

std::vector<std::pair<Cards, Natural>> Answers::answers(std::size_t question, std::size_t solution) const {
  const Asked& asked = this->asked[question];
  const Probe& probe = asked.probe;
  const auto told = [&](Cards cards) {
    return asked.question.shown ? cards : static_cast<Cards>(size(cards));
  };
  if (asked.of_missing || probe.seat == kNoSeat) {
    const Cards cards = asked.of_missing ? solutions[solution] & asked.question.cards : asked.settled;
    return {{told(cards), deals(solution)}};
  }
  Natural ways = ways_;
  divide(ways, choose(asked.shared, asked.hand));
  const Cards taken = taken_by_missing(asked, solution);
  const std::size_t gone = probe.shown ? lane_of(probe, taken) : 0;
  std::vector<std::pair<Cards, Natural>> answers;
  for (std::size_t answer = 0; answer < probe.lanes; ++answer) {
    const int held = probe.shown ? size(answer) : static_cast<int>(answer);
    if (answer & gone) continue;
    Natural deals;
    for (std::size_t lane = answer; lane < probe.lanes; ++lane) {
      if (probe.shown && !within(answer, lane)) continue;
      const int fitting = (probe.shown ? size(lane) : static_cast<int>(lane)) - size(taken);
      if (const Word times = fitting < held ? 0 : ways_to_answer(asked, fitting, held))
        deals += paths(asked.table, solution * probe.lanes + lane) * Natural(times);
    }
    if (!deals) continue;
    const Cards cards = probe.shown ? asked.settled | cards_of(layers_of(probe, answer))
                                    : static_cast<Cards>(size(asked.settled)) + answer;
    answers.emplace_back(cards, deals * ways);
  }
  return answers;
}

// In bits: doubles are enough.

namespace {

// n log n; the entropy of shares n of a whole N is log N less their sum over N.
double n_log_n(double n) { return n > 0 ? n * std::log2(n) : 0; }

// The bits that the answer tells about the solution, or about the deal: then all that it tells.
double bits(const std::vector<double>& shares, std::size_t lanes, bool about_solution) {
  std::vector<double> answers(lanes, 0);
  double whole = 0, by_answer = 0, by_solution = 0, by_both = 0;
  for (std::size_t row = 0; row < shares.size(); row += lanes) {
    double solution = 0;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      const double n = shares[row + lane];
      answers[lane] += n;
      solution += n;
      if (about_solution) by_both += n_log_n(n);
    }
    by_solution += n_log_n(solution);
    whole += solution;
  }
  for (double n : answers) by_answer += n_log_n(n);
  const double all = std::log2(whole);
  if (!about_solution) return std::max(0.0, all - by_answer / whole);
  return std::max(0.0, all - (by_answer + by_solution - by_both) / whole);
}

}  // namespace

// How likely each answer is together with each solution, up to a common factor.
std::vector<double> Answers::shares(const Asked& asked) const {
  const Probe& probe = asked.probe;
  const std::size_t lanes = probe.lanes;
  std::vector<double> paths = std::visit(
      [&](const auto& all) {
        std::vector<double> numbers;
        numbers.reserve(all[asked.table].size());
        for (const auto& number : all[asked.table]) numbers.push_back(to_double(number));
        return numbers;
      },
      tables_);
  if (!asked.pooled() && !asked.beside_missing) return paths;
  std::vector<double> shares(paths.size(), 0);
  for (std::size_t solution = 0; solution < marked_.size(); ++solution) {
    const Cards taken = taken_by_missing(asked, solution);
    const std::size_t gone = probe.shown ? lane_of(probe, taken) : 0;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      const double here = paths[solution * lanes + lane];
      if (here == 0) continue;
      const int fitting = (probe.shown ? size(lane) : static_cast<int>(lane)) - size(taken);
      for (std::size_t answer = 0; answer <= lane; ++answer) {
        if (probe.shown && (!within(answer, lane) || (answer & gone))) continue;
        const int held = probe.shown ? size(answer) : static_cast<int>(answer);
        if (held <= fitting)
          shares[solution * lanes + answer] += here * to_double(ways_to_answer(asked, fitting, held));
      }
    }
  }
  return shares;
}

// The missing one's answer says something about the solution only.
double Answers::value_of_solution(const Asked& asked) const {
  std::map<Cards, double> by_answer;
  double whole = 0, sum = 0;
  for (std::size_t s = 0; s < solutions.size(); ++s) {
    const Cards cards = solutions[s] & asked.question.cards;
    const double n = to_double(paths(0, s));
    by_answer[asked.question.shown ? cards : static_cast<Cards>(size(cards))] += n;
    whole += n;
  }
  for (const auto& entry : by_answer) sum += n_log_n(entry.second);
  return std::max(0.0, std::log2(whole) - sum / whole);
}

std::vector<double> Answers::values() const {
  std::map<std::tuple<std::size_t, int, int, bool>, double> known;
  std::vector<double> values;
  for (const Asked& question : asked) {
    if (question.of_missing || question.probe.seat == kNoSeat) {
      values.push_back(question.of_missing ? value_of_solution(question) : 0);
      continue;
    }
    const auto [at, added] =
        known.try_emplace({question.table, question.shared, question.hand, question.probe.shown}, 0);
    if (added) at->second = bits(shares(question), question.probe.lanes, about_solution);
    values.push_back(at->second);
  }
  return values;
}

}  // namespace loupe
