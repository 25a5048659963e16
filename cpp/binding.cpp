// The thin Python face of the counting core: converts, releases the GIL, turns a status into an exception.
#include <nanobind/nanobind.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <stdexcept>
#include <tuple>

#include "count.hpp"

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

void check(Status status) {
  if (status == Status::too_much_work)
    throw LimitExceeded("too many states: the problem is beyond max_states");
  if (status == Status::cancelled) throw Cancelled("cancelled");
  if (status == Status::too_large) throw std::overflow_error("a weighted count does not fit 1024 bits");
}

Limits limits(std::size_t max_states, const Cancel* cancel) {
  return {max_states, cancel ? &cancel->flag : nullptr};
}

nb::object to_python(const Natural& n) {
  std::size_t words = n.words.size();
  while (words > 1 && !n.words[words - 1]) --words;
  if (words == 1) return nb::steal(PyLong_FromUnsignedLongLong(n.words[0]));
  nb::bytes bytes(n.words.data(), words * sizeof(Word));
  return nb::borrow(reinterpret_cast<PyObject*>(&PyLong_Type)).attr("from_bytes")(bytes, "little");
}

using FactTuple = std::tuple<int, Cards, int, int>;
using FactorTuple = std::tuple<int, Cards, std::vector<Word>>;

void require(bool holds, const char* what) {
  if (!holds) throw std::invalid_argument(what);
}

void check_set(const Problem& problem, int owner, Cards cards) {
  require(owner >= 0 && owner < problem.owners(), "no such owner");
  require(within(cards, problem.all()), "no such card");
}

Fact make_fact(const Problem& problem, const FactTuple& tuple) {
  const auto& [owner, cards, at_least, at_most] = tuple;
  check_set(problem, owner, cards);
  return {owner, cards, at_least, at_most};
}

void add(Problem& problem, const std::vector<FactTuple>& facts, const std::vector<FactorTuple>& factors) {
  for (const auto& fact : facts) problem.facts.push_back(make_fact(problem, fact));
  for (const auto& [owner, cards, weights] : factors) {
    check_set(problem, owner, cards);
    require(size(cards) <= kMaxFactorCards, "a factor is about six cards at most");
    require(weights.size() == std::size_t{1} << size(cards), "a factor has a weight for every pattern");
    problem.factors.push_back({owner, cards, weights});
  }
}

void init(Problem* self, int n_cards, const std::vector<int>& sizes, const std::vector<FactTuple>& facts,
          const std::vector<FactorTuple>& factors) {
  require(n_cards >= 0 && n_cards <= kMaxCards, "up to 64 cards");
  require(!sizes.empty() && sizes.size() <= kMaxOwners, "1 to 12 owners");
  for (int size : sizes) require(size >= 0 && size <= kMaxCards, "a hand has 0 to 64 cards");
  Problem problem{n_cards, sizes, {}, {}};
  add(problem, facts, factors);
  new (self) Problem(std::move(problem));
}

std::shared_ptr<Count> count_deals(const Problem& problem, std::size_t max_states, const Cancel* cancel) {
  auto result = std::make_shared<Count>();
  Status status;
  {
    nb::gil_scoped_release release;
    status = count(problem, 0, limits(max_states, cancel), *result);
  }
  check(status);
  return result;
}

nb::list marginals(const Count& count, int n_cards, int owners) {
  nb::list rows;
  for (int card = 0; card < n_cards; ++card) {
    nb::list row;
    for (int owner = 0; owner < owners; ++owner) row.append(to_python(count.held(card, owner)));
    rows.append(row);
  }
  return rows;
}

}  // namespace

NB_MODULE(_core, m) {
  m.doc() = "Exact counting of deals.";
  nb::exception<LimitExceeded>(m, "LimitExceeded", PyExc_RuntimeError);
  nb::exception<Cancelled>(m, "Cancelled", PyExc_RuntimeError);
  nb::class_<Cancel>(m, "Cancel").def(nb::init<>()).def("set", [](Cancel& c) { c.flag = true; });
  nb::class_<Problem>(m, "Problem")
      .def("__init__", &init, nb::arg("n_cards"), nb::arg("sizes"),
           nb::arg("facts") = std::vector<FactTuple>(), nb::arg("factors") = std::vector<FactorTuple>())
      .def("count", &count_deals, nb::kw_only(), nb::arg("max_states") = Limits().max_states,
           nb::arg("cancel") = nb::none());
  nb::class_<Count>(m, "Count")
      .def_prop_ro("deals", [](const Count& c) { return to_python(c.deals); })
      .def_prop_ro("nodes",
                   [](const Count& c) { return c.diagram.layer_begin.empty() ? 0 : c.diagram.nodes(); })
      .def_prop_ro("marginals", [](const Count& c) {
        return marginals(c, size(c.diagram.reduced.domains.all), c.diagram.reduced.domains.owners);
      });
}
