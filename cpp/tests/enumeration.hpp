// The slow oracle: writes every deal out. It shares nothing with the core but the statement of the problem.
#pragma once

#include <vector>

#include "../number.hpp"
#include "../problem.hpp"

namespace loupe {

using Deal = std::vector<int>;  // the owner of every card

inline bool satisfies(const Deal& deal, const Fact& fact) {
  int held = 0;
  for (std::size_t card = 0; card < deal.size(); ++card)
    if (deal[card] == fact.owner && ((fact.cards >> card) & 1)) ++held;
  return fact.at_least <= held && held <= fact.at_most;
}

inline Word weight_of(const Deal& deal, const Factor& factor) {
  std::size_t pattern = 0, bit = 0;
  for (std::size_t card = 0; card < deal.size(); ++card)
    if ((factor.cards >> card) & 1) pattern |= static_cast<std::size_t>(deal[card] == factor.owner) << bit++;
  return factor.weights[pattern];
}

inline void extend(const Problem& problem, std::vector<int>& left, Deal& deal, std::vector<Deal>& deals) {
  if (static_cast<int>(deal.size()) == problem.n_cards) {
    for (int size : left)
      if (size) return;
    for (const Fact& fact : problem.facts)
      if (!satisfies(deal, fact)) return;
    deals.push_back(deal);
    return;
  }
  for (std::size_t owner = 0; owner < left.size(); ++owner) {
    if (!left[owner]) continue;
    --left[owner];
    deal.push_back(static_cast<int>(owner));
    extend(problem, left, deal, deals);
    deal.pop_back();
    ++left[owner];
  }
}

inline std::vector<Deal> enumerate(const Problem& problem) {
  std::vector<int> left = problem.sizes;
  Deal deal;
  std::vector<Deal> deals;
  extend(problem, left, deal, deals);
  return deals;
}

}  // namespace loupe
