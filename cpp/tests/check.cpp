#include "check.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "../answers.hpp"
#include "../conflict.hpp"
#include "../count.hpp"
#include "../feasible.hpp"
#include "../sample.hpp"
#include "../worth.hpp"
#include "enumeration.hpp"

namespace loupe {

namespace {

void expect(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "the core is wrong: %s\n", what);
  std::abort();
}

// Bytes as an endless stream of small numbers; zeros once they are used up.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
  int below(int n) { return next() % n; }
  bool more() const { return left_ > 0; }

 private:
  int next() {
    if (!left_) return 0;
    --left_;
    return *data_++;
  }

  const std::uint8_t* data_;
  std::size_t left_;
};

Problem make_problem(Bytes& bytes) {
  Problem problem;
  problem.sizes.resize(static_cast<std::size_t>(1 + bytes.below(5)));
  for (int& size : problem.sizes) {
    size = bytes.below(4);
    if (problem.n_cards + size > 8) size = 0;
    problem.n_cards += size;
  }
  if (bytes.below(32) == 31) ++problem.sizes[0];
  return problem;
}

int some_owner(Bytes& bytes, const Problem& problem) { return bytes.below(problem.owners()); }

Cards some_cards(Bytes& bytes, const Problem& problem) {
  return static_cast<Cards>(bytes.below(256)) & problem.all();
}

void add_facts(Bytes& bytes, Problem& problem) {
  while (bytes.more() && problem.facts.size() < 8) {
    const int owner = some_owner(bytes, problem);
    const Cards cards = some_cards(bytes, problem);
    const int at_least = bytes.below(5) - 1;
    problem.facts.push_back({owner, cards, at_least, at_least + bytes.below(4) - 1 + bytes.below(2)});
    if (bytes.below(4) == 3) break;
  }
}

void add_factors(Bytes& bytes, Problem& problem) {
  while (bytes.more() && problem.factors.size() < 3) {
    Factor factor{some_owner(bytes, problem), some_cards(bytes, problem), {}};
    while (size(factor.cards) > 3) factor.cards &= factor.cards - 1;
    for (std::size_t i = 0; i < std::size_t{1} << size(factor.cards); ++i)
      factor.weights.push_back(static_cast<Word>(bytes.below(6)));
    problem.factors.push_back(factor);
    if (bytes.below(2)) break;
  }
}

Word weight_of(const Problem& problem, const Deal& deal) {
  Word weight = 1;
  for (const Factor& factor : problem.factors) weight *= weight_of(deal, factor);
  return weight;
}

bool equals(const Natural& n, Word expected) { return n.words == Natural(expected).words; }

Cards hand(const Deal& deal, int owner) {
  Cards cards = 0;
  for (std::size_t card = 0; card < deal.size(); ++card)
    if (deal[card] == owner) cards |= just(static_cast<int>(card));
  return cards;
}

void check_samples(const Count& counted, const Problem& problem, const std::set<Deal>& weighty) {
  const auto n = static_cast<std::size_t>(problem.n_cards);
  std::vector<std::uint8_t> rows(5 * n + 1);
  sample(counted, 5, 7, rows.data());
  for (std::size_t i = 0; i < 5; ++i) {
    const auto first = rows.begin() + static_cast<std::ptrdiff_t>(i * n);
    expect(weighty.count(Deal(first, first + static_cast<std::ptrdiff_t>(n))), "a sample is no deal");
  }
}

void check_count(const Problem& problem, const std::vector<Deal>& deals) {
  Budget budget((Limits()));
  Count counted;
  expect(count(problem, budget, counted) == Status::ok, "a small count reaches a limit");
  Word total = 0;
  std::map<std::pair<int, int>, Word> held;
  std::set<Deal> weighty;
  for (const Deal& deal : deals) {
    const Word weight = weight_of(problem, deal);
    total += weight;
    if (weight) weighty.insert(deal);
    for (int card = 0; card < problem.n_cards; ++card)
      held[{card, deal[static_cast<std::size_t>(card)]}] += weight;
  }
  expect(equals(counted.deals, total), "the total");
  for (int card = 0; card < problem.n_cards; ++card)
    for (int owner = 0; owner < problem.owners(); ++owner)
      expect(equals(counted.held(card, owner), held[{card, owner}]), "a marginal");
  if (total) check_samples(counted, problem, weighty);
}

void check_possible(const Problem& problem, const std::vector<Deal>& deals) {
  Budget budget((Limits()));
  std::optional<Hands> found;
  expect(find_deal(problem, problem.facts, budget, found) == Status::ok, "a small search reaches a limit");
  expect(found.has_value() == !deals.empty(), "whether a deal fits");
  Hands expected{}, possible{};
  for (const Deal& deal : deals)
    for (int owner = 0; owner < problem.owners(); ++owner)
      expected[static_cast<std::size_t>(owner)] |= hand(deal, owner);
  expect(possible_cards(problem, budget, possible) == Status::ok, "possible cards reach a limit");
  expect(possible == expected, "the possible cards");
  if (found)
    for (const Fact& fact : problem.facts) expect(holds(fact, *found), "the deal found breaks a fact");
}

Problem with_only(const Problem& problem, const FactSet& kept) {
  Problem fewer{problem.n_cards, problem.sizes, {}, {}};
  for (int fact : kept) fewer.facts.push_back(problem.facts[static_cast<std::size_t>(fact)]);
  return fewer;
}

void check_conflicts(const Problem& problem, const std::vector<Deal>& deals) {
  std::vector<FactSet> conflicts;
  expect(smallest_conflicts(problem, 3, Limits(), conflicts) == Status::ok, "conflicts reach a limit");
  expect(conflicts.empty() == !deals.empty(), "whether facts contradict");
  for (const FactSet& conflict : conflicts) {
    expect(enumerate(with_only(problem, conflict)).empty(), "a conflict that has a deal");
    for (std::size_t i = 0; i < conflict.size(); ++i) {
      FactSet fewer = conflict;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      expect(!enumerate(with_only(problem, fewer)).empty(), "a conflict that is not smallest");
    }
  }
}

double entropy(const std::map<std::pair<Cards, Cards>, Word>& shares) {
  double whole = 0, sum = 0;
  for (const auto& share : shares) whole += static_cast<double>(share.second);
  for (const auto& share : shares) {
    const auto part = static_cast<double>(share.second) / whole;
    sum -= part > 0 ? part * std::log2(part) : 0;
  }
  return sum;
}

// What an answer is worth follows from the exact table.
void check_worths(const Problem& problem, const std::vector<Question>& questions, int missing,
                  const Answers& answers) {
  std::optional<std::vector<Worth>> worths;
  expect(weigh(problem, questions, missing, Limits(), worths) == Status::ok, "worths reach a limit");
  expect(worths.has_value() == answers.possible(), "worths where a deal fits");
  if (!worths) return;
  for (std::size_t q = 0; q < questions.size(); ++q) {
    std::map<std::pair<Cards, Cards>, Word> by_answer, by_solution, by_both;
    for (std::size_t s = 0; s < answers.solutions.size(); ++s)
      for (const auto& [answer, n] : answers.answers(q, s)) {
        by_answer[{0, answer}] += n.words[0];
        by_solution[{answers.solutions[s], 0}] += n.words[0];
        by_both[{answers.solutions[s], answer}] += n.words[0];
      }
    const double deal = entropy(by_answer);
    const double solution = missing < 0 ? deal : deal + entropy(by_solution) - entropy(by_both);
    expect(std::abs((*worths)[q].deal - deal) < 1e-9, "the bits about the deal");
    expect(std::abs((*worths)[q].solution - solution) < 1e-9, "the bits about the solution");
  }
}

void check_answers(const Problem& problem, const std::vector<Deal>& deals, Bytes& bytes) {
  std::vector<Question> questions;
  for (int i = 0; i < 4; ++i) {
    const int owner = some_owner(bytes, problem);
    Cards cards = some_cards(bytes, problem);
    const bool shown = bytes.below(2);
    while (shown && size(cards) > kMaxShown) cards &= cards - 1;
    questions.push_back({owner, cards, shown});
  }
  const int missing = bytes.below(problem.owners() + 1) - 1;
  Answers answers;
  expect(ask(problem, questions, missing, Limits(), answers) == Status::ok, "answers reach a limit");
  check_worths(problem, questions, missing, answers);
  if (!answers.possible()) return;
  for (std::size_t q = 0; q < questions.size(); ++q) {
    std::map<std::pair<Cards, Cards>, Word> expected, given;
    for (const Deal& deal : deals) {
      const Cards held = hand(deal, questions[q].owner) & questions[q].cards;
      const Cards answer = questions[q].shown ? held : static_cast<Cards>(size(held));
      if (const Word weight = weight_of(problem, deal))
        expected[{missing < 0 ? 0 : hand(deal, missing), answer}] += weight;
    }
    for (std::size_t s = 0; s < answers.solutions.size(); ++s)
      for (const auto& [answer, n] : answers.answers(q, s))
        given[{answers.solutions[s], answer}] += n.words[0];
    expect(given == expected, "the answers to a question");
  }
}

}  // namespace

void check_bytes(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  Problem problem = make_problem(bytes);
  add_facts(bytes, problem);
  const std::vector<Deal> deals = enumerate(problem);
  check_possible(problem, deals);
  check_conflicts(problem, deals);
  check_count(problem, deals);
  add_factors(bytes, problem);
  check_count(problem, deals);
  check_answers(problem, deals, bytes);
}

}  // namespace loupe
