#include "order.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "interner.hpp"

namespace loupe {

namespace {

// Logarithms to base 2 in units of 2^-16, rounded, so that orders are the same on every platform.
constexpr int kUnits = 1 << 16;

std::array<int, kMaxCards + 2> make_logs() {
  std::array<int, kMaxCards + 2> logs{};
  for (std::size_t i = 2; i < logs.size(); ++i)
    logs[i] = static_cast<int>(std::lround(std::log2(static_cast<double>(i)) * kUnits));
  return logs;
}

const std::array<int, kMaxCards + 2> kLogs = make_logs();

// About 2^(log / kUnits): straight between the powers of two, and exact arithmetic.
double power(int log) { return std::ldexp(1 + static_cast<double>(log % kUnits) / kUnits, log / kUnits); }

// Bounds that one can follow while cards are put before the cut, one after the other.
class Counters {
 public:
  explicit Counters(const std::vector<Seat>& seats) {
    for (const Seat& seat : seats) {
      open_ |= seat.can;
      for (const Bound& bound : seat.bounds)
        if (bound.cards) bounds_.push_back(bound);
    }
    for_each(open_, [&](int card) {
      first_[card] = list_.size();
      for (std::size_t b = 0; b < bounds_.size(); ++b)
        if (contains(bounds_[b].cards, card)) list_.push_back(b);
      last_[card] = list_.size();
    });
  }

  Cards open() const { return open_; }

  // The sum over the bounds that the card belongs to.
  int sum(const std::vector<int>& change, int card) const {
    int sum = 0;
    for (std::size_t i = first_[card]; i < last_[card]; ++i) sum += change[list_[i]];
    return sum;
  }

  // By bound: the change of the logarithm of its spread when one more of its cards is put before the cut.
  void changes(Cards before, std::vector<int>& change) const {
    change.resize(bounds_.size());
    for (std::size_t b = 0; b < bounds_.size(); ++b) {
      const int inside = size(bounds_[b].cards & before), outside = size(bounds_[b].cards) - inside;
      change[b] = outside ? kLogs[spread(bounds_[b], inside + 1, outside - 1)] -
                                kLogs[spread(bounds_[b], inside, outside)]
                          : 0;
    }
  }

 private:
  // How many values a count can have when `inside` of its cards are before the cut and `outside` after it.
  static std::size_t spread(const Bound& bound, int inside, int outside) {
    const int low = std::max(0, bound.at_least - outside), high = std::min(inside, bound.at_most);
    return static_cast<std::size_t>(std::max(1, high - low + 1));
  }

  Cards open_ = 0;
  std::vector<Bound> bounds_;
  std::vector<std::size_t> list_;  // the bounds of each card, from first_ to last_
  std::array<std::size_t, kMaxCards> first_{}, last_{};
};

// A beginning of an order. Its width guesses the states at its cut: the product of all spreads.
struct Prefix {
  Cards before = 0;
  int log_width = 0;
  double cost = 0;  // sum of the widths so far
  std::size_t parent = 0;
  int card = -1;  // the last one

  // The same on every platform: what ties, ties everywhere.
  bool operator<(const Prefix& other) const {
    return cost != other.cost ? cost < other.cost : before < other.before;
  }
};

// Extends the best prefixes card by card, keeping so many of each length.
class Beam {
 public:
  Beam(const Counters& counters, std::size_t width) : counters_(counters), width_(width) {}

  void run() {
    lengths_.assign(1, {Prefix()});
    for (int i = size(counters_.open()); i > 0; --i) extend();
  }

  double cost() const { return lengths_.back()[0].cost; }

  std::vector<int> order() const {
    std::vector<int> cards(lengths_.size() - 1);
    std::size_t at = 0;
    for (std::size_t length = cards.size(); length > 0; --length) {
      const Prefix& prefix = lengths_[length][at];
      cards[length - 1] = prefix.card;
      at = prefix.parent;
    }
    return cards;
  }

 private:
  void extend() {
    longer_.clear();
    sets_.clear();
    numbers_.restart(lengths_.back().size() * 16);
    for (std::size_t p = 0; p < lengths_.back().size(); ++p) propose(p);
    const std::size_t kept = std::min(width_, longer_.size());
    std::partial_sort(longer_.begin(), longer_.begin() + static_cast<std::ptrdiff_t>(kept), longer_.end());
    lengths_.emplace_back(longer_.begin(), longer_.begin() + static_cast<std::ptrdiff_t>(kept));
  }

  void propose(std::size_t parent) {
    const Prefix prefix = lengths_.back()[parent];
    counters_.changes(prefix.before, change_);
    for_each(counters_.open() & ~prefix.before, [&](int card) {
      const int log_width = prefix.log_width + counters_.sum(change_, card);
      keep({prefix.before | just(card), log_width, prefix.cost + power(log_width), parent, card});
    });
  }

  // Of prefixes with the same cards the cheapest.
  void keep(const Prefix& prefix) {
    const std::size_t at = numbers_.number(prefix.before, sets_);
    if (at == longer_.size())
      longer_.push_back(prefix);
    else if (prefix.cost < longer_[at].cost)
      longer_[at] = prefix;
  }

  const Counters& counters_;
  const std::size_t width_;
  std::vector<std::vector<Prefix>> lengths_;
  std::vector<Prefix> longer_;
  std::vector<Cards> sets_;
  std::vector<int> change_;
  Interner<Cards> numbers_;
};

// The more work the greedy order promises, the more a better one is worth.
std::size_t worthwhile_width(double cost) {
  if (cost < 3e4) return 1;
  if (cost < 3e5) return 4;
  return cost < 3e6 ? 16 : 64;
}

}  // namespace

std::vector<int> good_order(const std::vector<Seat>& seats) {
  const Counters counters(seats);
  Beam greedy(counters, 1);
  greedy.run();
  const std::size_t width = worthwhile_width(greedy.cost());
  if (width == 1) return greedy.order();
  Beam wide(counters, width);
  wide.run();
  return (wide.cost() < greedy.cost() ? wide : greedy).order();
}

}  // namespace loupe
