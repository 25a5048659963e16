// What is left to count once everything that follows by propagation is taken out.
#pragma once

#include <vector>

#include "number.hpp"
#include "problem.hpp"
#include "propagate.hpp"

namespace loupe {

// At least and at most so many of `cards`, all of them open.
struct Bound {
  Cards cards;
  int at_least;
  int at_most;
};

// A likelihood over open cards only.
struct Weighting {
  Cards cards;
  std::vector<Word> weights;
};

// One owner with open cards, or a pool: owners of whom the same is known, which is nothing but their hand
// sizes. A pool is counted as one owner, times the number of ways to share its cards out.
struct Seat {
  Cards can;
  int need;
  std::vector<int> owners;
  std::vector<Bound> bounds;
  std::vector<Weighting> weightings;
};

struct Reduced {
  bool possible = false;
  Domains domains;
  std::vector<int> needs;  // open cards still to come, by owner
  std::vector<Seat> seats;
  Natural weight = 1;  // of the factors whose cards are all settled
};

// `learnt`: facts that follow from the problem, found elsewhere.
Reduced reduce(const Problem& problem, const std::vector<Fact>& learnt);

// The ways to share the cards of a pool out.
Natural ways_to_share(const Seat& seat, const std::vector<int>& needs);

}  // namespace loupe
