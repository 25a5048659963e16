// Totals and marginals: two sweeps over the diagram.
#pragma once

#include <variant>
#include <vector>

#include "diagram.hpp"
#include "number.hpp"

namespace loupe {

// For every node the number of ways from the root to it, and from it to the end.
template <class Number>
struct Ways {
  std::vector<Number> up, down;
};
using AnyWays = std::variant<Ways<Word>, Ways<Word2>, Ways<Wide<4>>, Ways<Natural>>;

struct Count {
  Diagram diagram;
  AnyWays ways;  // in the narrowest width that holds the total
  Natural deals;
  std::vector<Natural> paths;   // by layer and seat: paths on which the seat gets the layer's card
  std::vector<Natural> shares;  // by owner: deals per path of his seat in which he is the one of the pool

  bool possible() const { return static_cast<bool>(deals); }
  Natural held(int card, int owner) const;  // deals in which `owner` holds `card`
};

Status count(const Problem& problem, Budget& budget, Count& result);

}  // namespace loupe
