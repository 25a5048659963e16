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

// For every lane of a row the lane that becomes it where the seat takes a card.
template <std::size_t L>
using Growth = std::array<std::uint8_t, L>;

// An answer grows by 1, or by the layer's bit where it is shown; the last lane, which is always 0, becomes
// those that nothing becomes. Tells whether the layer changes anything.
template <std::size_t L>
bool grow(const Batch& batch, int layer, Growth<L>& from) {
  from.fill(L - 1);
  bool grows = false;
  for (std::size_t p = 0; p < batch.probes.size(); ++p) {
    const Probe& probe = batch.probes[p];
    std::size_t step = 0;
    if (contains(probe.layers, layer))
      step = probe.shown ? std::size_t{1} << size(probe.layers & first_cards(layer)) : 1;
    grows |= step > 0;
    for (std::size_t lane = step; lane < probe.lanes; ++lane)
      from[batch.first[p] + lane] = static_cast<std::uint8_t>(batch.first[p] + lane - step);
  }
  return grows;
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
  void add_grown(const Row& other, const Growth<L>& from) {
    for (std::size_t lane = 0; lane < L; ++lane) at[lane] += other.at[from[lane]];
  }
};

template <class Number, std::size_t L>
class Splitter {
 public:
  Splitter(const Diagram& diagram, const Ways<Number>& ways, Missing missing, Budget& budget,
           Tables<Number>& tables, std::vector<Cards>& solutions)
      : diagram_(diagram),
        ways_(ways),
        missing_(missing),
        budget_(budget),
        tables_(tables),
        solutions_(solutions),
        to_take_(diagram.nodes(), 0) {
    if (missing.cards) count_marks();
  }

  Status run(const Batch& batch) {
    batch_ = &batch;
    solutions_.clear();
    frame();
    return missing_.cards ? split_by_solution() : split_all();
  }

 private:
  using Rows = std::vector<Row<Number, L>>;  // of some consecutive nodes

  std::size_t layers() const { return diagram_.cards.size(); }
  std::size_t layer_begin(std::size_t layer) const { return diagram_.layer_begin[layer]; }
  std::size_t width(std::size_t layer) const { return layer_begin(layer + 1) - layer_begin(layer); }
  bool takes(std::size_t edge) const { return Diagram::seat(diagram_.edges[edge]) == missing_.seat; }

  // Every path to a node leaves the seat with the same number of cards to come.
  void count_marks() {
    to_take_[0] = diagram_.reduced.seats[missing_.seat].need;
    marked_up_.assign(diagram_.nodes(), Number(0));
    marked_down_.assign(diagram_.nodes(), Number(0));
    for (std::size_t node = 0; node < diagram_.nodes(); ++node)
      for (std::size_t e = diagram_.edge_begin[node]; e < diagram_.edge_begin[node + 1]; ++e) {
        const std::size_t to = Diagram::target(diagram_.edges[e]);
        to_take_[to] = to_take_[node] - takes(e);
        if (!takes(e) || !ways_.down[to]) continue;
        marked_up_[to] += ways_.up[node] * Number(diagram_.weight(e));
        marked_down_[node] += ways_.down[to] * Number(diagram_.weight(e));
      }
  }

  // Answers grow from layer begin_ on and before layer end_; elsewhere one lane says it all.
  void frame() {
    growth_.resize(layers());
    begin_ = layers();
    end_ = 0;
    grows_ = 0;
    for (std::size_t layer = 0; layer < layers(); ++layer) {
      if (!grow(*batch_, static_cast<int>(layer), growth_[layer])) continue;
      grows_ |= just(static_cast<int>(layer));
      begin_ = std::min(begin_, layer);
      end_ = layer + 1;
    }
  }

  Status split_all() {
    Rows below = unanswered(end_, ways_.down), above;
    begin_ = std::min(begin_, end_);
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

  // The missing cards are marked one after the other: rows are carried down from the root, and where the last
  // one is marked they meet the rows carried up from the end.
  Status split_by_solution() {
    below_.assign(layer_begin(end_), {});
    const Rows last = unanswered(end_, ways_.down);
    below_.insert(below_.end(), last.begin(), last.end());
    for (std::size_t layer = end_; layer-- > 1;) {
      if (const Status status = spend(width(layer)); status != Status::ok) return status;
      carry_up(layer, &below_[layer_begin(layer + 1)], &below_[layer_begin(layer)]);
    }
    if (missing_.cards == 1) {
      for (std::size_t layer = 0; layer < begin_; ++layer) mark_before_all_answers(layer);
      return descend(begin_, unanswered(begin_, ways_.up), 1, 0);
    }
    return descend(0, unanswered(0, ways_.up), missing_.cards, 0);
  }

  // The layer's rows where nothing was answered above, or will be below.
  Rows unanswered(std::size_t layer, const std::vector<Number>& ways) const {
    Rows rows(width(layer));
    for (std::size_t i = 0; i < width(layer); ++i)
      for (std::size_t lane : batch_->first) rows[i].at[lane] = ways[layer_begin(layer) + i];
    return rows;
  }

  // Below the last mark the seat has fewer cards to take than at the root.
  bool all_marked_above(std::size_t node) const {
    return !missing_.cards || to_take_[node] <= to_take_[0] - missing_.cards;
  }

  void carry_up(std::size_t layer, const Row<Number, L>* below, Row<Number, L>* above) const {
    const std::size_t begin = layer_begin(layer), end = layer_begin(layer + 1);
    for (std::size_t node = begin; node < end; ++node) {
      if (!all_marked_above(node) || !ways_.down[node]) continue;
      for (std::size_t e = diagram_.edge_begin[node]; e < diagram_.edge_begin[node + 1]; ++e)
        carry(above[node - begin], below[Diagram::target(diagram_.edges[e]) - end], e, layer);
    }
  }

  void carry(Row<Number, L>& to, const Row<Number, L>& from, std::size_t edge, std::size_t layer) const {
    const bool grows =
        Diagram::seat(diagram_.edges[edge]) == batch_->seat && contains(grows_, static_cast<int>(layer));
    if (!diagram_.weights.empty()) {
      Row<Number, L> weighed = from;
      for (Number& number : weighed.at) number = number * Number(diagram_.weights[edge]);
      return grows ? to.add_grown(weighed, growth_[layer]) : to.add(weighed);
    }
    grows ? to.add_grown(from, growth_[layer]) : to.add(from);
  }

  // `rows`: of the nodes of `layer`, reached with the cards of `solution` marked and `to_mark` more to come.
  Status descend(std::size_t layer, Rows rows, int to_mark, Cards solution) {
    for (; layer < layers(); ++layer) {
      if (const Status status = mark(layer, rows, to_mark, solution); status != Status::ok) return status;
      Rows onward(width(layer + 1));
      carry_down(layer, rows, onward, [&](std::size_t node, std::size_t edge) {
        return !takes(edge) || to_take_[node] > to_mark;
      });
      rows = std::move(onward);
    }
    return Status::ok;
  }

  // The seat takes the layer's card, and it is the missing one's.
  Status mark(std::size_t layer, const Rows& rows, int to_mark, Cards solution) {
    if (const Status status = spend(width(layer)); status != Status::ok) return status;
    const Cards more = solution | just(static_cast<int>(layer));
    if (to_mark == 1 && layer >= end_) {
      mark_after_all_answers(layer, rows, more);
      return Status::ok;
    }
    Rows marked(width(layer + 1));
    const bool any = carry_down(layer, rows, marked, [&](std::size_t node, std::size_t edge) {
      return takes(edge) && to_take_[node] >= to_mark;
    });
    if (!any) return Status::ok;
    if (to_mark > 1) return descend(layer + 1, std::move(marked), to_mark - 1, more);
    meet(layer + 1, marked, more);
    return Status::ok;
  }

  // The only mark stands above all answers.
  void mark_before_all_answers(std::size_t layer) {
    Row<Number, L> sum;
    bool any = false;
    for (std::size_t node = layer_begin(layer + 1); node < layer_begin(layer + 2); ++node) {
      if (!marked_up_[node]) continue;
      any = true;
      if (end_)
        sum.add_times(below_[node], marked_up_[node]);
      else
        for (std::size_t lane : batch_->first) sum.at[lane] += marked_up_[node] * ways_.down[node];
    }
    if (any) put(just(static_cast<int>(layer)), sum);
  }

  // The last mark stands below all answers.
  void mark_after_all_answers(std::size_t layer, const Rows& rows, Cards solution) {
    Row<Number, L> sum;
    bool any = false;
    for (std::size_t i = 0; i < width(layer); ++i) {
      const Number& below = marked_down_[layer_begin(layer) + i];
      if (!below || !reached(rows[i])) continue;
      sum.add_times(rows[i], below);
      any = true;
    }
    if (any) put(solution, sum);
  }

  // Carries rows on along the edges chosen; tells whether anything came.
  template <class Choose>
  bool carry_down(std::size_t layer, const Rows& rows, Rows& onward, Choose choose) const {
    const std::size_t begin = layer_begin(layer), end = layer_begin(layer + 1);
    bool any = false;
    for (std::size_t node = begin; node < end; ++node) {
      const Row<Number, L>& from = rows[node - begin];
      if (!reached(from)) continue;
      for (std::size_t e = diagram_.edge_begin[node]; e < diagram_.edge_begin[node + 1]; ++e) {
        const std::size_t to = Diagram::target(diagram_.edges[e]);
        if (!ways_.down[to] || !choose(node, e)) continue;
        carry(onward[to - end], from, e, layer);
        any = true;
      }
    }
    return any;
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
        combine(static_cast<int>(layer), rows[i], below_[begin + i], sum);
    }
    put(solution, sum);
  }

  // What was answered above plus what is answered below. The answers from above are the probe's first lanes,
  // those from below are multiples of what a card of the layers below adds.
  void combine(int layer, const Row<Number, L>& above, const Row<Number, L>& below,
               Row<Number, L>& sum) const {
    for (std::size_t p = 0; p < batch_->probes.size(); ++p) {
      const Probe& probe = batch_->probes[p];
      const auto n_above = static_cast<std::size_t>(size(probe.layers & first_cards(layer)));
      const auto n_below = static_cast<std::size_t>(size(probe.layers)) - n_above;
      const std::size_t step = probe.shown ? std::size_t{1} << n_above : 1;
      const std::size_t many_above = probe.shown ? step : std::min(n_above + 1, probe.lanes);
      const std::size_t end_below = probe.shown ? probe.lanes : std::min(n_below + 1, probe.lanes);
      const Number* from = &above.at[batch_->first[p]];
      for (std::size_t b = 0; b < end_below; b += step) {
        const Number times = below.at[batch_->first[p] + b];
        if (!times) continue;
        Number* to = &sum.at[batch_->first[p] + b];
        const std::size_t many = std::min(many_above, probe.lanes - b);
        for (std::size_t a = 0; a < many; ++a) to[a] += from[a] * times;
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
  const Missing missing_;
  Budget& budget_;
  Tables<Number>& tables_;
  std::vector<Cards>& solutions_;
  std::vector<int> to_take_;                     // by node
  std::vector<Number> marked_up_, marked_down_;  // paths whose edge next to the node is a mark
  const Batch* batch_ = nullptr;
  std::vector<Growth<L>> growth_;  // by layer
  Cards grows_ = 0;                // the layers that change something
  std::size_t begin_ = 0, end_ = 0;
  Rows below_;
};

}  // namespace

constexpr std::size_t kNarrow = kBatchLanes + 1, kWide = 2 * kMaxCards;

template <class Number>
Status split_paths(const Diagram& diagram, const Ways<Number>& ways, Missing missing,
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

template Status split_paths(const Diagram&, const Ways<Word>&, Missing, const std::vector<Batch>&, Budget&,
                            Tables<Word>&, std::vector<Cards>&);
template Status split_paths(const Diagram&, const Ways<Word2>&, Missing, const std::vector<Batch>&, Budget&,
                            Tables<Word2>&, std::vector<Cards>&);
template Status split_paths(const Diagram&, const Ways<Wide<4>>&, Missing, const std::vector<Batch>&, Budget&,
                            Tables<Wide<4>>&, std::vector<Cards>&);
template Status split_paths(const Diagram&, const Ways<Natural>&, Missing, const std::vector<Batch>&, Budget&,
                            Tables<Natural>&, std::vector<Cards>&);

}  // namespace loupe
