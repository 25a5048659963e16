#include "joint.hpp"

#include <algorithm>
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
// For every lane of the batch the lane it becomes; kNone: more than it can come to. Empty: `card` changes
// nothing.
std::vector<std::uint32_t> growth(const Batch& batch, int card) {
  std::vector<std::uint32_t> to;
  bool grows = false;
  for (std::size_t p = 0; p < batch.probes.size(); ++p) {
    const Probe& probe = batch.probes[p];
    std::size_t step = 0;
    if (contains(probe.open, card))
      step = probe.shown ? std::size_t{1} << size(probe.open & (just(card) - 1)) : 1;
    grows |= step > 0;
    for (std::size_t lane = 0; lane < probe.lanes; ++lane)
      to.push_back(lane + step < probe.lanes ? static_cast<std::uint32_t>(batch.first[p] + lane + step)
                                             : kNone);
  }
  if (!grows) to.clear();
  return to;
}

#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__SANITIZE_ADDRESS__)
#define LOUPE_WIDEST_VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define LOUPE_WIDEST_VECTORS
#endif

LOUPE_WIDEST_VECTORS void add_words(Word* to, const Word* from, std::size_t lanes) {
  for (std::size_t lane = 0; lane < lanes; ++lane) to[lane] += from[lane];
}

void add_row(Word* to, const Word* from, std::size_t lanes) { add_words(to, from, lanes); }

template <class Number>
void add_row(Number* to, const Number* from, std::size_t lanes) {
  for (std::size_t lane = 0; lane < lanes; ++lane) to[lane] += from[lane];
}

template <class Number>
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
  using Rows = std::vector<Number>;  // a row of the batch's lanes for each of some nodes

  std::size_t lanes() const { return batch_->lanes; }
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
      growth_.push_back(growth(*batch_, diagram_.cards[layer]));
      if (growth_.back().empty()) continue;
      if (end_ == 0) begin_ = layer;
      end_ = layer + 1;
    }
  }

  Status split_all() {
    solutions_.push_back(0);
    Rows below = unanswered(end_), above;
    for (std::size_t layer = end_; layer-- > begin_;) {
      if (const Status status = spend(width(layer)); status != Status::ok) return status;
      above.assign(width(layer) * lanes(), Number(0));
      carry_up(layer, below.data(), above.data());
      below.swap(above);
    }
    for (std::size_t i = 0; i < width(begin_); ++i)
      put(&below[i * lanes()], ways_.up[layer_begin(begin_) + i]);
    return Status::ok;
  }

  // The cards of the missing seat are taken one after the other: rows are carried down from the root over the
  // other seats' edges, and where it takes its last card they meet the rows carried up from the end.
  Status split_by_solution() {
    below_ = Rows(layer_begin(end_) * lanes(), Number(0));
    const Rows last = unanswered(end_);
    below_.insert(below_.end(), last.begin(), last.end());
    for (std::size_t layer = end_; layer-- > 0;) {
      if (const Status status = spend(width(layer)); status != Status::ok) return status;
      carry_up(layer, &below_[layer_begin(layer + 1) * lanes()], &below_[layer_begin(layer) * lanes()]);
    }
    Rows start(lanes(), Number(0));
    for (std::size_t lane : batch_->first) start[lane] = 1;
    return descend(0, std::move(start), 0);
  }

  // The layer's rows where nothing more will be answered.
  Rows unanswered(std::size_t layer) const {
    Rows rows(width(layer) * lanes(), Number(0));
    for (std::size_t i = 0; i < width(layer); ++i)
      for (std::size_t lane : batch_->first) rows[i * lanes() + lane] = ways_.down[layer_begin(layer) + i];
    return rows;
  }

  void carry_up(std::size_t layer, const Number* below, Number* above) const {
    const std::size_t begin = layer_begin(layer), end = layer_begin(layer + 1);
    for (std::size_t node = begin; node < end; ++node) {
      if (still_missing_[node] || !ways_.down[node]) continue;
      for (std::size_t e = diagram_.edge_begin[node]; e < diagram_.edge_begin[node + 1]; ++e)
        carry(above + (node - begin) * lanes(), below + (Diagram::target(diagram_.edges[e]) - end) * lanes(),
              e, layer);
    }
  }

  void carry(Number* to, const Number* from, std::size_t edge, std::size_t layer) const {
    const bool grows = Diagram::seat(diagram_.edges[edge]) == batch_->seat && !growth_[layer].empty();
    if (!grows && diagram_.weights.empty()) return add_row(to, from, lanes());
    const Number weight(diagram_.weight(edge));
    for (std::size_t lane = 0; lane < lanes(); ++lane) {
      const std::size_t at = grows ? growth_[layer][lane] : lane;
      if (at != kNone) to[at] += from[lane] * weight;
    }
  }

  // `rows`: of the nodes of `layer`, reached with `solution` so far.
  Status descend(std::size_t layer, Rows rows, Cards solution) {
    for (; layer < diagram_.cards.size(); ++layer) {
      if (const Status status = spend(width(layer)); status != Status::ok) return status;
      Rows onward(width(layer + 1) * lanes(), Number(0)), taken(onward.size(), Number(0));
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
      const Number* from = &rows[(node - begin) * lanes()];
      if (!still_missing_[node] || !reached(from)) continue;
      for (std::size_t e = diagram_.edge_begin[node]; e < diagram_.edge_begin[node + 1]; ++e) {
        const std::size_t to = Diagram::target(diagram_.edges[e]);
        if (!ways_.down[to]) continue;
        const bool takes = Diagram::seat(diagram_.edges[e]) == missing_;
        if (takes) need = still_missing_[node];
        carry(&(takes ? taken : onward)[(to - end) * lanes()], from, e, layer);
      }
    }
  }

  // Every probe splits all ways, so the first one tells whether there are any.
  bool reached(const Number* row) const {
    return std::any_of(row, row + batch_->probes[0].lanes,
                       [](const Number& n) { return static_cast<bool>(n); });
  }

  void meet(std::size_t layer, const Rows& rows, Cards solution) {
    solutions_.push_back(solution);
    const std::size_t begin = layer_begin(layer);
    for (std::size_t i = 0; i < width(layer); ++i) {
      const Number* above = &rows[i * lanes()];
      if (!reached(above)) continue;
      if (layer >= end_)
        put(above, ways_.down[begin + i]);
      else
        combine(above, &below_[(begin + i) * lanes()]);
    }
  }

  // The cells of the current solution.
  Number* cells(std::size_t p) {
    auto& table = tables_[batch_->number[p]];
    table.resize(solutions_.size() * batch_->probes[p].lanes, Number(0));
    return &table[table.size() - batch_->probes[p].lanes];
  }

  void put(const Number* row, const Number& times) {
    for (std::size_t p = 0; p < batch_->probes.size(); ++p) {
      Number* to = cells(p);
      for (std::size_t lane = 0; lane < batch_->probes[p].lanes; ++lane)
        to[lane] += row[batch_->first[p] + lane] * times;
    }
  }

  // What was answered above plus what is answered below.
  void combine(const Number* above, const Number* below) {
    for (std::size_t p = 0; p < batch_->probes.size(); ++p) {
      Number* to = cells(p);
      const std::size_t first = batch_->first[p], n = batch_->probes[p].lanes;
      for (std::size_t a = 0; a < n; ++a)
        if (above[first + a])
          for (std::size_t b = 0; a + b < n; ++b) to[a + b] += above[first + a] * below[first + b];
    }
  }

  Status spend(std::size_t rows) { return budget_.spend(1 + rows * lanes() / 64); }

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

template <class Number>
Status split_paths(const Diagram& diagram, const Ways<Number>& ways, std::size_t missing,
                   const std::vector<Batch>& batches, Budget& budget, Tables<Number>& tables,
                   std::vector<Cards>& solutions) {
  Splitter<Number> splitter(diagram, ways, missing, budget, tables, solutions);
  for (const Batch& batch : batches)
    if (const Status status = splitter.run(batch); status != Status::ok) return status;
  return Status::ok;
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
