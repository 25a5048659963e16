// Sets of cards as 64-bit masks: bit c is card c.
#pragma once

#include <cstdint>

namespace loupe {

using Cards = std::uint64_t;

inline int size(Cards cards) { return __builtin_popcountll(cards); }
inline int lowest(Cards cards) { return __builtin_ctzll(cards); }
inline Cards just(int card) { return Cards{1} << card; }
inline bool contains(Cards cards, int card) { return (cards >> card) & 1; }
inline bool within(Cards inner, Cards outer) { return (inner & ~outer) == 0; }
inline Cards first_cards(int n) { return n >= 64 ? ~Cards{0} : just(n) - 1; }

template <class Visit>
void for_each(Cards cards, Visit visit) {
  for (; cards; cards &= cards - 1) visit(lowest(cards));
}

}  // namespace loupe
