// Pseudo-random numbers that are the same on every platform (SplitMix64).
#pragma once

#include "number.hpp"

namespace loupe {

class Random {
 public:
  explicit Random(Word seed) : state_(seed) {}

  Word next() {
    Word z = state_ += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  // Uniform below n, by the high half of a product; the rare unfair draws are drawn again.
  Word below(Word n) {
    Word2 product = Word2{next()} * n;
    if (static_cast<Word>(product) < n)
      for (const Word unfair = -n % n; static_cast<Word>(product) < unfair;) product = Word2{next()} * n;
    return static_cast<Word>(product >> 64);
  }

  // Wider: draws as many bits as n has until the number is below n.
  Word2 below(Word2 n) {
    const Word high = static_cast<Word>(n >> 64);
    while (true) {
      const Word2 drawn = Word2{next() & bits_of(high)} << 64 | next();
      if (drawn < n) return drawn;
    }
  }

  template <std::size_t W>
  Wide<W> below(const Wide<W>& n) {
    std::size_t top = W - 1;
    while (top > 0 && !n.words[top]) --top;
    while (true) {
      Wide<W> drawn;
      for (std::size_t i = 0; i < top; ++i) drawn.words[i] = next();
      drawn.words[top] = next() & bits_of(n.words[top]);
      if (drawn < n) return drawn;
    }
  }

 private:
  static Word bits_of(Word n) { return n ? ~Word{0} >> __builtin_clzll(n) : 0; }

  Word state_;
};

}  // namespace loupe
