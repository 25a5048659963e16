// All deals at once: a layered graph whose paths from the root to the end are the deals of the open cards.
#pragma once

#include <vector>

#include "automaton.hpp"
#include "reduce.hpp"

namespace loupe {

// Layer i decides who gets cards[i]; an edge carries the seat that gets it. Nodes are numbered layer by
// layer, and edges lead to the next layer. The last node is the end.
struct Diagram {
  using Edge = std::uint32_t;
  static constexpr std::size_t kMaxNodes = std::size_t{1} << 28;
  static Edge edge(std::size_t node, std::size_t seat) { return static_cast<Edge>(node << 4 | seat); }
  static std::size_t target(Edge edge) { return edge >> 4; }
  static std::size_t seat(Edge edge) { return edge & 15; }

  Reduced reduced;
  std::vector<int> cards;
  std::vector<std::size_t> layer_begin;   // first node of each layer, and of what would follow the end
  std::vector<std::uint32_t> edge_begin;  // first edge of each node, and one more
  std::vector<Edge> edges;
  std::vector<Word> weights;  // of the edges; empty where all are 1

  bool possible() const { return !layer_begin.empty(); }
  std::size_t nodes() const { return edge_begin.size() - 1; }
  Word weight(std::size_t edge) const { return weights.empty() ? 1 : weights[edge]; }
};

Status build_diagram(const Problem& problem, Budget& budget, Diagram& diagram);

}  // namespace loupe
