// The parts that a diagram's states are made of: what one seat still needs, and what its likelihoods
// remember.
#pragma once

#include <vector>

#include "automaton.hpp"
#include "reduce.hpp"

namespace loupe {

// An automaton of a seat. A likelihood is an automaton too: it remembers the pattern of its cards so far, and
// its last level carries the weights.
struct Machine {
  std::size_t seat;
  Automaton automaton;
  std::vector<Word> stay_weight;  // by state of the last level; empty for bounds
  std::vector<Word> take_weight;

  bool weighs(std::size_t level) const { return !stay_weight.empty() && level + 2 == automaton.begin.size(); }
};

Machine weighing_machine(std::size_t seat, const Weighting& weighting, const std::vector<int>& order);

}  // namespace loupe
