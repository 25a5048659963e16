#include "diagram.hpp"

#include <array>
#include <utility>

#include "machine.hpp"
#include "order.hpp"

namespace loupe {

namespace {

// The states of all machines, packed. The top four bits of a word count the machines in it that are stuck.
template <std::size_t W>
struct Key {
  std::array<std::uint64_t, W> words{};
  bool operator==(const Key& other) const { return words == other.words; }
  bool alive() const {
    std::uint64_t stuck = 0;
    for (std::uint64_t word : words) stuck |= word >> 60;
    return stuck == 0;
  }
};

template <std::size_t W>
std::uint64_t hash(const Key<W>& key) {
  std::uint64_t mixed = 0;
  for (std::uint64_t word : key.words) mixed = (mixed ^ (mixed >> 32) ^ word) * 0x9E3779B97F4A7C15u;
  return mixed;
}

constexpr std::uint64_t kStuck = std::uint64_t{1} << 60;
constexpr int kWordBits = 60, kWordFields = 15;  // four bits can count no more stuck machines
constexpr std::size_t kMaxWords = 4, kMaxMachines = kMaxWords * kWordFields;

struct Field {
  std::size_t word;
  int shift;
  std::uint64_t mask;
};

// Where each machine's state lies in the key; returns the number of words.
std::size_t place_fields(const std::vector<Machine>& machines, std::vector<Field>& fields) {
  std::size_t word = 0;
  int shift = 0, count = 0;
  for (const Machine& machine : machines) {
    std::size_t most = 1;
    for (std::size_t level = 0; level + 1 < machine.automaton.begin.size(); ++level)
      most = std::max(most, machine.automaton.states(level));
    int bits = 0;
    while ((std::size_t{1} << bits) < most) ++bits;
    if (shift + bits > kWordBits || ++count > kWordFields) {
      ++word;
      shift = 0;
      count = 1;
    }
    fields.push_back({word, shift, (std::uint64_t{1} << bits) - 1});
    shift += bits;
  }
  return word + 1;
}

// A machine that moves in a layer: what is added to the key when its seat stays, and what more when it takes.
struct Mover {
  Field field;
  const std::uint64_t* stay;
  const std::uint64_t* swap;
  const Word* stay_weight;  // null unless it weighs in this layer
  const Word* take_weight;
};

struct Taker {
  std::size_t seat, first, last;  // of the movers
};

template <std::size_t W>
class Joiner {
 public:
  using Ids = std::array<std::uint64_t, kMaxMachines>;

  Joiner(const std::vector<Machine>& machines, const std::vector<Field>& fields, Diagram& diagram)
      : machines_(machines), fields_(fields), diagram_(diagram), levels_(machines.size(), 0) {}

  Status run(Budget& budget);

 private:
  void set_out(int card);
  void add_mover(std::size_t machine, std::size_t level);
  Status expand_layer(Budget& budget);
  void expand(Key<W> key);
  Word weigh(const Ids& ids, const Taker& taker);
  void add_edge(const Key<W>& to, std::size_t seat, Word weight);

  const std::vector<Machine>& machines_;
  const std::vector<Field>& fields_;
  Diagram& diagram_;
  std::vector<std::size_t> levels_;
  std::vector<Mover> movers_;
  std::vector<Taker> takers_;
  std::vector<std::uint64_t> moves_;
  bool weighs_ = false, too_large_ = false;
  std::size_t next_first_ = 0;
  std::vector<Key<W>> here_, next_;
  Interner<Key<W>> interner_;
};

std::uint64_t move(std::uint32_t from, std::uint32_t to, int shift) {
  return to == kNone ? kStuck : (std::uint64_t{to} - from) << shift;
}

template <std::size_t W>
void Joiner<W>::add_mover(std::size_t m, std::size_t level) {
  const Machine& machine = machines_[m];
  const Automaton& automaton = machine.automaton;
  const std::size_t n = automaton.states(level), first = automaton.begin[level];
  const std::size_t at = moves_.size();
  moves_.resize(at + 2 * n);
  for (std::uint32_t id = 0; id < n; ++id) {
    const std::uint64_t stay = move(id, automaton.stay[first + id], fields_[m].shift);
    moves_[at + id] = stay;
    moves_[at + n + id] = move(id, automaton.take[first + id], fields_[m].shift) - stay;
  }
  const bool weighs = machine.weighs(level);
  weighs_ |= weighs;
  movers_.push_back({fields_[m], moves_.data() + at, moves_.data() + at + n,
                     weighs ? machine.stay_weight.data() : nullptr,
                     weighs ? machine.take_weight.data() : nullptr});
}

// Who moves when `card` is dealt, and how.
template <std::size_t W>
void Joiner<W>::set_out(int card) {
  std::size_t room = 0;
  for (std::size_t m = 0; m < machines_.size(); ++m)
    if (contains(machines_[m].automaton.cards, card)) room += 2 * machines_[m].automaton.states(levels_[m]);
  moves_.clear();
  moves_.reserve(room);  // the movers point into it
  movers_.clear();
  takers_.clear();
  weighs_ = false;
  for (std::size_t m = 0; m < machines_.size(); ++m) {
    if (!contains(machines_[m].automaton.cards, card)) continue;
    if (takers_.empty() || takers_.back().seat != machines_[m].seat)
      takers_.push_back({machines_[m].seat, movers_.size(), 0});
    add_mover(m, levels_[m]++);
    takers_.back().last = movers_.size();
  }
}

// Where likelihoods learn their last card, the weight of the edge by which `taker` takes it.
template <std::size_t W>
Word Joiner<W>::weigh(const Ids& ids, const Taker& taker) {
  Word weight = 1;
  for (std::size_t m = 0; m < movers_.size(); ++m) {
    if (!movers_[m].stay_weight) continue;
    const bool takes = taker.first <= m && m < taker.last;
    too_large_ |=
        multiply_overflows(weight, (takes ? movers_[m].take_weight : movers_[m].stay_weight)[ids[m]]);
  }
  return weight;
}

template <std::size_t W>
void Joiner<W>::expand(Key<W> key) {
  Ids ids;
  for (std::size_t m = 0; m < movers_.size(); ++m) {
    const Field& field = movers_[m].field;
    ids[m] = (key.words[field.word] >> field.shift) & field.mask;
  }
  for (std::size_t m = 0; m < movers_.size(); ++m)
    key.words[movers_[m].field.word] += movers_[m].stay[ids[m]];
  for (const Taker& taker : takers_) {
    Key<W> to = key;
    for (std::size_t m = taker.first; m < taker.last; ++m)
      to.words[movers_[m].field.word] += movers_[m].swap[ids[m]];
    if (!to.alive()) continue;
    if (const Word weight = weighs_ ? weigh(ids, taker) : 1) add_edge(to, taker.seat, weight);
  }
}

template <std::size_t W>
void Joiner<W>::add_edge(const Key<W>& to, std::size_t seat, Word weight) {
  const std::size_t node = next_first_ + interner_.number(to, next_);
  diagram_.edges.push_back(Diagram::edge(node, seat));
  if (!weighs_) return;
  diagram_.weights.resize(diagram_.edges.size(), 1);
  diagram_.weights.back() = weight;
}

// Looks at the budget now and then: a single layer can be too much.
template <std::size_t W>
Status Joiner<W>::expand_layer(Budget& budget) {
  for (std::size_t i = 0; i < here_.size(); ++i) {
    diagram_.edge_begin.push_back(static_cast<std::uint32_t>(diagram_.edges.size()));
    expand(here_[i]);
    if (i % 1024) continue;
    if (const Status status = budget.allows(here_.size() + next_.size()); status != Status::ok) return status;
    if (next_first_ + next_.size() + 1024 * kMaxOwners > Diagram::kMaxNodes) return Status::too_much_work;
  }
  return budget.spend(here_.size());
}

template <std::size_t W>
Status Joiner<W>::run(Budget& budget) {
  here_.assign(1, {});
  diagram_.layer_begin.assign(1, 0);
  for (int card : diagram_.cards) {
    set_out(card);
    next_.clear();
    interner_.restart(here_.size());
    next_first_ = diagram_.layer_begin.back() + here_.size();
    if (const Status status = expand_layer(budget); status != Status::ok) return status;
    diagram_.layer_begin.push_back(next_first_);
    here_.swap(next_);
  }
  const auto last_edge = static_cast<std::uint32_t>(diagram_.edges.size());
  diagram_.edge_begin.insert(diagram_.edge_begin.end(), here_.size() + 1, last_edge);
  diagram_.layer_begin.push_back(diagram_.layer_begin.back() + here_.size());
  if (!diagram_.weights.empty()) diagram_.weights.resize(diagram_.edges.size(), 1);
  if (here_.empty()) diagram_.layer_begin.clear();
  return too_large_ ? Status::too_large : Status::ok;
}

// What a single seat's automaton rules out or forces is a new fact.
bool learn(const Seat& seat, const Automaton& automaton, const std::vector<int>& order,
           std::vector<Fact>& learnt) {
  if (!automaton.possible()) return false;
  if (seat.owners.size() > 1) return true;  // of a pool nothing is known that propagation could use
  const Cards always = always_taken(automaton, order), never = never_taken(automaton, order);
  if (always) learnt.push_back({seat.owners[0], always, size(always), size(always)});
  if (never) learnt.push_back({seat.owners[0], never, 0, 0});
  return true;
}

struct Machines {
  std::vector<Machine> list;
  std::vector<Fact> learnt;
  bool possible = true;
};

Status add_machines(const Reduced& reduced, std::size_t s, const std::vector<int>& order,
                    AutomatonBuilder& builder, Budget& budget, Machines& machines) {
  const Seat& seat = reduced.seats[s];
  for (const auto& bounds : split(seat.bounds)) {
    machines.list.push_back({s, {}, {}, {}});
    Automaton& automaton = machines.list.back().automaton;
    if (const Status status = builder.build(order, bounds, budget, automaton); status != Status::ok)
      return status;
    machines.possible &= learn(seat, automaton, order, machines.learnt);
  }
  for (const Weighting& weighting : seat.weightings)
    machines.list.push_back(weighing_machine(s, weighting, order));
  return Status::ok;
}

Status make_machines(const Reduced& reduced, const std::vector<int>& order, Budget& budget,
                     Machines& machines) {
  AutomatonBuilder builder;
  for (std::size_t s = 0; s < reduced.seats.size() && machines.possible; ++s)
    if (const Status status = add_machines(reduced, s, order, builder, budget, machines);
        status != Status::ok)
      return status;
  return Status::ok;
}

Status join(const std::vector<Machine>& machines, Budget& budget, Diagram& diagram) {
  std::vector<Field> fields;
  const std::size_t words = place_fields(machines, fields);
  if (words == 1) return Joiner<1>(machines, fields, diagram).run(budget);
  if (words <= kMaxWords) return Joiner<kMaxWords>(machines, fields, diagram).run(budget);
  return Status::too_much_work;
}

}  // namespace

Status build_diagram(const Problem& problem, Budget& budget, Diagram& diagram) {
  std::vector<Fact> learnt;
  while (true) {
    diagram.reduced = reduce(problem, learnt);
    if (!diagram.reduced.possible) return Status::ok;
    diagram.cards = good_order(diagram.reduced.seats);
    Machines machines;
    if (const Status status = make_machines(diagram.reduced, diagram.cards, budget, machines);
        status != Status::ok)
      return status;
    if (!machines.possible) return Status::ok;
    if (machines.learnt.empty()) return join(machines.list, budget, diagram);
    learnt.insert(learnt.end(), machines.learnt.begin(), machines.learnt.end());
  }
}

}  // namespace loupe
