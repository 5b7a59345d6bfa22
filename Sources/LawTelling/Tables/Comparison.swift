import BindingLaws
import LawChecking

/// Which two runs show a case, row by row, and where they first differ.
///
/// They are the runs of system and model, or two runs of systems. All code that prints a case asks it:
/// `TraceTable` in reports, `CaseArticle` on pages, and `CaseStory+Markdown`. It prints nothing itself.
struct Comparison {
  /// What the ports are called, in the order of the readings.
  let ports: [String]
  /// What the runs are called.
  let names: [String]
  /// What both show.
  let pairs: [RowPair]
  /// The row in which they part, or the one behind the last; `nil` where nothing is known to be wrong.
  let first: Int?
  /// What the law looked at, and what each side shows of it, where the rows show nothing of it.
  let last: (subject: String, left: TraceValue, right: TraceValue)?
  /// The rows of the system, where the other run is that of its model.
  let rows: [Counterexample.Row]
  /// The same, where some held binding does not read the present.
  let stale: [Counterexample.Row]
  /// Whether readings show nothing, so that bases have to be looked at.
  let showsBase: Bool
  /// Whether bases show nothing either, so that writes have to be looked at.
  let showsWrites: Bool

  /// System and model, where nothing is known to be wrong.
  init(_ rows: [Counterexample.Row], of ports: [String]) {
    self.init(
      names: ["system", "model"], pairs: Counterexample.systemAndModel(rows), rows: rows,
      ports: ports)
  }

  /// System and model; or, where they do not show it or the law compares two runs, those.
  init(_ found: Counterexample) {
    let own = Self(
      names: ["system", "model"], pairs: Counterexample.systemAndModel(found.rows),
      rows: found.rows, ports: found.ports, of: found)
    if !found.again.isEmpty {
      self.init(
        names: ["one run", "another"], pairs: found.twoRunsOfOneTrace, ports: found.ports, of: found
      )
    } else if let runs = found.runs, found.otherExpression != nil || own.last != nil {
      self.init(names: runs.names, pairs: found.twoRuns, ports: found.ports, of: found)
    } else {
      self = own
    }
  }

  private init(
    names: [String], pairs: [RowPair], rows: [Counterexample.Row] = [], ports: [String],
    of found: Counterexample? = nil
  ) {
    self.names = names
    self.pairs = pairs
    self.rows = rows
    self.ports = ports
    stale = rows.contains { $0.staleHeld != nil } ? rows : []
    let compared = pairs.filter(\.isCompared)
    showsBase = stale.isEmpty && compared.allSatisfy { $0.left?.readings == $0.right?.readings }
    showsWrites =
      showsBase && compared.allSatisfy { $0.left?.base == $0.right?.base }
      && compared.contains(where: \.differs)
    let first = pairs.indices.first { index in
      pairs[index].differs || (rows.indices.contains(index) && rows[index].staleHeld != nil)
    }
    last =
      first == nil
      ? found.map { ($0.place.subject, $0.found, $0.required) } : nil
    self.first = first ?? (found == nil ? nil : pairs.count)
  }
}
