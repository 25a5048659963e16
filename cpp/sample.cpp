#include "sample.hpp"

#include <array>
#include <cstring>
#include <utility>

namespace loupe {

namespace {

class Sampler {
 public:
  Sampler(const Count& count, Word seed) : diagram_(count.diagram), random_(seed) {
    const Domains& domains = diagram_.reduced.domains;
    n_cards_ = static_cast<std::size_t>(size(domains.all));
    for (int owner = 0; owner < domains.owners; ++owner)
      for_each(domains.has[owner], [&](int card) { settled_[card] = static_cast<std::uint8_t>(owner); });
  }

  template <class Number>
  void draw(const std::vector<Number>& down, std::uint8_t* row) {
    std::memcpy(row, settled_.data(), n_cards_);
    pooled_.fill(0);
    walk(down, row);
    for (std::size_t seat = 0; seat < diagram_.reduced.seats.size(); ++seat)
      if (pooled_[seat]) share_out(diagram_.reduced.seats[seat], pooled_[seat], row);
  }

  std::size_t n_cards() const { return n_cards_; }

 private:
  template <class Number>
  void walk(const std::vector<Number>& down, std::uint8_t* row) {
    Number rank = random_.below(down[0]);
    std::size_t node = 0;
    for (int card : diagram_.cards) {
      const std::size_t edge = follow(down, node, rank);
      node = Diagram::target(diagram_.edges[edge]);
      const std::size_t seat = Diagram::seat(diagram_.edges[edge]);
      const auto& owners = diagram_.reduced.seats[seat].owners;
      if (owners.size() > 1)
        pooled_[seat] |= just(card);
      else
        row[card] = static_cast<std::uint8_t>(owners[0]);
    }
  }

  // The edge by which path number `rank` leaves the node; `rank` becomes its number among those that go
  // there.
  template <class Number>
  std::size_t follow(const std::vector<Number>& down, std::size_t node, Number& rank) {
    std::size_t edge = diagram_.edge_begin[node];
    while (true) {
      Number ways = down[Diagram::target(diagram_.edges[edge])];
      if (!diagram_.weights.empty()) ways = ways * Number(diagram_.weights[edge]);
      if (rank < ways) break;
      rank -= ways;
      ++edge;
    }
    // Only whole deals below the edge are told apart: weights are spread evenly over them.
    if (!diagram_.weights.empty()) rank = random_.below(down[Diagram::target(diagram_.edges[edge])]);
    return edge;
  }

  void share_out(const Seat& seat, Cards cards, std::uint8_t* row) {
    std::array<int, kMaxCards> deck;
    std::size_t n = 0;
    for_each(cards, [&](int card) { deck[n++] = card; });
    for (int owner : seat.owners)
      for (int i = 0; i < diagram_.reduced.needs[owner]; ++i) {
        std::swap(deck[random_.below(Word{n})], deck[n - 1]);
        row[deck[--n]] = static_cast<std::uint8_t>(owner);
      }
  }

  const Diagram& diagram_;
  Random random_;
  std::size_t n_cards_;
  std::array<std::uint8_t, kMaxCards> settled_{};
  std::array<Cards, kMaxOwners> pooled_{};
};

}  // namespace

void sample(const Count& count, std::size_t n, Word seed, std::uint8_t* owners) {
  Sampler sampler(count, seed);
  std::visit(
      [&](const auto& ways) {
        for (std::size_t i = 0; i < n; ++i) sampler.draw(ways.down, owners + i * sampler.n_cards());
      },
      count.ways);
}

void sample_hands(const Count& count, std::size_t n, Word seed, std::uint8_t* hands) {
  Sampler sampler(count, seed);
  const auto owners = static_cast<std::size_t>(count.diagram.reduced.domains.owners);
  std::array<std::uint8_t, kMaxCards> row;
  std::memset(hands, 0, n * owners * sizeof(Cards));
  std::visit(
      [&](const auto& ways) {
        for (; n > 0; --n, hands += owners * sizeof(Cards)) {
          sampler.draw(ways.down, row.data());
          for (std::size_t card = 0; card < sampler.n_cards(); ++card)
            hands[row[card] * sizeof(Cards) + card / 8] |= static_cast<std::uint8_t>(1u << card % 8);
        }
      },
      count.ways);
}

}  // namespace loupe
