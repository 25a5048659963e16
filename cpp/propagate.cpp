#include "propagate.hpp"

namespace loupe {

Cards Domains::settled() const {
  Cards cards = 0;
  for (int owner = 0; owner < owners; ++owner) cards |= has[owner];
  return cards;
}

Domains everything_possible(const Problem& problem) {
  Domains domains;
  domains.owners = problem.owners();
  domains.all = problem.all();
  for (int owner = 0; owner < domains.owners; ++owner) domains.can[owner] = domains.all;
  return domains;
}

std::vector<Fact> hand_facts(const Problem& problem) {
  std::vector<Fact> facts;
  facts.reserve(problem.sizes.size() + problem.facts.size());
  for (int owner = 0; owner < problem.owners(); ++owner)
    facts.push_back({owner, problem.all(), problem.sizes[owner], problem.sizes[owner]});
  return facts;
}

namespace {

// A count that is reached excludes the rest; a count that needs all that is left forces it.
bool narrow(const Fact& fact, Domains& domains, bool& changed) {
  Cards& can = domains.can[fact.owner];
  Cards& has = domains.has[fact.owner];
  const Cards held = fact.cards & has, possible = fact.cards & can;
  const int n_held = size(held), n_possible = size(possible);
  if (n_held > fact.at_most || n_possible < fact.at_least || fact.at_least > fact.at_most) return false;
  if (held == possible) return true;
  if (n_held == fact.at_most) {
    can &= ~(possible & ~held);
    changed = true;
  } else if (n_possible == fact.at_least) {
    has |= possible;
    changed = true;
  }
  return true;
}

// Every card has exactly one owner.
bool settle(Domains& domains, bool& changed) {
  Cards once = 0, twice = 0, held = 0;
  for (int owner = 0; owner < domains.owners; ++owner) {
    if (held & domains.has[owner]) return false;
    held |= domains.has[owner];
    twice |= once & domains.can[owner];
    once |= domains.can[owner];
  }
  if (once != domains.all) return false;
  for (int owner = 0; owner < domains.owners; ++owner) {
    Cards& can = domains.can[owner];
    Cards& has = domains.has[owner];
    if (!within(has, can)) return false;
    const Cards alone = can & ~twice & ~has, elsewhere = can & held & ~has;
    changed |= (alone | elsewhere) != 0;
    has |= alone;
    can &= ~elsewhere;
  }
  return true;
}

}  // namespace

bool propagate(const std::vector<Fact>& facts, Domains& domains) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const Fact& fact : facts)
      if (!narrow(fact, domains, changed)) return false;
    if (!settle(domains, changed)) return false;
  }
  return true;
}

}  // namespace loupe
