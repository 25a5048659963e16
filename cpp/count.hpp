// Totals and marginals: two sweeps over the diagram.
#pragma once

#include <variant>
#include <vector>

#include "diagram.hpp"
#include "number.hpp"

namespace loupe {

// For every node the number of ways from it to the end, in the narrowest width that holds the total.
template <class Number>
using Ways = std::vector<Number>;
using AnyWays = std::variant<Ways<Word>, Ways<Word2>, Ways<Wide<4>>, Ways<Natural>>;

struct Count {
  Diagram diagram;
  AnyWays down;
  Natural deals;
  std::vector<Natural> paths;   // by layer and seat: paths on which the seat gets the layer's card
  std::vector<Natural> shares;  // by owner: deals per path of his seat in which he is the one of the pool

  bool possible() const { return static_cast<bool>(deals); }
  Natural held(int card, int owner) const;  // deals in which `owner` holds `card`
};

Status count(const Problem& problem, Owners apart, const Limits& limits, Count& result);

// The sweep from the root: ways from the root to each node. False when Number is too narrow.
template <class Number>
bool sweep_up(const Diagram& diagram, Ways<Number>& up);

}  // namespace loupe
