// How the paths of a diagram split by the answers to questions, jointly with what somebody missing holds.
#pragma once

#include <vector>

#include "count.hpp"

namespace loupe {

constexpr std::size_t kNoSeat = 16;
constexpr std::size_t kBatchLanes = 31;  // and one that stays 0: the rows of a layer stay within the cache

// A question to a seat about the cards of some layers: `lanes` answers, numbered by the count or, where the
// cards are shown, by the pattern of those held, layer by layer.
struct Probe {
  std::size_t seat = kNoSeat;
  Cards layers = 0;
  bool shown = false;
  std::size_t lanes = 1;
};

// Probes to one seat, counted together: the numbers of a node are one row, each probe's answers a stretch of
// it.
struct Batch {
  std::size_t seat = kNoSeat;
  std::size_t lanes = 0;
  std::vector<Probe> probes;
  std::vector<std::size_t> first;   // lane of each probe
  std::vector<std::size_t> number;  // of each probe, to find its table

  bool takes(const Probe& probe) const { return lanes + probe.lanes <= kBatchLanes; }
  void add(const Probe& probe, std::size_t probe_number);
};

// Somebody in a seat is missing: of the cards that the seat takes, so many are his, any of them.
struct Missing {
  std::size_t seat = kNoSeat;
  int cards = 0;
};

// For each probe the paths by solution and answer: [solution * lanes + lane].
template <class Number>
using Tables = std::vector<std::vector<Number>>;

// Solutions are the sets of layers that may be the missing one's on some path, in the same order for every
// batch; one empty set where nobody is missing. Tables are indexed by the probes' numbers.
template <class Number>
Status split_paths(const Diagram& diagram, const Ways<Number>& ways, Missing missing,
                   const std::vector<Batch>& batches, Budget& budget, Tables<Number>& tables,
                   std::vector<Cards>& solutions);

}  // namespace loupe
