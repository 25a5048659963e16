// What questions are worth: how much their answers are expected to tell.
#pragma once

#include <optional>
#include <vector>

#include "asking.hpp"

namespace loupe {

// In bits: about what is missing, and about the whole deal.
struct Worth {
  double solution = 0, deal = 0;
};

// By question; nothing where no deal fits. `missing` < 0: nobody is missing, and both are about the deal.
Status weigh(const Problem& problem, const std::vector<Question>& questions, int missing,
             const Limits& limits, std::optional<std::vector<Worth>>& worths);

}  // namespace loupe
