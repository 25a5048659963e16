#include "answers.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace loupe {

Cards Asked::answer(std::size_t lane) const {
  if (!probe.shown) return static_cast<Cards>(size(settled)) + lane;
  Cards cards = settled;
  int bit = 0;
  for_each(probe.open, [&](int card) {
    if ((lane >> bit++) & 1) cards |= just(card);
  });
  return cards;
}

Natural Answers::deals(std::size_t part, std::size_t table, std::size_t cell) const {
  const Natural paths =
      std::visit([&](const auto& all) { return widen(all[table][cell]); }, parts[part].tables);
  return paths * parts[part].ways;
}

namespace {

std::size_t seat_of(const Reduced& reduced, int owner) {
  for (std::size_t seat = 0; seat < reduced.seats.size(); ++seat) {
    const auto& owners = reduced.seats[seat].owners;
    if (std::find(owners.begin(), owners.end(), owner) != owners.end()) return seat;
  }
  return kNoSeat;
}

// Owners of one pool who need equally many cards are alike: one of them is asked for all. By owner: who;
// those who are in no pool answer for themselves.
std::vector<int> stand_ins(const Reduced& reduced) {
  std::vector<int> stand_in(reduced.needs.size(), -1);
  for (const Seat& seat : reduced.seats) {
    if (seat.owners.size() == 1) continue;
    for (int owner : seat.owners)
      stand_in[owner] = *std::find_if(seat.owners.begin(), seat.owners.end(), [&](int other) {
        return reduced.needs[other] == reduced.needs[owner];
      });
  }
  return stand_in;
}

Probe make_probe(const Reduced& reduced, const Question& question, int stand_in) {
  Probe probe;
  probe.shown = question.shown;
  const std::size_t seat = seat_of(reduced, stand_in < 0 ? question.owner : stand_in);
  if (seat == kNoSeat) return probe;
  probe.open = question.cards & reduced.seats[seat].can;
  if (!probe.open) return probe;
  probe.seat = seat;
  const int n_open = size(probe.open);
  probe.lanes = probe.shown ? std::size_t{1} << n_open
                            : static_cast<std::size_t>(std::min(n_open, reduced.seats[seat].need)) + 1;
  return probe;
}

// Questions that come to the same share a probe. A single open card is counted alike whether it is shown or
// not.
class Probes {
 public:
  std::size_t number(const Probe& probe) {
    const bool shown = probe.shown && size(probe.open) > 1;
    const auto [at, added] = numbers_.try_emplace({probe.seat, probe.open, shown}, distinct_.size());
    if (added) distinct_.push_back(probe);
    return at->second;
  }

  std::size_t distinct() const { return distinct_.size(); }

  // Probes of a batch grow between the same layers, as nearly as can be.
  std::vector<Batch> batches(const Diagram& diagram) const {
    std::vector<std::tuple<std::size_t, std::size_t, std::size_t, std::size_t>> sorted;
    for (std::size_t i = 0; i < distinct_.size(); ++i) {
      const auto [first, last] = span(diagram, distinct_[i].open);
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
  static std::pair<std::size_t, std::size_t> span(const Diagram& diagram, Cards cards) {
    std::size_t first = diagram.cards.size(), last = 0;
    for (std::size_t layer = 0; layer < diagram.cards.size(); ++layer) {
      if (!contains(cards, diagram.cards[layer])) continue;
      first = std::min(first, layer);
      last = layer;
    }
    return {std::min(first, last), last};
  }

  std::map<std::tuple<std::size_t, Cards, bool>, std::size_t> numbers_;
  std::vector<Probe> distinct_;
};

Natural all_ways(const Reduced& reduced) {
  Natural ways = reduced.weight;
  for (const Seat& seat : reduced.seats) ways = ways * ways_to_share(seat, reduced.needs);
  return ways;
}

// Counts the questions part by part: in one diagram those that nobody answers in another's stead (-1), then
// in one for each stand-in those that he answers.
class Asking {
 public:
  Asking(const Problem& problem, const std::vector<Question>& questions, int missing, Budget& budget,
         Answers& answers)
      : problem_(problem), questions_(questions), missing_(missing), budget_(budget), answers_(answers) {}

  Status run() {
    answers_.about_solution = missing_ >= 0;
    answers_.asked.resize(questions_.size());
    Status status = run_part(-1);
    for (int owner = 0; owner < problem_.owners() && status == Status::ok && answers_.possible; ++owner)
      if (is_asked(owner)) status = run_part(owner);
    return status;
  }

 private:
  bool is_asked(int stand_in) const {
    return std::any_of(questions_.begin(), questions_.end(),
                       [&](const Question& question) { return stand_in_[question.owner] == stand_in; });
  }

  Status run_part(int stand_in) {
    Owners apart = missing_ < 0 ? 0 : Owners{1} << missing_;
    if (stand_in >= 0) apart |= Owners{1} << stand_in;
    Count counted;
    if (const Status status = count(problem_, apart, budget_, counted); status != Status::ok) return status;
    answers_.possible = counted.possible();
    if (!answers_.possible) return Status::ok;
    const Diagram& diagram = counted.diagram;
    if (stand_in < 0) stand_in_ = stand_ins(diagram.reduced);
    const Probes probes = make_probes(diagram.reduced, stand_in);
    return std::visit([&](const auto& ways) { return split(diagram, ways, probes); }, counted.ways);
  }

  // The first probe asks nothing.
  Probes make_probes(const Reduced& reduced, int stand_in) {
    Probes probes;
    probes.number({});
    for (std::size_t q = 0; q < questions_.size(); ++q) {
      const Question& question = questions_[q];
      if (stand_in_[question.owner] != stand_in) continue;
      const Probe probe = make_probe(reduced, question, stand_in);
      answers_.asked[q] = {answers_.parts.size(), probes.number(probe), probe,
                           question.cards & reduced.domains.has[question.owner]};
    }
    return probes;
  }

  template <class Number>
  Status split(const Diagram& diagram, const Ways<Number>& ways, const Probes& probes) {
    const Reduced& reduced = diagram.reduced;
    Part part;
    part.ways = all_ways(reduced);
    Tables<Number> tables(probes.distinct());
    const std::size_t seat = missing_ < 0 ? kNoSeat : seat_of(reduced, missing_);
    const Status status =
        split_paths(diagram, ways, seat, probes.batches(diagram), budget_, tables, part.solutions);
    if (missing_ >= 0)
      for (Cards& solution : part.solutions) solution |= reduced.domains.has[missing_];
    part.tables = std::move(tables);
    answers_.parts.push_back(std::move(part));
    return status;
  }

  const Problem& problem_;
  const std::vector<Question>& questions_;
  const int missing_;
  Budget& budget_;
  Answers& answers_;
  std::vector<int> stand_in_;  // by owner
};

}  // namespace

Status ask(const Problem& problem, const std::vector<Question>& questions, int missing, const Limits& limits,
           Answers& answers) {
  Budget budget(limits);
  return Asking(problem, questions, missing, budget, answers).run();
}

namespace {

double to_double(Word n) { return static_cast<double>(n); }
double to_double(Word2 n) { return static_cast<double>(n); }
template <std::size_t W>
double to_double(const Wide<W>& n) {
  double result = 0;
  for (std::size_t i = W; i-- > 0;) result = result * 0x1p64 + static_cast<double>(n.words[i]);
  return result;
}

// Sums n log n over the shares of a whole, which is the whole's entropy but for its sign and scale.
class Entropy {
 public:
  void add(double n) {
    if (n > 0) sum_ += n / whole_ * std::log2(n / whole_);
  }
  double bits() const { return -sum_; }
  explicit Entropy(double whole) : whole_(whole) {}

 private:
  double whole_, sum_ = 0;
};

// The bits that the answer tells about the solution, or about the deal: then all that it tells.
template <class Number>
double bits(const std::vector<Number>& table, std::size_t lanes, bool about_solution) {
  std::vector<double> answers(lanes, 0), solutions(table.size() / lanes, 0);
  double whole = 0;
  for (std::size_t cell = 0; cell < table.size(); ++cell) {
    const double n = to_double(table[cell]);
    answers[cell % lanes] += n;
    solutions[cell / lanes] += n;
    whole += n;
  }
  Entropy by_answer(whole), by_solution(whole), by_both(whole);
  for (double n : answers) by_answer.add(n);
  if (!about_solution) return by_answer.bits();
  for (double n : solutions) by_solution.add(n);
  for (const Number& n : table) by_both.add(to_double(n));
  return std::max(0.0, by_answer.bits() + by_solution.bits() - by_both.bits());
}

}  // namespace

std::vector<double> Answers::values() const {
  std::vector<double> values;
  std::map<std::pair<std::size_t, std::size_t>, double> known;
  for (const Asked& question : asked) {
    const auto [at, added] = known.try_emplace({question.part, question.table}, 0);
    if (added)
      at->second = std::visit(
          [&](const auto& all) { return bits(all[question.table], question.probe.lanes, about_solution); },
          parts[question.part].tables);
    values.push_back(at->second);
  }
  return values;
}

}  // namespace loupe
