// What may be answered: how the deals split by the answers to many questions, alone or jointly with the
// solution.
#pragma once

#include <variant>
#include <vector>

#include "count.hpp"

namespace loupe {

// "How many of `cards` do you hold?"; where they are shown, the answer is which.
struct Question {
  int owner;
  Cards cards;
  bool shown;
};

constexpr int kMaxShown = 6;  // open cards of a question whose cards are shown

// A question as it is counted: `lanes` answers that are still possible, numbered from what is settled.
struct Probe {
  std::size_t seat = 0;
  Cards open = 0;
  Cards settled = 0;  // cards of the question that the owner certainly holds
  bool shown = false;
  std::size_t lanes = 1;
  std::size_t table = 0;  // shared by questions that come to the same

  Cards shown_cards(std::size_t lane) const;
};

template <class Number>
using Tables = std::vector<std::vector<Number>>;  // by table: [solution * lanes + lane] deals of the diagram

struct Answers {
  bool possible = false;
  std::vector<Cards> solutions;  // what `missing` may hold; one empty set where nobody is missing
  std::vector<Probe> probes;     // by question, and one more that asks nothing
  bool about_solution = false;   // somebody is missing
  std::variant<Tables<Word>, Tables<Word2>, Tables<Wide<4>>, Tables<Natural>> tables;
  Natural ways = 1;  // deals per path of the diagram

  Natural deals(std::size_t question, std::size_t solution, std::size_t lane) const;
  // Bits that the answer tells about the solution; about the deal where nobody is missing.
  std::vector<double> values() const;
};

// `missing` < 0: nobody is missing.
Status ask(const Problem& problem, const std::vector<Question>& questions, int missing, const Limits& limits,
           Answers& answers);

}  // namespace loupe
