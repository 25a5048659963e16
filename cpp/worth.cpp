#include "worth.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace loupe {

namespace {

double to_double(Word n) { return static_cast<double>(n); }
double to_double(Word2 n) { return static_cast<double>(n); }
template <std::size_t W>
double to_double(const Wide<W>& n) {
  double result = 0;
  for (std::size_t i = W; i-- > 0;) result = result * 0x1p64 + static_cast<double>(n.words[i]);
  return result;
}

template <class Number>
std::vector<double> rounded(const std::vector<Number>& numbers) {
  std::vector<double> result(numbers.size());
  std::transform(numbers.begin(), numbers.end(), result.begin(),
                 [](const Number& n) { return to_double(n); });
  return result;
}

// n log n; the entropy of shares n of a whole N is log N less their sum over N.
double n_log_n(double n) { return n > 0 ? n * std::log2(n) : 0; }

class Weighing {
 public:
  Status split(const Problem& problem, const std::vector<Question>& questions, int missing, Budget& budget) {
    if (const Status status = asking_.run(problem, questions, missing, budget); status != Status::ok)
      return status;
    if (!possible()) return Status::ok;
    return std::visit([&](const auto& ways) { return split(ways, budget); }, asking_.counted.ways);
  }

  bool possible() const { return asking_.counted.possible(); }

  std::vector<Worth> worths() const {
    std::map<std::tuple<std::size_t, int, int, bool>, Worth> known;
    std::vector<Worth> worths;
    for (const Asked& asked : asking_.asked) {
      if (asked.of_missing || asked.foregone()) {
        worths.push_back(asked.of_missing ? worth_of_solution(asked.question) : Worth());
        continue;
      }
      const auto [at, added] = known.try_emplace({asked.table, asked.shared, asked.hand, asked.probe.shown});
      if (added) at->second = worth(asked);
      worths.push_back(at->second);
    }
    return worths;
  }

 private:
  template <class Number>
  Status split(const Ways<Number>& ways, Budget& budget) {
    Tables<Number> tables(asking_.tables);
    const Status status =
        split_paths(asking_.counted.diagram, ways, asking_.marks, asking_.batches, budget, tables, marked_);
    for (const auto& table : tables) tables_.push_back(rounded(table));
    return status;
  }

  // The cards of a question that the missing one took out of the pool.
  Cards taken_by_missing(const Asked& asked, std::size_t solution) const {
    return asked.beside_missing ? marked_[solution] & asked.probe.layers : 0;
  }

  // How likely each answer is together with each solution, up to a common factor.
  std::vector<double> shares(const Asked& asked) const {
    const Probe& probe = asked.probe;
    const std::size_t lanes = probe.lanes;
    const std::vector<double>& paths = tables_[asked.table];
    if (!asked.pooled() && !asked.beside_missing) return paths;
    std::vector<double> shares(paths.size(), 0);
    for (std::size_t solution = 0; solution < marked_.size(); ++solution) {
      const Cards taken = taken_by_missing(asked, solution);
      const std::size_t gone = probe.shown ? lane_of(probe, taken) : 0;
      for (std::size_t lane = 0; lane < lanes; ++lane) {
        const double here = paths[solution * lanes + lane];
        if (here == 0) continue;
        const int fitting = (probe.shown ? size(lane) : static_cast<int>(lane)) - size(taken);
        for (std::size_t answer = 0; answer <= lane; ++answer) {
          if (probe.shown && (!within(answer, lane) || (answer & gone))) continue;
          const int held = probe.shown ? size(answer) : static_cast<int>(answer);
          if (held <= fitting)
            shares[solution * lanes + answer] += here * to_double(ways_to_answer(asked, fitting, held));
        }
      }
    }
    return shares;
  }

  Worth worth(const Asked& asked) const {
    const std::vector<double> shares = this->shares(asked);
    std::vector<double> answers(asked.probe.lanes, 0);
    double whole = 0, by_answer = 0, by_solution = 0, by_both = 0;
    for (std::size_t row = 0; row < shares.size(); row += answers.size()) {
      double solution = 0;
      for (std::size_t lane = 0; lane < answers.size(); ++lane) {
        const double n = shares[row + lane];
        answers[lane] += n;
        solution += n;
        by_both += n_log_n(n);
      }
      by_solution += n_log_n(solution);
      whole += solution;
    }
    for (double n : answers) by_answer += n_log_n(n);
    return worth(whole, by_answer, by_solution - by_both);
  }

  // The answer of the missing one follows from the solution.
  Worth worth_of_solution(const Question& question) const {
    std::map<Cards, double> answers;
    double whole = 0, by_answer = 0;
    for (std::size_t s = 0; s < marked_.size(); ++s) {
      Cards cards = 0;
      for_each(marked_[s], [&](int layer) {
        cards |= just(asking_.counted.diagram.cards[static_cast<std::size_t>(layer)]) & question.cards;
      });
      answers[question.shown ? cards : static_cast<Cards>(size(cards))] += tables_[0][s];
      whole += tables_[0][s];
    }
    for (const auto& answer : answers) by_answer += n_log_n(answer.second);
    return worth(whole, by_answer, 0);
  }

  // `rest`: what the answer leaves open about itself once the solution is known.
  Worth worth(double whole, double by_answer, double rest) const {
    const double deal = std::max(0.0, std::log2(whole) - by_answer / whole);
    if (asking_.missing < 0) return {deal, deal};
    return {std::max(0.0, std::log2(whole) - (by_answer + rest) / whole), deal};
  }

  Asking asking_;
  std::vector<Cards> marked_;  // by solution: its open cards, as layers
  Tables<double> tables_;
};

}  // namespace

Status weigh(const Problem& problem, const std::vector<Question>& questions, int missing,
             const Limits& limits, std::optional<std::vector<Worth>>& worths) {
  Budget budget(limits);
  Weighing weighing;
  const Status status = weighing.split(problem, questions, missing, budget);
  if (status == Status::ok && weighing.possible()) worths = weighing.worths();
  return status;
}

}  // namespace loupe
