// The order in which the cards are counted. It decides how many states there are.
#pragma once

#include <vector>

#include "reduce.hpp"

namespace loupe {

// All open cards of the seats, in an order that keeps few counts open at any time.
std::vector<int> good_order(const std::vector<Seat>& seats);

}  // namespace loupe
