// Checks of the core that need no Python: run under the address and undefined-behaviour sanitizers.
#include <cstdio>
#include <cstdlib>

#include "../answers.hpp"
#include "../conflict.hpp"
#include "../count.hpp"
#include "../feasible.hpp"
#include "../sample.hpp"
#include "../worth.hpp"

namespace {

using namespace loupe;

int failures = 0;

void expect(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "FAILED: %s\n", what);
  ++failures;
}

bool equals(const Natural& n, const Natural& expected) { return n.words == expected.words; }

Natural counted(const Problem& problem) {
  Budget budget((Limits()));
  Count result;
  expect(count(problem, budget, result) == Status::ok, "a count within the limits");
  return result.deals;
}

void test_numbers() {
  Wide<4> n = ~Word{0};
  expect(!add_overflows(n, Wide<4>(1)) && n.words[1] == 1 && n.words[0] == 0,
         "a carry goes to the next word");
  n -= Wide<4>(1);
  expect(n.words[1] == 0 && n.words[0] == ~Word{0}, "a borrow comes back");
  Wide<2> square = ~Word{0};
  expect(!multiply_overflows(square, Wide<2>(~Word{0})) && square.words[1] == ~Word{0} - 1, "a full square");
  expect(multiply_overflows(square, Wide<2>(2)), "overflow is seen");
  Natural seven = 49;
  divide(seven, 7);
  expect(equals(seven, Natural(7)), "division");
}

// 64 cards for 12 owners: 64! / (6!^4 5!^8), known to the last digit.
void test_free_deals() {
  Problem problem{64, {6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5}, {}, {}};
  Natural expected = 1;
  Word dealt = 0;
  for (int size : problem.sizes)
    for (int i = 1; i <= size; ++i) {
      expected = expected * Natural(++dealt);
      divide(expected, static_cast<Word>(i));
    }
  expect(equals(counted(problem), expected), "free deals are multinomial");
}

void test_counts_beyond_64_bits() {
  const Cards half = first_cards(30);
  Problem problem{60, {10, 10, 10, 10, 10, 10}, {}, {}};
  for (int owner = 0; owner < 6; ++owner) problem.facts.push_back({owner, half, 5, 5});
  Natural choose = 1;
  for (Word i = 1; i <= 30; ++i) {
    choose = choose * Natural(i);
    divide(choose, i <= 5 ? i : (i - 1) % 5 + 1);
  }
  expect(equals(counted(problem), choose * choose), "a count beyond 128 bits");
}

void test_contradictions() {
  Problem problem{4, {2, 2}, {{0, 0b0011, 2, 2}, {1, 0b1000, 0, 1}, {1, 0b0001, 1, 1}}, {}};
  std::vector<FactSet> conflicts;
  expect(smallest_conflicts(problem, 5, Limits(), conflicts) == Status::ok, "conflicts within the limits");
  expect(conflicts == std::vector<FactSet>{{0, 2}}, "the smallest conflict");
  expect(equals(counted(problem), 0), "a contradiction has no deal");
  expect(equals(counted({3, {1, 1}, {}, {}}), 0), "hands that do not use all cards");
}

void test_limits() {
  Problem problem{64, {16, 16, 16, 16}, {}, {}};
  for (int owner = 0; owner < 4; ++owner)
    for (int i = 0; i < 8; ++i)
      problem.facts.push_back({owner, 0x123456789ABCDEFull * (2 * i + owner + 1), 2, 14});
  Count result;
  Budget few(Limits{1000, nullptr});
  expect(count(problem, few, result) == Status::too_much_work, "the limit is kept");
  std::atomic<bool> cancelled{true};
  Budget stopped(Limits{1u << 30, &cancelled});
  expect(count(problem, stopped, result) == Status::cancelled, "cancelling is seen");
}

void test_answers() {
  const Problem problem{6, {2, 2, 1, 1}, {{0, 0b001111, 1, 1}}, {}};
  Answers answers;
  const std::vector<Question> questions{{1, 0b000111, false}, {2, 0b110000, true}};
  expect(ask(problem, questions, 3, Limits(), answers) == Status::ok, "answers within the limits");
  Natural sum = 0;
  for (std::size_t s = 0; s < answers.solutions.size(); ++s)
    for (const auto& answer : answers.answers(0, s)) sum += answer.second;
  expect(equals(sum, counted(problem)), "answers and solutions add up to all deals");
  std::optional<std::vector<Worth>> worths;
  expect(weigh(problem, questions, 3, Limits(), worths) == Status::ok, "worths within the limits");
  expect(worths && worths->size() == questions.size(), "a worth for each question");
  for (const Worth& worth : *worths)
    expect(worth.solution >= 0 && worth.solution <= worth.deal + 1e-9 && worth.deal < 3, "worths in bits");
}

}  // namespace

int main() {
  test_numbers();
  test_free_deals();
  test_counts_beyond_64_bits();
  test_contradictions();
  test_limits();
  test_answers();
  std::printf(failures ? "%d failed\n" : "all passed\n", failures);
  return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
