// What may be answered: how the deals split by the answers to many questions, alone or jointly with the
// solution.
#pragma once

#include <memory>
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

// Questions counted in the same diagram.
struct Part {
  std::vector<Cards> solutions;  // what `missing` may hold; one empty set where nobody is missing
  std::variant<Tables<Word>, Tables<Word2>, Tables<Wide<4>>, Tables<Natural>> tables;
  Natural ways = 1;  // deals per path of the diagram
};

struct Asked {
  std::size_t part;
  std::size_t table;
  Probe probe;
  Cards settled;  // cards of the question that the owner certainly holds

  // A count, or the set of cards shown.
  Cards answer(std::size_t lane) const;
};

struct Answers {
  bool possible = false;
  bool about_solution = false;  // somebody is missing
  std::vector<Part> parts;      // the first asks nothing: its table 0 is that of the solutions
  std::vector<Asked> asked;     // by question

  Natural deals(std::size_t part, std::size_t table, std::size_t cell) const;
  // Bits that the answer tells about the solution; about the deal where nobody is missing.
  std::vector<double> values() const;
};

// `missing` < 0: nobody is missing.
Status ask(const Problem& problem, const std::vector<Question>& questions, int missing, const Limits& limits,
           Answers& answers);

}  // namespace loupe
