// Gives every distinct key a number, in the order of their first appearance.
#pragma once

#include <cstdint>
#include <vector>

namespace loupe {

inline std::uint64_t hash(std::uint64_t key) { return key * 0x9E3779B97F4A7C15u; }

// Keys live with the caller, densely, so that he can walk them; the table holds numbers only.
template <class Key>
class Interner {
 public:
  void restart(std::size_t expected) {
    bits_ = 4;
    while ((std::size_t{1} << bits_) < 2 * expected) ++bits_;
    slots_.assign(std::size_t{1} << bits_, 0);
  }

  std::uint32_t number(const Key& key, std::vector<Key>& keys) {
    std::size_t slot = find(key, keys);
    if (slots_[slot]) return slots_[slot] - 1;
    keys.push_back(key);
    slots_[slot] = static_cast<std::uint32_t>(keys.size());
    if (2 * keys.size() > slots_.size()) grow(keys);
    return static_cast<std::uint32_t>(keys.size() - 1);
  }

 private:
  std::size_t find(const Key& key, const std::vector<Key>& keys) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = hash(key) >> (64 - bits_);
    while (slots_[slot] && !(keys[slots_[slot] - 1] == key)) slot = (slot + 1) & mask;
    return slot;
  }

  void grow(const std::vector<Key>& keys) {
    restart(2 * keys.size());
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      std::size_t slot = hash(keys[i]) >> (64 - bits_);
      while (slots_[slot]) slot = (slot + 1) & mask;
      slots_[slot] = static_cast<std::uint32_t>(i + 1);
    }
  }

  int bits_ = 0;
  std::vector<std::uint32_t> slots_;
};

}  // namespace loupe
