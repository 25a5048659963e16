#include "answers.hpp"

namespace loupe {

namespace {

Natural all_ways(const Reduced& reduced, int missing) {
  std::vector<int> needs = reduced.needs;
  if (missing >= 0) needs[static_cast<std::size_t>(missing)] = 0;  // his cards are marked
  Natural ways = reduced.weight;
  for (const Seat& seat : reduced.seats) ways = ways * ways_to_share(seat, needs);
  return ways;
}

}  // namespace

template <class Number>
Status Answers::split(const Ways<Number>& ways, Budget& budget) {
  Tables<Number> tables(asking_.tables);
  const Status status =
      split_paths(asking_.counted.diagram, ways, asking_.marks, asking_.batches, budget, tables, marked_);
  tables_ = std::move(tables);
  return status;
}

Status ask(const Problem& problem, const std::vector<Question>& questions, int missing, const Limits& limits,
           Answers& answers) {
  Budget budget(limits);
  Asking& asking = answers.asking_;
  if (const Status status = asking.run(problem, questions, missing, budget); status != Status::ok)
    return status;
  if (!answers.possible()) return Status::ok;
  const Reduced& reduced = asking.counted.diagram.reduced;
  answers.ways_ = all_ways(reduced, missing);
  const Status status =
      std::visit([&](const auto& ways) { return answers.split(ways, budget); }, asking.counted.ways);
  const Cards settled = missing < 0 ? 0 : reduced.domains.has[static_cast<std::size_t>(missing)];
  for (Cards marked : answers.marked_) answers.solutions.push_back(answers.cards_of(marked) | settled);
  return status;
}

Cards Answers::cards_of(Cards layers) const {
  Cards cards = 0;
  for_each(layers,
           [&](int layer) { cards |= just(asking_.counted.diagram.cards[static_cast<std::size_t>(layer)]); });
  return cards;
}

Natural Answers::paths(std::size_t table, std::size_t cell) const {
  return std::visit([&](const auto& all) { return widen(all[table][cell]); }, tables_);
}

Natural Answers::deals(std::size_t solution) const { return paths(0, solution) * ways_; }

std::vector<std::pair<Cards, Natural>> Answers::answers(std::size_t question, std::size_t solution) const {
  const Asked& asked = asking_.asked[question];
  const Probe& probe = asked.probe;
  const auto told = [&](Cards cards) {
    return asked.question.shown ? cards : static_cast<Cards>(size(cards) + asked.counted);
  };
  if (asked.of_missing || asked.foregone()) {
    const Cards cards = asked.of_missing ? solutions[solution] & asked.question.cards : asked.settled;
    return {{told(cards), deals(solution)}};
  }
  Natural ways = ways_;
  divide(ways, choose(asked.shared, asked.hand));
  const Cards taken = asked.beside_missing ? marked_[solution] & probe.layers : 0;
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

}  // namespace loupe
