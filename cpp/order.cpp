#include "order.hpp"

#include <algorithm>
#include <cmath>

namespace loupe {

namespace {

// How many values a count can have when `inside` of its cards are before the cut and `outside` after it.
int spread(const Bound& bound, int inside, int outside) {
  const int low = std::max(0, bound.at_least - outside), high = std::min(inside, bound.at_most);
  return std::max(1, high - low + 1);
}

// Takes the card that opens least next, where opening is the product of all spreads.
class Greedy {
 public:
  explicit Greedy(const std::vector<Seat>& seats) {
    for (const Seat& seat : seats) {
      open_ |= seat.can;
      for (const Bound& bound : seat.bounds)
        if (bound.cards) bounds_.push_back({bound, 0});
    }
    for (int i = 0; i < 66; ++i) logs_[i] = std::log(std::max(1, i));
  }

  std::vector<int> run() {
    std::vector<int> order;
    while (open_) order.push_back(take(cheapest()));
    return order;
  }

 private:
  struct Counter {
    Bound bound;
    int inside;
  };

  double opening(int card) const {
    double change = 0;
    for (const Counter& c : bounds_) {
      if (!contains(c.bound.cards, card)) continue;
      const int outside = size(c.bound.cards) - c.inside;
      change += logs_[spread(c.bound, c.inside + 1, outside - 1)] - logs_[spread(c.bound, c.inside, outside)];
    }
    return change;
  }

  int cheapest() const {
    int best = -1;
    double least = 0;
    for_each(open_, [&](int card) {
      const double change = opening(card);
      if (best >= 0 && change >= least - 1e-9) return;
      best = card;
      least = change;
    });
    return best;
  }

  int take(int card) {
    open_ &= ~just(card);
    for (Counter& c : bounds_) c.inside += contains(c.bound.cards, card);
    return card;
  }

  Cards open_ = 0;
  std::vector<Counter> bounds_;
  double logs_[66];
};

}  // namespace

std::vector<int> good_order(const std::vector<Seat>& seats) { return Greedy(seats).run(); }

}  // namespace loupe
