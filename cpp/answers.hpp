// What may be answered: how the deals split by the answers to many questions, alone or jointly with the
// solution.
#pragma once

#include <utility>
#include <variant>
#include <vector>

#include "asking.hpp"

namespace loupe {

class Answers {
 public:
  bool possible() const { return asking_.counted.possible(); }
  std::vector<Cards> solutions;  // what the missing one may hold; one empty set where nobody is missing
  std::size_t questions() const { return asking_.asked.size(); }

  Natural deals(std::size_t solution) const;
  // What may be answered, a count or the set of cards shown, and the deals in which it is.
  std::vector<std::pair<Cards, Natural>> answers(std::size_t question, std::size_t solution) const;

 private:
  friend Status ask(const Problem&, const std::vector<Question>&, int, const Limits&, Answers&);
  template <class Number>
  Status split(const Ways<Number>& ways, Budget& budget);
  Cards cards_of(Cards layers) const;
  Natural paths(std::size_t table, std::size_t cell) const;

  Asking asking_;
  std::vector<Cards> marked_;  // by solution: its open cards, as layers
  std::variant<Tables<Word>, Tables<Word2>, Tables<Wide<4>>, Tables<Natural>> tables_;
  Natural ways_ = 1;  // deals per path and solution
};

// `missing` < 0: nobody is missing.
Status ask(const Problem& problem, const std::vector<Question>& questions, int missing, const Limits& limits,
           Answers& answers);

}  // namespace loupe
