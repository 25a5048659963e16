#include "joint.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace loupe {

void Batch::add(const Probe& probe, std::size_t probe_number) {
  probes.push_back(probe);
  first.push_back(lanes);
  number.push_back(probe_number);
  lanes += probe.lanes;
}

namespace {

// An answer grows where the seat takes a card of the question: by 1, or by the card's bit where it is shown.
// For every lane of a row the lane that becomes it, `none` (which is always 0) where no answer does. Empty:
// `card` changes nothing.
std::vector<std::uint32_t> growth(const Batch& batch, int card, std::size_t none) {
  std::vector<std::uint32_t> from;
  bool grows = false;
  for (std::size_t p = 0; p < batch.probes.size(); ++p) {
    const Probe& probe = batch.probes[p];
    std::size_t step = 0;
    if (contains(probe.open, card))
      step = probe.shown ? std::size_t{1} << size(probe.open & (just(card) - 1)) : 1;
    grows |= step > 0;
    for (std::size_t lane = 0; lane < probe.lanes; ++lane)
      from.push_back(static_cast<std::uint32_t>(lane < step ? none : batch.first[p] + lane - step));
  }
  if (!grows) from.clear();
  from.resize(grows ? none + 1 : 0, static_cast<std::uint32_t>(none));
  return from;
}

// The numbers of a node, one row of a fixed width L: the lanes of a batch, and zeros.
template <class Number, std::size_t L>
struct Row {
  std::array<Number, L> at{};

  void add(const Row& other) {
    for (std::size_t lane = 0; lane < L; ++lane) at[lane] += other.at[lane];
  }
  void add_times(const Row& other, const Number& times) {
    for (std::size_t lane = 0; lane < L; ++lane) at[lane] += other.at[lane] * times;
  }
  void add_grown(const Row& other, const std::uint32_t* from) {
    for (std::size_t lane = 0; lane < L; ++lane) at[lane] += other.at[from[lane]];
  }
};

template <class Number, std::size_t L>
class Splitter {
 public:
  Splitter(const Diagram& diagram, const Ways<Number>& ways, std::size_t missing, Budget& budget,
           Tables<Number>& tables, std::vector<Cards>& solutions)
      : diagram_(diagram),
        ways_(ways),
        missing_(missing),
        budget_(budget),
        tables_(tables),
        solutions_(solutions),
        still_missing_(diagram.nodes(), 0) {
    if (missing != kNoSeat) count_missing();
  }

  Status run(const Batch& batch) {
    batch_ = &batch;
    solutions_.clear();
    frame();
    return missing_ == kNoSeat ? split_all() : split_by_solution();
  }

 private:
  using Rows = std::vector<Row<Number, L>>;  // of some consecutive nodes

  std::size_t layer_begin(std::size_t layer) const { return diagram_.layer_begin[layer]; }
  std::size_t width(std::size_t layer) const { return layer_begin(layer + 1) - layer_begin(layer); }

  // Every path to a node leaves the missing seat with the same number of cards to come.
  void count_missing() {
    still_missing_[0] = diagram_.reduced.seats[missing_].need;
    for (std::size_t node = 0; node < diagram_.nodes(); ++node)
      for (std::size_t e = diagram_.edge_begin[node]; e < diagram_.edge_begin[node + 1]; ++e)
        still_missing_[Diagram::target(diagram_.edges[e])] =
            still_missing_[node] - (Diagram::seat(diagram_.edges[e]) == missing_);
  }

  // Answers grow from layer begin_ on and before layer end_; elsewhere one lane says it all.
  void frame() {
    growth_.clear();
    begin_ = end_ = 0;
    for (std::size_t layer = 0; layer < diagram_.cards.size(); ++layer) {
      growth_.push_back(growth(*batch_, diagram_.cards[layer], L - 1));
      if (growth_.back().empty()) continue;
      if (end_ == 0) begin_ = layer;
      end_ = layer + 1;
    }
  }

  Status split_all() {
    Rows below = unanswered(end_), above;
    for (std::size_t layer = end_; layer-- > begin_;) {
      if (const Status status = spend(width(layer)); status != Status::ok) return status;
      above.assign(width(layer), {});
      carry_up(layer, below.data(), above.data());
      below.swap(above);
    }
    Row<Number, L> sum;
    for (std::size_t i = 0; i < width(begin_); ++i)
      sum.add_times(below[i], ways_.up[layer_begin(begin_) + i]);
    put(0, sum);
    return Status::ok;
  }

  // The cards of the missing seat are taken one after the other: rows are carried down from the root over the
  // other seats' edges, and where it takes its last card they meet the rows carried up from the end.
  Status split_by_solution() {
    below_.assign(layer_begin(end_), {});
    const Rows last = unanswered(end_);
    below_.insert(below_.end(), last.begin(), last.end());
    for (std::size_t layer = end_; layer-- > 0;) {
      if (const Status status = spend(width(layer)); status != Status::ok) return status;
      carry_up(layer, &below_[layer_begin(layer + 1)], &below_[layer_begin(layer)]);
    }
    Rows start(1);
    for (std::size_t lane : batch_->first) start[0].at[lane] = 1;
    return descend(0, std::move(start), 0);
  }

  // The layer's rows where nothing more will be answered.
  Rows unanswered(std::size_t layer) const {
    Rows rows(width(layer));
    for (std::size_t i = 0; i < width(layer); ++i)
      for (std::size_t lane : batch_->first) rows[i].at[lane] = ways_.down[layer_begin(layer) + i];
    return rows;
  }

  void carry_up(std::size_t layer, const Row<Number, L>* below, Row<Number, L>* above) const {
    const std::size_t begin = layer_begin(layer), end = layer_begin(layer + 1);
    for (std::size_t node = begin; node < end; ++node) {
      if (still_missing_[node] || !ways_.down[node]) continue;
      for (std::size_t e = diagram_.edge_begin[node]; e < diagram_.edge_begin[node + 1]; ++e)
        carry(above[node - begin], below[Diagram::target(diagram_.edges[e]) - end], e, layer);
    }
  }

  void carry(Row<Number, L>& to, const Row<Number, L>& from, std::size_t edge, std::size_t layer) const {
    const bool grows = Diagram::seat(diagram_.edges[edge]) == batch_->seat && !growth_[layer].empty();
    if (!diagram_.weights.empty()) {
      Row<Number, L> weighed = from;
      for (Number& number : weighed.at) number = number * Number(diagram_.weights[edge]);
      return grows ? to.add_grown(weighed, growth_[layer].data()) : to.add(weighed);
    }
    grows ? to.add_grown(from, growth_[layer].data()) : to.add(from);
  }

  // `rows`: of the nodes of `layer`, reached with `solution` so far.
  Status descend(std::size_t layer, Rows rows, Cards solution) {
    for (; layer < diagram_.cards.size(); ++layer) {
      if (const Status status = spend(width(layer)); status != Status::ok) return status;
      Rows onward(width(layer + 1)), taken(width(layer + 1));
      int need = 0;
      carry_down(layer, rows, onward, taken, need);
      const Cards more = solution | just(diagram_.cards[layer]);
      if (need == 1) meet(layer + 1, taken, more);
      if (need > 1)
        if (const Status status = descend(layer + 1, std::move(taken), more); status != Status::ok)
          return status;
      rows = std::move(onward);
    }
    return Status::ok;
  }

  // `need`: what was still missing where the missing seat takes the card; 0 where it does not.
  void carry_down(std::size_t layer, const Rows& rows, Rows& onward, Rows& taken, int& need) const {
    const std::size_t begin = layer_begin(layer), end = layer_begin(layer + 1);
    for (std::size_t node = begin; node < end; ++node) {
      const Row<Number, L>& from = rows[node - begin];
      if (!still_missing_[node] || !reached(from)) continue;
      for (std::size_t e = diagram_.edge_begin[node]; e < diagram_.edge_begin[node + 1]; ++e) {
        const std::size_t to = Diagram::target(diagram_.edges[e]);
        if (!ways_.down[to]) continue;
        const bool takes = Diagram::seat(diagram_.edges[e]) == missing_;
        if (takes) need = still_missing_[node];
        carry((takes ? taken : onward)[to - end], from, e, layer);
      }
    }
  }

  // Every probe splits all ways, so the first one tells whether there are any.
  bool reached(const Row<Number, L>& row) const {
    const Number* first = row.at.data();
    return std::any_of(first, first + batch_->probes[0].lanes,
                       [](const Number& n) { return static_cast<bool>(n); });
  }

  void meet(std::size_t layer, const Rows& rows, Cards solution) {
    Row<Number, L> sum;
    const std::size_t begin = layer_begin(layer);
    for (std::size_t i = 0; i < width(layer); ++i) {
      if (!reached(rows[i])) continue;
      if (layer >= end_)
        sum.add_times(rows[i], ways_.down[begin + i]);
      else
        combine(rows[i], below_[begin + i], sum);
    }
    put(solution, sum);
  }

  // What was answered above plus what is answered below.
  void combine(const Row<Number, L>& above, const Row<Number, L>& below, Row<Number, L>& sum) const {
    for (std::size_t p = 0; p < batch_->probes.size(); ++p) {
      const std::size_t begin = batch_->first[p], end = begin + batch_->probes[p].lanes;
      for (std::size_t a = begin; a < end; ++a) {
        if (!above.at[a]) continue;
        const Number times = above.at[a];
        for (std::size_t b = begin; a + b - begin < end; ++b) sum.at[a + b - begin] += times * below.at[b];
      }
    }
  }

  void put(Cards solution, const Row<Number, L>& sum) {
    solutions_.push_back(solution);
    for (std::size_t p = 0; p < batch_->probes.size(); ++p) {
      auto& table = tables_[batch_->number[p]];
      const Number* first = &sum.at[batch_->first[p]];
      table.insert(table.end(), first, first + batch_->probes[p].lanes);
    }
  }

  // Adding rows is quicker by far than finding states.
  Status spend(std::size_t rows) { return budget_.spend(1 + rows * L / 1024); }

  const Diagram& diagram_;
  const Ways<Number>& ways_;
  const std::size_t missing_;
  Budget& budget_;
  Tables<Number>& tables_;
  std::vector<Cards>& solutions_;
  std::vector<int> still_missing_;  // by node
  const Batch* batch_ = nullptr;
  std::vector<std::vector<std::uint32_t>> growth_;  // by layer
  std::size_t begin_ = 0, end_ = 0;
  Rows below_;
};

}  // namespace

constexpr std::size_t kNarrow = kBatchLanes + 1, kWide = 2 * kMaxCards;

template <class Number>
Status split_paths(const Diagram& diagram, const Ways<Number>& ways, std::size_t missing,
                   const std::vector<Batch>& batches, Budget& budget, Tables<Number>& tables,
                   std::vector<Cards>& solutions) {
  const bool narrow =
      std::all_of(batches.begin(), batches.end(), [](const Batch& batch) { return batch.lanes < kNarrow; });
  const auto run = [&](auto splitter) {
    for (const Batch& batch : batches)
      if (const Status status = splitter.run(batch); status != Status::ok) return status;
    return Status::ok;
  };
  if (narrow) return run(Splitter<Number, kNarrow>(diagram, ways, missing, budget, tables, solutions));
  return run(Splitter<Number, kWide>(diagram, ways, missing, budget, tables, solutions));
}

template Status split_paths(const Diagram&, const Ways<Word>&, std::size_t, const std::vector<Batch>&,
                            Budget&, Tables<Word>&, std::vector<Cards>&);
template Status split_paths(const Diagram&, const Ways<Word2>&, std::size_t, const std::vector<Batch>&,
                            Budget&, Tables<Word2>&, std::vector<Cards>&);
template Status split_paths(const Diagram&, const Ways<Wide<4>>&, std::size_t, const std::vector<Batch>&,
                            Budget&, Tables<Wide<4>>&, std::vector<Cards>&);
template Status split_paths(const Diagram&, const Ways<Natural>&, std::size_t, const std::vector<Batch>&,
                            Budget&, Tables<Natural>&, std::vector<Cards>&);

}  // namespace loupe
