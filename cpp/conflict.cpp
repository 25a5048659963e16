#include "conflict.hpp"

#include <algorithm>
#include <optional>

#include "feasible.hpp"

namespace loupe {

namespace {

// Implicit hitting sets. A correction is a set of facts without which the rest, as large as can be, has a
// deal: every contradicting set must hit every correction. So candidates are the sets that hit all
// corrections known so far; one that has a deal shows a new correction, one that has none is a conflict.
// Sizes are tried in ascending order.
class ConflictSearch {
 public:
  ConflictSearch(const Problem& problem, std::size_t most, const Limits& limits,
                 std::vector<FactSet>& conflicts)
      : problem_(problem),
        most_(most),
        budget_(limits),
        conflicts_(conflicts),
        barred_(problem.facts.size()) {}

  Status run() {
    for (std::size_t size = 0; size <= problem_.facts.size() && conflicts_.empty(); ++size) {
      size_ = size;
      extend();
      if (status_ != Status::ok) return status_;
    }
    std::sort(conflicts_.begin(), conflicts_.end());
    return Status::ok;
  }

 private:
  bool done() const { return status_ != Status::ok || conflicts_.size() >= most_; }

  // Extends the candidate in every way to one that hits all corrections.
  void extend() {
    const FactSet* open = unhit();
    if (!open && !test()) return;
    if (!open) open = &corrections_.back();
    if (done() || candidate_.size() + disjoint_unhit() > size_) return;
    const FactSet choices = *open;
    std::vector<int> tried;
    for (int fact : choices) {
      if (barred_[static_cast<std::size_t>(fact)] || done()) continue;
      candidate_.push_back(fact);
      extend();
      candidate_.pop_back();
      barred_[static_cast<std::size_t>(fact)] = true;  // all sets with it were looked at
      tried.push_back(fact);
    }
    for (int fact : tried) barred_[static_cast<std::size_t>(fact)] = false;
  }

  // False: the candidate is a conflict, or the search is at its end. True: it has a deal, and so a new
  // correction.
  bool test() {
    const std::optional<Hands> deal = find(candidate_);
    if (status_ != Status::ok) return false;
    if (deal) {
      corrections_.push_back(correction(candidate_, *deal));
      return status_ == Status::ok && !corrections_.back().empty();
    }
    conflicts_.push_back(candidate_);
    std::sort(conflicts_.back().begin(), conflicts_.back().end());
    return false;
  }

  std::optional<Hands> find(const FactSet& chosen) {
    facts_.clear();
    for (int fact : chosen) facts_.push_back(problem_.facts[static_cast<std::size_t>(fact)]);
    std::optional<Hands> deal;
    status_ = find_deal(problem_, facts_, budget_, deal);
    return deal;
  }

  // Adds facts to the set for as long as there is a deal; what cannot be added is the correction.
  FactSet correction(FactSet kept, Hands deal) {
    FactSet without;
    for (int fact = 0; fact < static_cast<int>(problem_.facts.size()) && status_ == Status::ok; ++fact) {
      kept.push_back(fact);
      if (holds(problem_.facts[static_cast<std::size_t>(fact)], deal)) continue;
      if (const auto other = find(kept)) {
        deal = *other;
        continue;
      }
      kept.pop_back();
      without.push_back(fact);
    }
    return without;
  }

  bool hits(const FactSet& facts, const FactSet& correction) const {
    return std::any_of(facts.begin(), facts.end(), [&](int fact) {
      return std::find(correction.begin(), correction.end(), fact) != correction.end();
    });
  }

  const FactSet* unhit() const {
    for (const FactSet& correction : corrections_)
      if (!hits(candidate_, correction)) return &correction;
    return nullptr;
  }

  // Corrections that need a fact of their own each.
  std::size_t disjoint_unhit() const {
    FactSet used = candidate_;
    std::size_t n = 0;
    for (const FactSet& correction : corrections_) {
      if (hits(used, correction)) continue;
      used.insert(used.end(), correction.begin(), correction.end());
      ++n;
    }
    return n;
  }

  const Problem& problem_;
  const std::size_t most_;
  Budget budget_;
  std::vector<FactSet>& conflicts_;
  std::vector<FactSet> corrections_;
  std::vector<bool> barred_;
  FactSet candidate_;
  std::vector<Fact> facts_;
  std::size_t size_ = 0;
  Status status_ = Status::ok;
};

}  // namespace

Status smallest_conflicts(const Problem& problem, std::size_t most, const Limits& limits,
                          std::vector<FactSet>& conflicts) {
  conflicts.clear();
  Budget budget(limits);
  std::optional<Hands> deal;
  const Status status = find_deal(problem, problem.facts, budget, deal);
  if (status != Status::ok || deal) return status;
  return ConflictSearch(problem, most, limits, conflicts).run();
}

}  // namespace loupe
