// What may be answered: how the deals split by the answers to many questions, alone or jointly with the
// solution.
#pragma once

#include <utility>
#include <variant>
#include <vector>

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
  int shared = 0, hand = 0;
  bool beside_missing = false;  // the missing one is in the same pool
  bool of_missing = false;      // the missing one himself: the solution is the answer

  bool pooled() const { return shared != hand; }
};

class Answers {
 public:
  bool possible = false;
  bool about_solution = false;   // somebody is missing
  std::vector<Cards> solutions;  // what he may hold; one empty set where nobody is missing
  std::vector<Asked> asked;      // by question

  Natural deals(std::size_t solution) const;
  // What may be answered, a count or the set of cards shown, and the deals in which it is.
  std::vector<std::pair<Cards, Natural>> answers(std::size_t question, std::size_t solution) const;
  // Bits that each answer tells about the solution; about the deal where nobody is missing.
  std::vector<double> values() const;

 private:
  friend class Asking;
  Cards cards_of(Cards layers) const;
  Cards taken_by_missing(const Asked& asked, std::size_t solution) const;
  Natural paths(std::size_t table, std::size_t cell) const;
  std::vector<double> shares(const Asked& asked) const;
  double value_of_solution(const Asked& asked) const;

  std::vector<int> cards_;     // by layer
  std::vector<Cards> marked_;  // by solution: its open cards, as layers
  std::variant<Tables<Word>, Tables<Word2>, Tables<Wide<4>>, Tables<Natural>> tables_;  // 0 asks nothing
  Natural ways_ = 1;  // deals per path and solution
};

// `missing` < 0: nobody is missing.
Status ask(const Problem& problem, const std::vector<Question>& questions, int missing, const Limits& limits,
           Answers& answers);

}  // namespace loupe
