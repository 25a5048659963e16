// Who can still hold what: the reasoning that needs no counting.
#pragma once

#include <array>
#include <vector>

#include "problem.hpp"

namespace loupe {

// For every owner the cards he can still hold and, among them, those he certainly holds.
struct Domains {
  int owners = 0;
  Cards all = 0;
  std::array<Cards, kMaxOwners> can{};
  std::array<Cards, kMaxOwners> has{};

  Cards settled() const;  // cards whose owner is known
  Cards open() const { return all & ~settled(); }
};

Domains everything_possible(const Problem& problem);

// The facts that the hand sizes are.
std::vector<Fact> hand_facts(const Problem& problem);

// Narrows the domains until nothing changes; false when some fact or card cannot be satisfied any more.
// Sound but not complete: true does not promise a deal.
bool propagate(const std::vector<Fact>& facts, Domains& domains);

}  // namespace loupe
