// Exact uniform deals: a random number below the number of paths names a path.
#pragma once

#include "count.hpp"
#include "random.hpp"

namespace loupe {

// Writes n deals, each as the owner of every card. The count must be possible.
void sample(const Count& count, std::size_t n, Word seed, std::uint8_t* owners);

// The same deals, each as the hand of every owner: 64 bits, least significant byte first.
void sample_hands(const Count& count, std::size_t n, Word seed, std::uint8_t* hands);

}  // namespace loupe
