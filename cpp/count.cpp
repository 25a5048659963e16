#include "count.hpp"

#include <algorithm>
#include <utility>

namespace loupe {

namespace {

// From the root to the end; false when Number is too narrow.
template <class Number>
bool sweep_up(const Diagram& diagram, std::vector<Number>& up) {
  up.assign(diagram.nodes(), Number(0));
  up[0] = 1;
  bool lost = false;
  for (std::size_t node = 0; node < diagram.nodes(); ++node) {
    for (std::size_t e = diagram.edge_begin[node]; e < diagram.edge_begin[node + 1]; ++e) {
      Number ways = up[node];
      if (!diagram.weights.empty()) lost |= multiply_overflows(ways, Number(diagram.weights[e]));
      lost |= add_overflows(up[Diagram::target(diagram.edges[e])], ways);
    }
  }
  return !lost;
}

// From the end to the root. Ways down times ways up is the number of paths through a node, so nothing can
// overflow where the total did not.
template <class Number>
void sweep_down(const Diagram& diagram, const std::vector<Number>& up, std::vector<Number>& down,
                std::vector<Natural>& paths) {
  const std::size_t seats = diagram.reduced.seats.size();
  down.assign(diagram.nodes(), Number(0));
  down.back() = 1;
  std::vector<Number> through(seats);
  for (std::size_t layer = diagram.cards.size(); layer-- > 0;) {
    std::fill(through.begin(), through.end(), Number(0));
    for (std::size_t node = diagram.layer_begin[layer]; node < diagram.layer_begin[layer + 1]; ++node) {
      for (std::size_t e = diagram.edge_begin[node]; e < diagram.edge_begin[node + 1]; ++e) {
        Number ways = down[Diagram::target(diagram.edges[e])];
        if (!ways) continue;
        if (!diagram.weights.empty()) ways = ways * Number(diagram.weights[e]);
        down[node] += ways;
        through[Diagram::seat(diagram.edges[e])] += up[node] * ways;
      }
    }
    for (std::size_t seat = 0; seat < seats; ++seat) paths[layer * seats + seat] = widen(through[seat]);
  }
}

template <class Number>
bool sweep(Count& count) {
  const Diagram& diagram = count.diagram;
  Ways<Number> ways;
  if (!sweep_up(diagram, ways.up)) return false;
  count.paths.resize(diagram.cards.size() * diagram.reduced.seats.size());
  sweep_down(diagram, ways.up, ways.down, count.paths);
  count.deals = widen(ways.down[0]);
  count.ways = std::move(ways);
  return true;
}

// Paths stand for several deals where owners are pooled or settled factors weigh.
bool multiply_out(Count& count) {
  const Reduced& reduced = count.diagram.reduced;
  Natural ways = reduced.weight;
  bool lost = false;
  for (const Seat& seat : reduced.seats) lost |= multiply_overflows(ways, ways_to_share(seat, reduced.needs));
  lost |= multiply_overflows(count.deals, ways);
  count.shares.assign(reduced.needs.size(), Natural(0));
  for (const Seat& seat : reduced.seats)
    for (int owner : seat.owners) {
      count.shares[owner] = ways;
      lost |= multiply_overflows(count.shares[owner], Natural(static_cast<Word>(reduced.needs[owner])));
      divide(count.shares[owner], static_cast<Word>(seat.need));
    }
  return !lost;
}

}  // namespace

Natural Count::held(int card, int owner) const {
  const Reduced& reduced = diagram.reduced;
  if (!possible()) return 0;
  if (contains(reduced.domains.has[owner], card)) return deals;
  const auto layer = std::find(diagram.cards.begin(), diagram.cards.end(), card) - diagram.cards.begin();
  for (std::size_t seat = 0; seat < reduced.seats.size(); ++seat) {
    const auto& owners = reduced.seats[seat].owners;
    if (!contains(reduced.seats[seat].can, card)) continue;
    if (std::find(owners.begin(), owners.end(), owner) == owners.end()) continue;
    return paths[static_cast<std::size_t>(layer) * reduced.seats.size() + seat] * shares[owner];
  }
  return 0;
}

Status count(const Problem& problem, Budget& budget, Count& result) {
  if (const Status status = build_diagram(problem, budget, result.diagram); status != Status::ok)
    return status;
  if (!result.diagram.possible()) return Status::ok;
  if (!sweep<Word>(result) && !sweep<Word2>(result) && !sweep<Wide<4>>(result) && !sweep<Natural>(result))
    return Status::too_large;
  return multiply_out(result) ? Status::ok : Status::too_large;
}

}  // namespace loupe
