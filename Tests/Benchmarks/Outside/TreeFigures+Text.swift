import BindingLaws
import LawTelling

extension TreeFigures {
  /// A table of faults: the smallest case of each, and the mean number of the case that shows it.
  ///
  /// There are two such numbers: of `conforms`, and of the other law that sees the fault soonest.
  var table: String {
    let rows = TreeFault.allCases.map { fault in
      [
        fault.rawValue, "`\(traces[fault.rawValue, default: []].joined(separator: "; "))`",
        cell(Law.conforms.id, fault)?.text ?? "", soonest(fault),
      ]
    }
    return markdown(["fault", "smallest case", "`conforms`", "another law"], rows)
  }

  /// Returns the law but `conforms` that most seeds find a fault by, and of several such laws the soonest.
  private func soonest(_ fault: TreeFault) -> String {
    let others = cells.filter { $0.fault == fault && $0.law != Law.conforms.id && $0.found > 0 }
    let first = others.min { ($1.found, $0.mean ?? 0) < ($0.found, $1.mean ?? 0) }
    return first.map { "`\($0.law)` \($0.text)" } ?? ""
  }
}

extension TreeFigures.Cell {
  /// The mean number of the case, and the share of seeds that found the fault if not all did.
  fileprivate var text: String {
    guard let mean else { return "" }
    let share = found * 100 / seeds
    return "\(mean.rounded(to: 1))" + (share == 100 ? "" : " (\(share) %)")
  }
}
