// The thin Python face of the counting core: converts, releases the GIL, turns a status into an exception.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>

#include "answers.hpp"
#include "conflict.hpp"
#include "count.hpp"
#include "feasible.hpp"
#include "sample.hpp"
#include "worth.hpp"

namespace nb = nanobind;
using namespace loupe;

namespace {

struct LimitExceeded : std::runtime_error {
  using std::runtime_error::runtime_error;
};
struct Cancelled : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Cancel {
  std::atomic<bool> flag{false};
};

// Runs without the GIL; a status other than ok becomes an exception.
template <class Run>
void released(std::size_t max_states, const Cancel* cancel, Run run) {
  Status status;
  {
    nb::gil_scoped_release release;
    status = run(Limits{max_states, cancel ? &cancel->flag : nullptr});
  }
  if (status == Status::too_much_work)
    throw LimitExceeded("the problem needs more than max_states = " + std::to_string(max_states) + " states");
  if (status == Status::cancelled) throw Cancelled("cancelled");
  if (status == Status::too_large)
    throw LimitExceeded("a weighted count is beyond 1024 bits, or a weight 64");
}

void require(bool holds, const char* what) {
  if (!holds) throw std::invalid_argument(what);
}

nb::object to_python(const Natural& n) {
  std::size_t words = n.words.size();
  while (words > 1 && !n.words[words - 1]) --words;
  if (words == 1) return nb::steal(PyLong_FromUnsignedLongLong(n.words[0]));
  std::string bytes;
  for (std::size_t i = 0; i < 8 * words; ++i)
    bytes.push_back(static_cast<char>(n.words[i / 8] >> (i % 8 * 8)));
  const nb::handle integer(reinterpret_cast<PyObject*>(&PyLong_Type));
  return integer.attr("from_bytes")(nb::bytes(bytes.data(), bytes.size()), "little");
}

// Bytes filled by C++ without the GIL: nobody else has seen them yet.
template <class Fill>
nb::bytes make_bytes(std::size_t size, Fill fill) {
  nb::bytes bytes = nb::steal<nb::bytes>(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size)));
  if (!bytes.is_valid()) throw std::bad_alloc();
  auto* data = reinterpret_cast<std::uint8_t*>(PyBytes_AS_STRING(bytes.ptr()));
  nb::gil_scoped_release release;
  fill(data);
  return bytes;
}

using FactTuple = std::tuple<int, Cards, int, int>;
using FactorTuple = std::tuple<int, Cards, std::vector<Word>>;
using QuestionTuple = std::tuple<int, Cards, bool>;

void check_set(const Problem& problem, int owner, Cards cards) {
  require(owner >= 0 && owner < problem.owners(), "no such owner");
  require(within(cards, problem.all()), "no such card");
}

void add_facts(const Problem& problem, const std::vector<FactTuple>& tuples, std::vector<Fact>& facts) {
  facts.reserve(facts.size() + tuples.size());
  for (const auto& [owner, cards, at_least, at_most] : tuples) {
    check_set(problem, owner, cards);
    facts.push_back({owner, cards, at_least, at_most});
  }
}

void add_factors(const std::vector<FactorTuple>& tuples, Problem& problem) {
  for (const auto& [owner, cards, weights] : tuples) {
    check_set(problem, owner, cards);
    require(size(cards) <= kMaxFactorCards, "a factor is about six cards at most");
    require(weights.size() == std::size_t{1} << size(cards), "a factor has a weight for every pattern");
    problem.factors.push_back({owner, cards, weights});
  }
}

void init(Problem* self, int n_cards, const std::vector<int>& sizes, const std::vector<FactTuple>& facts,
          const std::vector<FactorTuple>& factors) {
  require(n_cards >= 0 && n_cards <= kMaxCards, "0 to 64 cards");
  require(!sizes.empty() && sizes.size() <= kMaxOwners, "1 to 12 owners");
  for (int size : sizes) require(size >= 0 && size <= kMaxCards, "a hand has 0 to 64 cards");
  Problem problem{n_cards, sizes, {}, {}};
  add_facts(problem, facts, problem.facts);
  add_factors(factors, problem);
  new (self) Problem(std::move(problem));
}

Problem given(const Problem& problem, const std::vector<FactTuple>& facts,
              const std::vector<FactorTuple>& factors) {
  Problem more = problem;
  add_facts(problem, facts, more.facts);
  add_factors(factors, more);
  return more;
}

nb::list facts_of(const Problem& problem) {
  nb::list facts;
  for (const Fact& fact : problem.facts)
    facts.append(nb::make_tuple(fact.owner, fact.cards, fact.at_least, fact.at_most));
  return facts;
}

std::unique_ptr<Count> count_deals(const Problem& problem, std::size_t max_states, const Cancel* cancel) {
  auto result = std::make_unique<Count>();
  released(max_states, cancel, [&](const Limits& limits) {
    Budget budget(limits);
    return count(problem, budget, *result);
  });
  return result;
}

nb::list hands_to_python(const Problem& problem, const Hands& hands) {
  nb::list masks;
  for (int owner = 0; owner < problem.owners(); ++owner) masks.append(hands[static_cast<std::size_t>(owner)]);
  return masks;
}

nb::list possible(const Problem& problem, std::size_t max_states, const Cancel* cancel) {
  Hands hands;
  released(max_states, cancel, [&](const Limits& limits) {
    Budget budget(limits);
    return possible_cards(problem, budget, hands);
  });
  return hands_to_python(problem, hands);
}

std::optional<Hands> search(const Problem& problem, const std::optional<std::vector<int>>& chosen,
                            const std::vector<FactTuple>& also, std::size_t max_states,
                            const Cancel* cancel) {
  std::vector<Fact> facts;
  if (!chosen) facts = problem.facts;
  for (int index : chosen.value_or(std::vector<int>())) {
    require(index >= 0 && index < static_cast<int>(problem.facts.size()), "no such fact");
    facts.push_back(problem.facts[static_cast<std::size_t>(index)]);
  }
  add_facts(problem, also, facts);
  std::optional<Hands> deal;
  released(max_states, cancel, [&](const Limits& limits) {
    Budget budget(limits);
    return find_deal(problem, facts, budget, deal);
  });
  return deal;
}

std::vector<FactSet> conflicts(const Problem& problem, std::size_t most, std::size_t max_states,
                               const Cancel* cancel) {
  std::vector<FactSet> found;
  released(max_states, cancel,
           [&](const Limits& limits) { return smallest_conflicts(problem, most, limits, found); });
  return found;
}

nb::list marginals(const Count& count) {
  const Domains& domains = count.diagram.reduced.domains;
  nb::list rows;
  for (int card = 0; card < size(domains.all); ++card) {
    nb::list row;
    for (int owner = 0; owner < domains.owners; ++owner) row.append(to_python(count.held(card, owner)));
    rows.append(row);
  }
  return rows;
}

nb::object held(const Count& count, int card, int owner) {
  const Domains& domains = count.diagram.reduced.domains;
  require(card >= 0 && card < size(domains.all), "no such card");
  require(owner >= 0 && owner < domains.owners, "no such owner");
  return to_python(count.held(card, owner));
}

nb::bytes sample_owners(const Count& count, std::size_t n, Word seed) {
  require(count.possible(), "no deal fits");
  const auto n_cards = static_cast<std::size_t>(size(count.diagram.reduced.domains.all));
  return make_bytes(n * n_cards, [&](std::uint8_t* data) { sample(count, n, seed, data); });
}

nb::bytes sample_masks(const Count& count, std::size_t n, Word seed) {
  require(count.possible(), "no deal fits");
  const auto owners = static_cast<std::size_t>(count.diagram.reduced.domains.owners);
  return make_bytes(n * owners * sizeof(Cards),
                    [&](std::uint8_t* data) { sample_hands(count, n, seed, data); });
}

std::vector<Question> read_questions(const Problem& problem, const std::vector<QuestionTuple>& tuples,
                                     std::optional<int> missing) {
  std::vector<Question> questions;
  for (const auto& [owner, cards, shown] : tuples) {
    check_set(problem, owner, cards);
    require(!shown || size(cards) <= kMaxShown, "a question that shows cards is about six cards at most");
    questions.push_back({owner, cards, shown});
  }
  if (missing) check_set(problem, *missing, 0);
  return questions;
}

std::unique_ptr<Answers> ask_all(const Problem& problem, const std::vector<QuestionTuple>& tuples,
                                 std::optional<int> missing, std::size_t max_states, const Cancel* cancel) {
  const std::vector<Question> questions = read_questions(problem, tuples, missing);
  auto answers = std::make_unique<Answers>();
  released(max_states, cancel, [&](const Limits& limits) {
    return ask(problem, questions, missing.value_or(-1), limits, *answers);
  });
  require(answers->possible(), "no deal fits");
  return answers;
}

std::vector<std::tuple<double, double>> weigh_all(const Problem& problem,
                                                  const std::vector<QuestionTuple>& tuples,
                                                  std::optional<int> missing, std::size_t max_states,
                                                  const Cancel* cancel) {
  const std::vector<Question> questions = read_questions(problem, tuples, missing);
  std::optional<std::vector<Worth>> worths;
  released(max_states, cancel, [&](const Limits& limits) {
    return weigh(problem, questions, missing.value_or(-1), limits, worths);
  });
  require(worths.has_value(), "no deal fits");
  std::vector<std::tuple<double, double>> bits;
  for (const Worth& worth : *worths) bits.emplace_back(worth.solution, worth.deal);
  return bits;
}

nb::dict solutions(const Answers& answers) {
  nb::dict deals;
  for (std::size_t s = 0; s < answers.solutions.size(); ++s)
    deals[nb::int_(answers.solutions[s])] = to_python(answers.deals(s));
  return deals;
}

// By solution, by answer: a count, or the set of the cards shown.
nb::dict table(const Answers& answers, std::size_t question) {
  if (question >= answers.questions()) throw nb::index_error("no such question");
  nb::dict by_solution;
  for (std::size_t s = 0; s < answers.solutions.size(); ++s) {
    nb::dict row;
    for (const auto& [answer, deals] : answers.answers(question, s)) row[nb::int_(answer)] = to_python(deals);
    by_solution[nb::int_(answers.solutions[s])] = row;
  }
  return by_solution;
}

}  // namespace

NB_MODULE(_core, m) {
  const std::size_t most_states = Limits().max_states;
  const std::vector<FactTuple> no_facts;
  const std::vector<FactorTuple> no_factors;
  const auto max_states = nb::arg("max_states") = most_states;
  const auto cancel = nb::arg("cancel") = nb::none();

  m.doc() = "Exact counting of deals.";
  nb::exception<LimitExceeded>(m, "LimitExceeded", PyExc_RuntimeError);
  nb::exception<Cancelled>(m, "Cancelled", PyExc_RuntimeError);
  nb::class_<Cancel>(m, "Cancel").def(nb::init<>()).def("set", [](Cancel& self) { self.flag = true; });
  nb::class_<Problem>(m, "Problem")
      .def("__init__", &init, nb::arg("n_cards"), nb::arg("sizes"), nb::arg("facts") = no_facts,
           nb::arg("factors") = no_factors)
      .def_ro("n_cards", &Problem::n_cards)
      .def_ro("sizes", &Problem::sizes)
      .def_prop_ro("facts", &facts_of)
      .def("given", &given, nb::arg("facts") = no_facts, nb::arg("factors") = no_factors)
      .def("count", &count_deals, nb::kw_only(), max_states, cancel)
      .def("possible", &possible, nb::kw_only(), max_states, cancel)
      .def(
          "fits",
          [](const Problem& self, const std::optional<std::vector<int>>& facts,
             const std::vector<FactTuple>& also, std::size_t states,
             const Cancel* stop) { return search(self, facts, also, states, stop).has_value(); },
          nb::arg("facts") = nb::none(), nb::arg("also") = no_facts, nb::kw_only(), max_states, cancel)
      .def(
          "find_deal",
          [](const Problem& self, const std::optional<std::vector<int>>& facts,
             const std::vector<FactTuple>& also, std::size_t states, const Cancel* stop) {
            const auto deal = search(self, facts, also, states, stop);
            return deal ? nb::object(hands_to_python(self, *deal)) : nb::none();
          },
          nb::arg("facts") = nb::none(), nb::arg("also") = no_facts, nb::kw_only(), max_states, cancel)
      .def("smallest_conflicts", &conflicts, nb::arg("most") = 1, nb::kw_only(), max_states, cancel)
      .def("answers", &ask_all, nb::arg("questions"), nb::arg("missing") = nb::none(), nb::kw_only(),
           max_states, cancel)
      .def("worths", &weigh_all, nb::arg("questions"), nb::arg("missing") = nb::none(), nb::kw_only(),
           max_states, cancel);
  nb::class_<Count>(m, "Count")
      .def_prop_ro("deals", [](const Count& self) { return to_python(self.deals); })
      .def_prop_ro("nodes",
                   [](const Count& self) { return self.diagram.possible() ? self.diagram.nodes() : 0; })
      .def_prop_ro("marginals", &marginals)
      .def("held", &held, nb::arg("card"), nb::arg("owner"))
      .def("sample", &sample_owners, nb::arg("n"), nb::arg("seed"))
      .def("sample_hands", &sample_masks, nb::arg("n"), nb::arg("seed"));
  nb::class_<Answers>(m, "Answers")
      .def_prop_ro("solutions", &solutions)
      .def("table", &table, nb::arg("question"));
}
