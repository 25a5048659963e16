// The smallest sets of facts that contradict each other.
#pragma once

#include <vector>

#include "problem.hpp"

namespace loupe {

using FactSet = std::vector<int>;  // indices into the problem's facts, ascending

// Up to `most` of the contradicting sets of the smallest size there is; none when some deal fits. One empty
// set: the hand sizes alone contradict.
Status smallest_conflicts(const Problem& problem, std::size_t most, const Limits& limits,
                          std::vector<FactSet>& conflicts);

}  // namespace loupe
