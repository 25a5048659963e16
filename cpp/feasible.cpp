#include "feasible.hpp"

#include <algorithm>

#include "diagram.hpp"

namespace loupe {

namespace {

constexpr int kShortSearch = 300;  // nodes, after which a diagram is the quicker way

class Search {
 public:
  explicit Search(const std::vector<Fact>& facts) : facts_(facts) {}

  // True with `domains` settled when there is a deal within them.
  bool run(Domains& domains) {
    if (!propagate(facts_, domains)) return false;
    if (!domains.open()) return true;
    if (++nodes_ > kShortSearch) return false;
    const Choice choice = tightest(domains);
    Domains supposed = domains;
    suppose(choice, choice.likely, supposed);
    if (!run(supposed)) {
      supposed = domains;
      suppose(choice, !choice.likely, supposed);
      if (!run(supposed)) return false;
    }
    domains = supposed;
    return true;
  }

  bool gave_up() const { return nodes_ > kShortSearch; }

 private:
  struct Choice {
    int owner, card;
    bool likely;  // that he holds it
  };

  static void suppose(const Choice& choice, bool holds, Domains& domains) {
    if (holds)
      domains.has[choice.owner] |= just(choice.card);
    else
      domains.can[choice.owner] &= ~just(choice.card);
  }

  // A card of the fact that fewest open cards are left for: hand sizes are facts too, so there is one.
  Choice tightest(const Domains& domains) const {
    Choice best{0, 0, false};
    int fewest = kMaxCards + 1;
    for (const Fact& fact : facts_) {
      const Cards has = domains.has[fact.owner], open = fact.cards & domains.can[fact.owner] & ~has;
      const int held = size(fact.cards & has), n = size(open);
      const bool idle = held >= fact.at_least && held + n <= fact.at_most;
      if (!n || idle || n >= fewest) continue;
      fewest = n;
      best = {fact.owner, lowest(open), 2 * (fact.at_least - held) > n};
    }
    return best;
  }

  const std::vector<Fact>& facts_;
  int nodes_ = 0;
};

Problem with_facts(const Problem& problem, const std::vector<Fact>& facts) {
  return {problem.n_cards, problem.sizes, facts, {}};
}

// The nodes from which the end can be reached.
std::vector<bool> alive_nodes(const Diagram& diagram) {
  std::vector<bool> alive(diagram.nodes(), false);
  alive.back() = true;
  for (std::size_t node = diagram.nodes() - 1; node-- > 0;)
    for (std::size_t e = diagram.edge_begin[node]; e < diagram.edge_begin[node + 1] && !alive[node]; ++e)
      alive[node] = alive[Diagram::target(diagram.edges[e])];
  return alive;
}

// Shares a seat's cards out among its owners, any way.
void give(const Seat& seat, Cards cards, const std::vector<int>& needs, Hands& hands) {
  for (int owner : seat.owners)
    for (int i = 0; i < needs[static_cast<std::size_t>(owner)]; ++i, cards &= cards - 1)
      hands[static_cast<std::size_t>(owner)] |= just(lowest(cards));
}

// Any path that stays alive.
Hands first_deal(const Diagram& diagram, const std::vector<bool>& alive) {
  Hands hands = diagram.reduced.domains.has, taken{};
  std::size_t node = 0;
  for (int card : diagram.cards) {
    std::size_t e = diagram.edge_begin[node];
    while (!alive[Diagram::target(diagram.edges[e])]) ++e;
    node = Diagram::target(diagram.edges[e]);
    taken[Diagram::seat(diagram.edges[e])] |= just(card);
  }
  for (std::size_t seat = 0; seat < diagram.reduced.seats.size(); ++seat)
    give(diagram.reduced.seats[seat], taken[seat], diagram.reduced.needs, hands);
  return hands;
}

Status find_in_diagram(const Problem& problem, Budget& budget, std::optional<Hands>& deal) {
  Diagram diagram;
  if (const Status status = build_diagram(problem, budget, diagram); status != Status::ok) return status;
  if (!diagram.possible()) return Status::ok;
  const std::vector<bool> alive = alive_nodes(diagram);
  if (alive[0]) deal = first_deal(diagram, alive);
  return Status::ok;
}

}  // namespace

Status find_deal(const Problem& problem, const std::vector<Fact>& facts, Budget& budget,
                 std::optional<Hands>& deal) {
  deal.reset();
  std::vector<Fact> all = hand_facts(problem);
  all.insert(all.end(), facts.begin(), facts.end());
  Domains domains = everything_possible(problem);
  Search search(all);
  const bool found = search.run(domains);
  if (!found && search.gave_up()) return find_in_diagram(with_facts(problem, facts), budget, deal);
  if (found) deal = domains.has;
  return budget.spend(1);
}

namespace {

void add_paths(const Diagram& diagram, const std::vector<bool>& alive, Hands& possible) {
  for (std::size_t layer = 0; layer < diagram.cards.size(); ++layer) {
    const std::size_t first = diagram.edge_begin[diagram.layer_begin[layer]];
    const std::size_t last = diagram.edge_begin[diagram.layer_begin[layer + 1]];
    for (std::size_t e = first; e < last; ++e)
      if (alive[Diagram::target(diagram.edges[e])])
        for (int owner : diagram.reduced.seats[Diagram::seat(diagram.edges[e])].owners)
          possible[static_cast<std::size_t>(owner)] |= just(diagram.cards[layer]);
  }
}

}  // namespace

// Every edge between alive nodes is part of a deal, since every node can be reached.
Status possible_cards(const Problem& problem, Budget& budget, Hands& possible) {
  possible.fill(0);
  Diagram diagram;
  const Status status = build_diagram(with_facts(problem, problem.facts), budget, diagram);
  if (status != Status::ok || !diagram.possible()) return status;
  const std::vector<bool> alive = alive_nodes(diagram);
  if (!alive[0]) return Status::ok;
  possible = diagram.reduced.domains.has;
  add_paths(diagram, alive, possible);
  return Status::ok;
}

}  // namespace loupe
