#include "automaton.hpp"

#include <algorithm>

namespace loupe {

namespace {

// A counter that may reach n needs so many bits, and one more to guard it.
int counter_bits(int n) {
  int bits = 1;
  while ((1 << bits) <= n) ++bits;
  return bits;
}

}  // namespace

// Each bound has a field of one word. The field holds the count so far, shifted up so that one too many sets
// the guard bit; adding `reach` sets the guard bit unless the count can no longer get to at_least.
void AutomatonBuilder::add_level(int card, const std::vector<Bound>& bounds, Cards left) {
  Level level{0, 0, 0};
  int shift = 0;
  for (const Bound& bound : bounds) {
    const int bits = counter_bits(bound.at_most);
    const std::uint64_t full = std::uint64_t{1} << bits, base = full - 1 - bound.at_most;
    const Cards still = bound.cards & left;
    const int missing = std::max(0, bound.at_least - size(still));
    const bool closed = !still && !contains(bound.cards, card);
    if (contains(bound.cards, card)) level.increment |= std::uint64_t{1} << shift;
    level.reach |= (closed ? full : full - base - missing) << shift;
    if (still) level.keep |= (full - 1) << shift;
    shift += bits + 1;
  }
  levels_.push_back(level);
}

void AutomatonBuilder::lay_out(const std::vector<int>& order, const std::vector<Bound>& bounds) {
  Cards left = 0;
  start_ = guard_ = 0;
  int shift = 0;
  for (const Bound& bound : bounds) {
    const int bits = counter_bits(bound.at_most);
    const std::uint64_t full = std::uint64_t{1} << bits;
    left |= bound.cards;
    start_ |= (full - 1 - bound.at_most) << shift;
    guard_ |= full << shift;
    shift += bits + 1;
  }
  levels_.clear();
  for (int card : order) {
    if (!contains(left, card)) continue;
    left &= ~just(card);
    add_level(card, bounds, left);
  }
}

std::uint32_t AutomatonBuilder::follow(std::uint64_t counts, const Level& level,
                                       std::vector<std::uint64_t>& next) {
  if ((counts & guard_) || ((counts + level.reach) & guard_) != guard_) return kNone;
  return interner_.number(counts & level.keep, next);
}

Status AutomatonBuilder::unfold(Budget& budget) {
  begin_.assign(1, 0);
  stay_.clear();
  take_.clear();
  here_.assign(1, start_);
  for (const Level& level : levels_) {
    next_.clear();
    interner_.restart(here_.size());
    for (std::size_t i = 0; i < here_.size(); ++i) {
      stay_.push_back(follow(here_[i], level, next_));
      take_.push_back(follow(here_[i] + level.increment, level, next_));
      if (i % 1024) continue;
      if (const Status status = budget.allows(here_.size() + next_.size()); status != Status::ok)
        return status;
    }
    if (const Status status = budget.spend(here_.size()); status != Status::ok) return status;
    begin_.push_back(stay_.size());
    here_.swap(next_);
  }
  return Status::ok;
}

// Backward: drops states without a future and merges those with the same one.
void AutomatonBuilder::fold(Automaton& out) {
  const std::size_t depth = levels_.size();
  std::vector<std::vector<std::uint64_t>> kept(depth);
  renamed_.assign(1, here_.empty() ? kNone : 0);
  for (std::size_t level = depth; level-- > 0;) {
    const std::size_t first = begin_[level], n = begin_[level + 1] - first;
    futures_.assign(n, kNone);
    interner_.restart(n);
    for (std::size_t i = 0; i < n; ++i) {
      const std::uint32_t stay = stay_[first + i], take = take_[first + i];
      const std::uint64_t s = stay == kNone ? kNone : renamed_[stay],
                          t = take == kNone ? kNone : renamed_[take];
      if (s != kNone || t != kNone) futures_[i] = interner_.number(s << 32 | t, kept[level]);
    }
    renamed_.assign(futures_.begin(), futures_.end());
  }
  out.begin.assign(1, 0);
  out.stay.clear();
  out.take.clear();
  for (const auto& level : kept) {
    for (std::uint64_t future : level) {
      out.stay.push_back(static_cast<std::uint32_t>(future >> 32));
      out.take.push_back(static_cast<std::uint32_t>(future));
    }
    out.begin.push_back(out.stay.size());
  }
}

Status AutomatonBuilder::build(const std::vector<int>& order, const std::vector<Bound>& bounds,
                               Budget& budget, Automaton& out) {
  out.cards = 0;
  for (const Bound& bound : bounds) out.cards |= bound.cards;
  lay_out(order, bounds);
  if (const Status status = unfold(budget); status != Status::ok) return status;
  fold(out);
  return Status::ok;
}

std::vector<std::vector<Bound>> split(const std::vector<Bound>& bounds) {
  std::vector<std::vector<Bound>> groups;
  int bits = 64;
  for (const Bound& bound : bounds) {
    if (!bound.cards) continue;
    const int more = counter_bits(bound.at_most) + 1;
    if (bits + more > 64) {
      groups.emplace_back();
      bits = 0;
    }
    bits += more;
    groups.back().push_back(bound);
  }
  return groups;
}

namespace {

// The cards at whose level no state has that way on.
Cards without(const Automaton& automaton, const std::vector<int>& order,
              const std::vector<std::uint32_t>& way) {
  Cards cards = 0;
  std::size_t level = 0;
  for (int card : order) {
    if (!contains(automaton.cards, card)) continue;
    const auto first = way.begin() + static_cast<std::ptrdiff_t>(automaton.begin[level]);
    const auto last = way.begin() + static_cast<std::ptrdiff_t>(automaton.begin[++level]);
    if (std::all_of(first, last, [](std::uint32_t to) { return to == kNone; })) cards |= just(card);
  }
  return cards;
}

}  // namespace

Cards always_taken(const Automaton& automaton, const std::vector<int>& order) {
  return without(automaton, order, automaton.stay);
}

Cards never_taken(const Automaton& automaton, const std::vector<int>& order) {
  return without(automaton, order, automaton.take);
}

}  // namespace loupe
