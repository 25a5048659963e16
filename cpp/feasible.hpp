// Is there a deal at all? Asked thousands of times by explanations and conflicts, so answered without
// counting.
#pragma once

#include <optional>
#include <vector>

#include "problem.hpp"
#include "propagate.hpp"

namespace loupe {

// A deal: the cards of every owner.
using Hands = std::array<Cards, kMaxOwners>;

inline bool holds(const Fact& fact, const Hands& hands) {
  const int held = size(hands[fact.owner] & fact.cards);
  return fact.at_least <= held && held <= fact.at_most;
}

// Searches with propagation; what a short search cannot decide, the diagram does.
Status find_deal(const Problem& problem, const std::vector<Fact>& facts, Budget& budget,
                 std::optional<Hands>& deal);

// For every owner the cards he holds in some deal; all empty when no deal fits.
Status possible_cards(const Problem& problem, Budget& budget, Hands& possible);

}  // namespace loupe
