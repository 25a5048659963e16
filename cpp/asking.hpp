// Questions put to a counted problem: which seat of its diagram answers each, and from which layers.
#pragma once

#include <vector>

#include "count.hpp"
#include "joint.hpp"

namespace loupe {

// "How many of `cards` do you hold?"; where they are shown, the answer is which.
struct Question {
  int owner;
  Cards cards;
  bool shown;
};

constexpr int kMaxShown = 6;  // cards of a question that shows them

// How a question is answered by what its owner's seat holds. Of the `shared` cards that the seat takes and
// that are not the missing one's, he gets `hand`, any of them: all, unless he is in a pool.
struct Asked {
  Question question;
  std::size_t table = 0;
  Probe probe;
  Cards settled = 0;  // cards of the question that the owner certainly holds
  int counted = 0;    // open cards of it that he holds, where all know how many
  int shared = 0, hand = 0;
  bool beside_missing = false;  // the missing one is in the same pool
  bool of_missing = false;      // the missing one himself: the solution is the answer

  bool pooled() const { return shared != hand; }
  bool foregone() const { return !of_missing && probe.seat == kNoSeat; }  // the answer is known
};

// All questions are asked in one diagram. What is answered by one of a pool follows from what the pool holds.
struct Asking {
  int missing = -1;  // < 0: nobody
  Count counted;
  Missing marks;
  std::vector<Asked> asked;
  std::vector<Batch> batches;
  std::size_t tables = 0;  // the first asks nothing

  Status run(const Problem& problem, const std::vector<Question>& questions, int missing, Budget& budget);
};

// The lane of a probe that shows its cards which stands for some of its layers, and back.
std::size_t lane_of(const Probe& probe, Cards layers);
Cards layers_of(const Probe& probe, std::size_t lane);

// Of the shared cards, `fitting` of which the question is about, the ways to give a hand in which so many, or
// just these, are.
Word ways_to_answer(const Asked& asked, int fitting, int held);

// Ways to choose some of so many cards.
Word choose(int n, int k);

}  // namespace loupe
