#include "machine.hpp"

namespace loupe {

namespace {

// Level i of a likelihood has a state for each pattern of its first i cards, the end a single one.
void remember_patterns(int n_cards, Automaton& automaton) {
  automaton.begin.assign(1, 0);
  for (int level = 0; level < n_cards; ++level) {
    const std::uint32_t states = 1u << level;
    const bool last = level + 1 == n_cards;
    for (std::uint32_t pattern = 0; pattern < states; ++pattern) {
      automaton.stay.push_back(last ? 0 : pattern);
      automaton.take.push_back(last ? 0 : pattern | states);
    }
    automaton.begin.push_back(automaton.stay.size());
  }
}

}  // namespace

Machine weighing_machine(std::size_t seat, const Weighting& weighting, const std::vector<int>& order) {
  Machine machine{seat, {}, {}, {}};
  machine.automaton.cards = weighting.cards;
  const int n_cards = size(weighting.cards);
  remember_patterns(n_cards, machine.automaton);
  // The weights are by card number, the patterns by the order of counting.
  std::vector<int> bit;
  for (int card : order)
    if (contains(weighting.cards, card)) bit.push_back(size(weighting.cards & (just(card) - 1)));
  for (std::uint32_t pattern = 0; pattern < 1u << (n_cards - 1); ++pattern) {
    std::size_t held = 0;
    for (int i = 0; i + 1 < n_cards; ++i) held |= static_cast<std::size_t>((pattern >> i) & 1) << bit[i];
    machine.stay_weight.push_back(weighting.weights[held]);
    machine.take_weight.push_back(weighting.weights[held | std::size_t{1} << bit[n_cards - 1]]);
  }
  return machine;
}

}  // namespace loupe
