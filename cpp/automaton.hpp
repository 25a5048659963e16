// What one owner can still take: his cards in a fixed order, one state for every way his counts can stand.
#pragma once

#include <vector>

#include "interner.hpp"
#include "reduce.hpp"

namespace loupe {

constexpr std::uint32_t kNone = ~std::uint32_t{0};

// States are numbered level by level; level i decides about the i-th of the automaton's cards. Every state is
// on a way to the one final state, and no two states of a level have the same future.
struct Automaton {
  Cards cards = 0;
  std::vector<std::size_t> begin;  // of each level's states within `stay` and `take`
  std::vector<std::uint32_t> stay;
  std::vector<std::uint32_t> take;

  std::size_t states(std::size_t level) const { return begin[level + 1] - begin[level]; }
  bool possible() const { return begin.size() < 2 || states(0) == 1; }
};

// Builds automata; keeps its memory from one to the next.
class AutomatonBuilder {
 public:
  // `order` lists at least the cards of the bounds. All bounds must fit one word: see `split`.
  Status build(const std::vector<int>& order, const std::vector<Bound>& bounds, Budget& budget,
               Automaton& out);

 private:
  struct Level {
    std::uint64_t increment, reach, keep;
  };

  void lay_out(const std::vector<int>& order, const std::vector<Bound>& bounds);
  void add_level(int card, const std::vector<Bound>& bounds, Cards left);
  Status unfold(Budget& budget);
  std::uint32_t follow(std::uint64_t counts, const Level& level, std::vector<std::uint64_t>& next);
  void fold(Automaton& out);

  std::vector<Level> levels_;
  std::uint64_t start_ = 0, guard_ = 0;
  std::vector<std::size_t> begin_;
  std::vector<std::uint32_t> stay_, take_, renamed_;
  std::vector<std::uint64_t> here_, next_, futures_;
  Interner<std::uint64_t> interner_;
};

// The bounds in groups, the counters of each of which fit one word.
std::vector<std::vector<Bound>> split(const std::vector<Bound>& bounds);

// The cards that the owner takes on every way, and on none.
Cards always_taken(const Automaton& automaton, const std::vector<int>& order);
Cards never_taken(const Automaton& automaton, const std::vector<int>& order);

}  // namespace loupe
