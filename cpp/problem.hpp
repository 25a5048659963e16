// What is asked: cards dealt to owners whose hand sizes are known, and facts about the hands.
#pragma once

#include <atomic>
#include <cstddef>
#include <vector>

#include "cards.hpp"

namespace loupe {

constexpr int kMaxCards = 64;
constexpr int kMaxOwners = 12;
constexpr int kMaxFactorCards = 6;

// `owner` holds at least and at most so many of `cards`.
struct Fact {
  int owner;
  Cards cards;
  int at_least;
  int at_most;
};

// A likelihood: every deal is multiplied by weights[pattern], where bit i of the pattern tells whether
// `owner` holds the i-th lowest card of `cards`.
struct Factor {
  int owner;
  Cards cards;
  std::vector<std::uint64_t> weights;
};

struct Problem {
  int n_cards = 0;
  std::vector<int> sizes;  // of the owners' hands
  std::vector<Fact> facts;
  std::vector<Factor> factors;

  int owners() const { return static_cast<int>(sizes.size()); }
  Cards all() const { return first_cards(n_cards); }
};

enum class Status { ok, too_much_work, cancelled, too_large };

// Work is counted in states, never by the clock, so that the same problem always ends the same way.
struct Limits {
  std::size_t max_states = 8'000'000;
  const std::atomic<bool>* cancelled = nullptr;
};

// Spends states until the limit is reached or somebody cancels.
class Budget {
 public:
  explicit Budget(const Limits& limits) : limits_(limits) {}
  Status spend(std::size_t states) {
    spent_ += states;
    return allows(0);
  }
  // Whether so many more could be spent.
  Status allows(std::size_t states) const {
    if (limits_.cancelled && limits_.cancelled->load(std::memory_order_relaxed)) return Status::cancelled;
    return spent_ + states > limits_.max_states ? Status::too_much_work : Status::ok;
  }

 private:
  Limits limits_;
  std::size_t spent_ = 0;
};

}  // namespace loupe
