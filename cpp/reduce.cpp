#include "reduce.hpp"

#include <algorithm>

namespace loupe {

namespace {

Bound open_part(const Fact& fact, const Domains& domains) {
  const Cards held = fact.cards & domains.has[fact.owner];
  const Cards open = fact.cards & domains.can[fact.owner] & ~held;
  return {open, std::max(0, fact.at_least - size(held)), std::min(size(open), fact.at_most - size(held))};
}

// Says nothing beyond the size of the hand.
bool is_idle(const Bound& bound, const Seat& seat) {
  const int elsewhere = size(seat.can & ~bound.cards);
  return bound.at_least <= std::max(0, seat.need - elsewhere) &&
         bound.at_most >= std::min(seat.need, size(bound.cards));
}

bool is_exact(const Bound& bound) { return bound.at_least == bound.at_most; }

// Two bounds on the same cards become one.
void add_bound(Seat& seat, const Bound& bound) {
  for (Bound& known : seat.bounds) {
    if (known.cards != bound.cards) continue;
    known.at_least = std::max(known.at_least, bound.at_least);
    known.at_most = std::min(known.at_most, bound.at_most);
    return;
  }
  seat.bounds.push_back(bound);
}

bool subtract_one(Seat& seat) {
  for (const Bound inner : seat.bounds) {
    if (!is_exact(inner)) continue;
    for (std::size_t i = 0; i < seat.bounds.size(); ++i) {
      const Bound outer = seat.bounds[i];
      if (outer.cards == inner.cards || !within(inner.cards, outer.cards)) continue;
      seat.bounds.erase(seat.bounds.begin() + static_cast<std::ptrdiff_t>(i));
      const Cards rest = outer.cards & ~inner.cards;
      add_bound(seat, {rest, std::max(0, outer.at_least - inner.at_most),
                       std::min(size(rest), outer.at_most - inner.at_least)});
      return true;
    }
  }
  return false;
}

// A fact about red gems minus one about red pearls is a fact about the other reds.
void subtract_nested(Seat& seat) {
  while (subtract_one(seat)) {
  }
}

void set_bounds(Seat& seat, int owner, const std::vector<Fact>& facts, const Domains& domains) {
  seat.bounds.clear();
  seat.bounds.push_back({seat.can, seat.need, seat.need});
  for (const Fact& fact : facts) {
    if (fact.owner != owner) continue;
    const Bound bound = open_part(fact, domains);
    if (bound.cards && !is_idle(bound, seat)) add_bound(seat, bound);
  }
  subtract_nested(seat);
}

// Bounds that leave no choice, as facts to propagate; false when one cannot be satisfied.
bool learn_from(const Seat& seat, std::vector<Fact>& facts) {
  for (const Bound& bound : seat.bounds) {
    if (bound.at_least > bound.at_most) return false;
    if (bound.cards && (bound.at_most == 0 || bound.at_least == size(bound.cards)))
      facts.push_back({seat.owners[0], bound.cards, bound.at_least, bound.at_most});
  }
  return true;
}

bool make_seats(const Problem& problem, std::vector<Fact>& facts, Reduced& reduced) {
  reduced.seats.clear();
  for (int owner = 0; owner < problem.owners(); ++owner) {
    const Cards has = reduced.domains.has[owner], can = reduced.domains.can[owner] & ~has;
    reduced.needs[owner] = problem.sizes[owner] - size(has);
    if (!can) continue;
    reduced.seats.push_back({can, reduced.needs[owner], {owner}, {}, {}});
    set_bounds(reduced.seats.back(), owner, facts, reduced.domains);
    if (!learn_from(reduced.seats.back(), facts)) return false;
  }
  return true;
}

Weighting open_weighting(const Factor& factor, const Domains& domains) {
  const Cards has = domains.has[factor.owner], open = domains.can[factor.owner] & ~has;
  Weighting weighting{factor.cards & open, {}};
  weighting.weights.assign(std::size_t{1} << size(weighting.cards), 0);
  for (std::size_t pattern = 0; pattern < factor.weights.size(); ++pattern) {
    std::size_t kept = 0;
    int bit = 0, kept_bit = 0;
    bool fits = true;
    for_each(factor.cards, [&](int card) {
      const bool held = (pattern >> bit++) & 1;
      if (contains(open, card))
        kept |= static_cast<std::size_t>(held) << kept_bit++;
      else
        fits &= held == contains(has, card);
    });
    if (fits) weighting.weights[kept] = factor.weights[pattern];
  }
  return weighting;
}

bool weigh(const Problem& problem, Reduced& reduced) {
  for (const Factor& factor : problem.factors) {
    Weighting weighting = open_weighting(factor, reduced.domains);
    if (!weighting.cards) {
      if (multiply_overflows(reduced.weight, Natural(weighting.weights[0]))) return false;
      continue;
    }
    for (Seat& seat : reduced.seats)
      if (seat.owners[0] == factor.owner) seat.weightings.push_back(weighting);
  }
  return true;
}

bool is_free(const Seat& seat) {
  return seat.weightings.empty() && seat.bounds.size() == 1 && seat.bounds[0].cards == seat.can;
}

void pool(std::vector<Seat>& seats) {
  std::vector<Seat> kept;
  for (Seat& seat : seats) {
    auto pool = kept.end();
    if (is_free(seat))
      pool = std::find_if(kept.begin(), kept.end(),
                          [&](const Seat& other) { return other.can == seat.can && is_free(other); });
    if (pool == kept.end()) {
      kept.push_back(std::move(seat));
      continue;
    }
    pool->need += seat.need;
    pool->owners.push_back(seat.owners[0]);
    pool->bounds[0] = {pool->can, pool->need, pool->need};
  }
  seats = std::move(kept);
}

}  // namespace

Reduced reduce(const Problem& problem, const std::vector<Fact>& learnt) {
  Reduced reduced;
  reduced.domains = everything_possible(problem);
  reduced.needs.resize(problem.sizes.size());
  std::vector<Fact> facts = hand_facts(problem);
  facts.insert(facts.end(), problem.facts.begin(), problem.facts.end());
  facts.insert(facts.end(), learnt.begin(), learnt.end());
  for (std::size_t known = 0; known != facts.size();) {
    known = facts.size();
    if (!propagate(facts, reduced.domains) || !make_seats(problem, facts, reduced)) return reduced;
  }
  reduced.possible = true;
  weigh(problem, reduced);
  pool(reduced.seats);
  return reduced;
}

Natural ways_to_share(const Seat& seat, const std::vector<int>& needs) {
  Natural ways = 1;
  int dealt = 0;
  for (int owner : seat.owners) {
    Word choose = 1;  // dealt over those so far: exact at every step, and below 2^64 for 64 cards
    for (int i = 1; i <= needs[owner]; ++i) choose = static_cast<Word>(Word2{choose} * (dealt + i) / i);
    dealt += needs[owner];
    ways = ways * Natural(choose);
  }
  return ways;
}

}  // namespace loupe
