#include "answers.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace loupe {

Cards Probe::shown_cards(std::size_t lane) const {
  Cards cards = settled;
  int bit = 0;
  for_each(open, [&](int card) {
    if ((lane >> bit++) & 1) cards |= just(card);
  });
  return cards;
}

namespace {

// Questions to one seat, counted together: the numbers of a node are one row, each question's answers a
// stretch of it. An answer grows where the seat takes a card of the question: by 1, or by the card's bit
// where it is shown.
struct Batch {
  std::size_t seat = 0;
  std::size_t lanes = 0;
  std::vector<const Probe*> probes;
  std::vector<std::size_t> first;  // lane of each probe

  void add(const Probe& probe) {
    probes.push_back(&probe);
    first.push_back(lanes);
    lanes += probe.lanes;
  }

  // The lane that each lane becomes when the seat takes `card`; kNone: more than it can come to.
  std::vector<std::uint32_t> growth(int card) const {
    std::vector<std::uint32_t> to(lanes);
    for (std::size_t p = 0; p < probes.size(); ++p) {
      std::size_t step = 0;
      if (contains(probes[p]->open, card))
        step = probes[p]->shown ? std::size_t{1} << size(probes[p]->open & (just(card) - 1)) : 1;
      for (std::size_t lane = 0; lane < probes[p]->lanes; ++lane)
        to[first[p] + lane] =
            lane + step < probes[p]->lanes ? static_cast<std::uint32_t>(first[p] + lane + step) : kNone;
    }
    return to;
  }
  bool grows(int card) const {
    return std::any_of(probes.begin(), probes.end(), [&](const Probe* p) { return contains(p->open, card); });
  }
};

template <class Number>
void add_row(Number* to, const Number* from, std::size_t lanes) {
  for (std::size_t lane = 0; lane < lanes; ++lane) to[lane] += from[lane];
}

constexpr std::size_t kNobody = 16;

// Counts one batch. The missing seat's cards are taken one after the other: rows are carried down from the
// root over the other seats' edges, and where the missing seat takes its last card they meet the rows carried
// up from the end. So one pass gives the joint of answers and solutions where one card is missing.
template <class Number>
class Joint {
 public:
  Joint(const Diagram& diagram, const Ways<Number>& down, std::size_t missing, Cards settled)
      : diagram_(diagram), down_(down), missing_(missing), settled_(settled) {}

  // Fills a table for each of the batch's probes, and the solutions, which are the same for every batch.
  void run(const Batch& batch, Tables<Number>& tables, std::vector<Cards>& solutions) {
    batch_ = &batch;
    tables_ = &tables;
    solutions_ = &solutions;
    solutions.clear();
    growth_.clear();
    for (int card : diagram_.cards)
      growth_.push_back(batch.grows(card) ? batch.growth(card) : std::vector<std::uint32_t>());
    carry_up();
    Rows start(batch.lanes, Number(0));
    for (std::size_t lane : batch.first) start[lane] = 1;
    descend(0, start, settled_, missing_ == kNobody ? 0 : diagram_.reduced.seats[missing_].need);
  }

 private:
  using Rows = std::vector<Number>;  // of the nodes of one layer, or of all

  std::size_t lanes() const { return batch_->lanes; }

  void carry(Number* to, const Number* from, std::size_t edge, std::size_t layer) const {
    const Word weight = diagram_.weight(edge);
    if (weight != 1) return carry_weighted(to, from, edge, layer);
    if (Diagram::seat(diagram_.edges[edge]) != batch_->seat || growth_[layer].empty())
      return add_row(to, from, lanes());
    const std::uint32_t* grown = growth_[layer].data();
    for (std::size_t lane = 0; lane < lanes(); ++lane)
      if (grown[lane] != kNone) to[grown[lane]] += from[lane];
  }

  void carry_weighted(Number* to, const Number* from, std::size_t edge, std::size_t layer) const {
    const Number weight(diagram_.weight(edge));
    const bool grows = Diagram::seat(diagram_.edges[edge]) == batch_->seat && !growth_[layer].empty();
    for (std::size_t lane = 0; lane < lanes(); ++lane) {
      const std::size_t at = grows ? growth_[layer][lane] : lane;
      if (at != kNone) to[at] += from[lane] * weight;
    }
  }

  void carry_up() {
    below_.assign(diagram_.nodes() * lanes(), Number(0));
    for (std::size_t lane : batch_->first) below_[(diagram_.nodes() - 1) * lanes() + lane] = 1;
    for (std::size_t layer = diagram_.cards.size(); layer-- > 0;)
      for (std::size_t node = diagram_.layer_begin[layer]; node < diagram_.layer_begin[layer + 1]; ++node)
        for (std::size_t e = diagram_.edge_begin[node]; e < diagram_.edge_begin[node + 1]; ++e) {
          const std::size_t to = Diagram::target(diagram_.edges[e]);
          if (down_[to]) carry(&below_[node * lanes()], &below_[to * lanes()], e, layer);
        }
  }

  // `rows`: of the nodes of `layer`, reached with `solution` so far and `need` more cards missing.
  void descend(std::size_t layer, Rows rows, Cards solution, int need) {
    if (need == 0) return meet(layer, rows, solution);
    for (; layer < diagram_.cards.size(); ++layer) {
      Rows onward(width(layer + 1) * lanes(), Number(0)), taken(onward.size(), Number(0));
      bool any = false;
      step(layer, rows, onward, taken, any);
      if (any) descend(layer + 1, std::move(taken), solution | just(diagram_.cards[layer]), need - 1);
      rows = std::move(onward);
    }
  }

  void step(std::size_t layer, const Rows& rows, Rows& onward, Rows& taken, bool& any) const {
    const std::size_t begin = diagram_.layer_begin[layer], end = diagram_.layer_begin[layer + 1];
    for (std::size_t node = begin; node < end; ++node) {
      const Number* from = &rows[(node - begin) * lanes()];
      if (!reached(from)) continue;
      for (std::size_t e = diagram_.edge_begin[node]; e < diagram_.edge_begin[node + 1]; ++e) {
        const std::size_t to = Diagram::target(diagram_.edges[e]);
        if (!down_[to]) continue;
        const bool takes = Diagram::seat(diagram_.edges[e]) == missing_;
        any |= takes;
        carry(&(takes ? taken : onward)[(to - end) * lanes()], from, e, layer);
      }
    }
  }

  // Every probe splits all ways, so the first one tells whether there are any.
  bool reached(const Number* row) const {
    return std::any_of(row, row + batch_->probes[0]->lanes,
                       [](const Number& n) { return static_cast<bool>(n); });
  }

  void meet(std::size_t layer, const Rows& rows, Cards solution) {
    solutions_->push_back(solution);
    const std::size_t begin = diagram_.layer_begin[layer];
    for (std::size_t p = 0; p < batch_->probes.size(); ++p) {
      const Probe& probe = *batch_->probes[p];
      auto& table = (*tables_)[probe.table];
      table.resize(solutions_->size() * probe.lanes, Number(0));
      Number* cells = &table[table.size() - probe.lanes];
      for (std::size_t i = 0; i < width(layer); ++i)
        combine(&rows[i * lanes() + batch_->first[p]], &below_[(begin + i) * lanes() + batch_->first[p]],
                probe.lanes, cells);
    }
  }

  // What was answered above plus what is answered below.
  static void combine(const Number* above, const Number* below, std::size_t lanes, Number* cells) {
    for (std::size_t a = 0; a < lanes; ++a)
      if (above[a])
        for (std::size_t b = 0; a + b < lanes; ++b) cells[a + b] += above[a] * below[b];
  }

  std::size_t width(std::size_t layer) const {
    return diagram_.layer_begin[layer + 1] - diagram_.layer_begin[layer];
  }

  const Diagram& diagram_;
  const Ways<Number>& down_;
  std::size_t missing_;
  Cards settled_;
  const Batch* batch_ = nullptr;
  Tables<Number>* tables_ = nullptr;
  std::vector<Cards>* solutions_ = nullptr;
  std::vector<std::vector<std::uint32_t>> growth_;
  Rows below_;
};

std::size_t seat_of(const Reduced& reduced, int owner) {
  for (std::size_t seat = 0; seat < reduced.seats.size(); ++seat) {
    const auto& owners = reduced.seats[seat].owners;
    if (std::find(owners.begin(), owners.end(), owner) != owners.end()) return seat;
  }
  return kNobody;
}

// Owners of one pool who need equally many cards are alike: one of them is asked for all.
std::vector<int> stand_ins(const Reduced& reduced) {
  std::vector<int> stand_in(reduced.needs.size());
  for (std::size_t owner = 0; owner < stand_in.size(); ++owner) stand_in[owner] = static_cast<int>(owner);
  for (const Seat& seat : reduced.seats)
    for (int owner : seat.owners)
      for (int other : seat.owners)
        if (reduced.needs[other] == reduced.needs[owner]) {
          stand_in[owner] = other;
          break;
        }
  return stand_in;
}

Probe make_probe(const Reduced& reduced, const Question& question, int stand_in) {
  Probe probe;
  probe.shown = question.shown;
  probe.settled = question.cards & reduced.domains.has[question.owner];
  probe.seat = seat_of(reduced, stand_in);
  if (probe.seat == kNobody) return probe;
  const Seat& seat = reduced.seats[probe.seat];
  probe.open = question.cards & seat.can;
  const int n_open = size(probe.open);
  probe.lanes =
      probe.shown ? std::size_t{1} << n_open : static_cast<std::size_t>(std::min(n_open, seat.need)) + 1;
  return probe;
}

// A single open card is counted alike whether it is shown or not.
std::tuple<std::size_t, Cards, bool> essence(const Probe& probe) {
  if (!probe.open) return {kNobody, 0, false};
  return {probe.seat, probe.open, probe.shown && size(probe.open) > 1};
}

constexpr std::size_t kBatchLanes = 48;  // keeps the rows of a usual diagram within the cache

// One probe for each table, in batches of one seat.
std::vector<Batch> make_batches(std::vector<Probe>& probes) {
  std::map<std::tuple<std::size_t, Cards, bool>, std::size_t> tables;
  std::vector<Batch> batches;
  std::vector<const Probe*> distinct;
  for (Probe& probe : probes) {
    const auto [at, added] = tables.try_emplace(essence(probe), tables.size());
    probe.table = at->second;
    if (added) distinct.push_back(&probe);
  }
  std::stable_sort(distinct.begin(), distinct.end(),
                   [](const Probe* a, const Probe* b) { return a->seat < b->seat; });
  for (const Probe* probe : distinct) {
    if (batches.empty() || batches.back().seat != probe->seat ||
        batches.back().lanes + probe->lanes > kBatchLanes)
      batches.push_back({probe->seat, 0, {}, {}});
    batches.back().add(*probe);
  }
  return batches;
}

Natural all_ways(const Reduced& reduced) {
  Natural ways = reduced.weight;
  for (const Seat& seat : reduced.seats) ways = ways * ways_to_share(seat, reduced.needs);
  return ways;
}

double to_double(Word n) { return static_cast<double>(n); }
double to_double(Word2 n) { return static_cast<double>(n); }
template <std::size_t W>
double to_double(const Wide<W>& n) {
  double result = 0;
  for (std::size_t i = W; i-- > 0;) result = result * 0x1p64 + static_cast<double>(n.words[i]);
  return result;
}

// n log n, of a probability up to the common divisor.
double entropy_term(double n) { return n > 0 ? n * std::log2(n) : 0; }

// The bits that the column tells about the row, or about the deal: then all that it tells.
template <class Number>
double bits(const std::vector<Number>& table, std::size_t lanes, bool about_solution) {
  std::vector<double> columns(lanes, 0);
  double total = 0, cells = 0, rows = 0;
  for (std::size_t row = 0; row < table.size(); row += lanes) {
    double sum = 0;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      const double n = to_double(table[row + lane]);
      cells += entropy_term(n);
      columns[lane] += n;
      sum += n;
    }
    rows += entropy_term(sum);
    total += sum;
  }
  double answers = 0;
  for (double n : columns) answers += entropy_term(n);
  const double information = entropy_term(total) - answers + (about_solution ? cells - rows : 0);
  return std::max(0.0, information / total);
}

}  // namespace

Natural Answers::deals(std::size_t question, std::size_t solution, std::size_t lane) const {
  const Probe& probe = probes[question];
  return std::visit(
      [&](const auto& all) { return widen(all[probe.table][solution * probe.lanes + lane]) * ways; }, tables);
}

std::vector<double> Answers::values() const {
  std::vector<double> by_table = std::visit(
      [&](const auto& all) {
        std::vector<double> values(all.size());
        for (const Probe& probe : probes)
          values[probe.table] = bits(all[probe.table], probe.lanes, about_solution);
        return values;
      },
      tables);
  std::vector<double> by_question;
  for (std::size_t i = 0; i + 1 < probes.size(); ++i) by_question.push_back(by_table[probes[i].table]);
  return by_question;
}

namespace {

template <class Number>
Status fill(const Count& count, const Ways<Number>& down, int missing, const Limits& limits,
            Answers& answers) {
  const Reduced& reduced = count.diagram.reduced;
  const std::size_t seat = missing < 0 ? kNobody : seat_of(reduced, missing);
  const Cards settled = missing < 0 ? 0 : reduced.domains.has[missing];
  const std::vector<Batch> batches = make_batches(answers.probes);
  Tables<Number> tables(answers.probes.size());
  Joint<Number> joint(count.diagram, down, seat, settled);
  Budget budget(limits);
  for (const Batch& batch : batches) {
    if (const Status status = budget.spend(count.diagram.nodes()); status != Status::ok) return status;
    joint.run(batch, tables, answers.solutions);
  }
  answers.tables = std::move(tables);
  return Status::ok;
}

}  // namespace

Status ask(const Problem& problem, const std::vector<Question>& questions, int missing, const Limits& limits,
           Answers& answers) {
  const Owners missing_set = missing < 0 ? 0 : Owners{1} << missing;
  const std::vector<int> stand_in = stand_ins(reduce(problem, missing_set, {}));
  Owners apart = missing_set;
  for (const Question& question : questions) apart |= Owners{1} << stand_in[question.owner];
  Count counted;
  if (const Status status = count(problem, apart, limits, counted); status != Status::ok) return status;
  answers.possible = counted.possible();
  answers.about_solution = missing >= 0;
  if (!answers.possible) return Status::ok;
  const Reduced& reduced = counted.diagram.reduced;
  for (const Question& question : questions)
    answers.probes.push_back(make_probe(reduced, question, stand_in[question.owner]));
  answers.probes.push_back({});  // the question about nothing: what the solutions are
  answers.ways = all_ways(reduced);
  return std::visit([&](const auto& down) { return fill(counted, down, missing, limits, answers); },
                    counted.down);
}

}  // namespace loupe
