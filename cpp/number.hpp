// Natural numbers of fixed width. Counts start in 64 bits and climb to the next width when one does not fit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace loupe {

using Word = std::uint64_t;
__extension__ typedef unsigned __int128 Word2;

// W words, least significant first. Only what counting needs.
template <std::size_t W>
struct Wide {
  std::array<Word, W> words{};

  Wide() = default;
  Wide(Word low) { words[0] = low; }  // NOLINT: a count is written as a plain number
  explicit operator bool() const {
    for (Word word : words)
      if (word) return true;
    return false;
  }
};

template <std::size_t W>
bool add_overflows(Wide<W>& sum, const Wide<W>& term) {
  Word2 carry = 0;
  for (std::size_t i = 0; i < W; ++i) {
    carry += static_cast<Word2>(sum.words[i]) + term.words[i];
    sum.words[i] = static_cast<Word>(carry);
    carry >>= 64;
  }
  return carry != 0;
}

template <std::size_t W>
bool multiply_overflows(Wide<W>& product, const Wide<W>& factor) {
  Wide<W> result;
  bool lost = false;
  for (std::size_t i = 0; i < W; ++i) {
    Word2 carry = 0;
    for (std::size_t j = 0; j < W; ++j) {
      const Word2 term = static_cast<Word2>(product.words[i]) * factor.words[j];
      if (i + j >= W) {
        lost |= term != 0;
        continue;
      }
      carry += term + result.words[i + j];
      result.words[i + j] = static_cast<Word>(carry);
      carry >>= 64;
    }
    lost |= carry != 0;
  }
  product = result;
  return lost;
}

template <std::size_t W>
bool operator<(const Wide<W>& a, const Wide<W>& b) {
  for (std::size_t i = W; i-- > 0;)
    if (a.words[i] != b.words[i]) return a.words[i] < b.words[i];
  return false;
}

template <std::size_t W>
Wide<W>& operator-=(Wide<W>& a, const Wide<W>& b) {
  Word borrow = 0;
  for (std::size_t i = 0; i < W; ++i) {
    const Word before = a.words[i];
    const Word once = before - b.words[i];
    a.words[i] = once - borrow;
    borrow = static_cast<Word>(before < b.words[i]) | static_cast<Word>(once < borrow);
  }
  return a;
}

inline bool add_overflows(Word& sum, Word term) { return __builtin_add_overflow(sum, term, &sum); }
inline bool add_overflows(Word2& sum, Word2 term) { return __builtin_add_overflow(sum, term, &sum); }
inline bool multiply_overflows(Word& product, Word factor) {
  return __builtin_mul_overflow(product, factor, &product);
}
inline bool multiply_overflows(Word2& product, Word2 factor) {
  return __builtin_mul_overflow(product, factor, &product);
}

template <std::size_t W>
Wide<W>& operator+=(Wide<W>& a, const Wide<W>& b) {
  add_overflows(a, b);
  return a;
}

template <std::size_t W>
Wide<W> operator*(Wide<W> a, const Wide<W>& b) {
  multiply_overflows(a, b);
  return a;
}

// Divides by a small number, without remainder kept.
template <std::size_t W>
void divide(Wide<W>& a, Word divisor) {
  Word2 rest = 0;
  for (std::size_t i = W; i-- > 0;) {
    rest = rest << 64 | a.words[i];
    a.words[i] = static_cast<Word>(rest / divisor);
    rest %= divisor;
  }
}

// The widest number of the ladder: 1,024 bits. Deals alone need fewer than 12^64 < 2^230; weights may need
// more.
using Natural = Wide<16>;

inline Natural widen(Word n) { return Natural(n); }
inline Natural widen(Word2 n) {
  Natural result(static_cast<Word>(n));
  result.words[1] = static_cast<Word>(n >> 64);
  return result;
}
template <std::size_t W>
Natural widen(const Wide<W>& n) {
  Natural result;
  for (std::size_t i = 0; i < W; ++i) result.words[i] = n.words[i];
  return result;
}

}  // namespace loupe
