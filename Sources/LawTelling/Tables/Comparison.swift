import BindingLaws
import LawChecking

/// The two runs that show a case, row by row, and where they first differ.
///
/// They are the runs of system and model, or two runs of systems. All code that prints a case asks the
/// comparison: `TraceTable` in reports, `CaseArticle` on pages, and `CaseStory+Markdown`. It prints nothing
/// itself.
struct Comparison {
  /// The names of the ports, in the order of the readings.
  let ports: [String]
  /// The names of the two runs, the left one first.
  let names: [String]
  /// The rows of both runs.
  let pairs: [RowPair]
  /// The place at which they first differ.
  ///
  /// Nil if nothing is known to be wrong.
  let difference: Difference?
  /// The rows of the system.
  ///
  /// Empty if the other run is not that of its model.
  let rows: [Counterexample.Row]
  /// Whether a column of what held bindings read has to be shown: some of them do not read the present.
  let showsHeld: Bool
  /// Whether bases have to be shown: readings show no difference, or do not follow a base that changed.
  let showsBase: Bool
  /// Whether bases show no difference either, so that writes have to be shown.
  let showsWrites: Bool

  /// The place at which two runs first differ.
  enum Difference {
    /// The row of this index.
    case row(Int)
    /// The thing that the law looked at after the last row, and what each side shows of it.
    case look(subject: String, left: TraceValue, right: TraceValue)
  }

  /// The index of the row in which they first differ.
  ///
  /// Nil if no row differs.
  var differingRow: Int? { if case .row(let index) = difference { index } else { nil } }

  /// The thing that the law looked at, and what each side shows of it.
  ///
  /// Nil if the rows show it.
  var finalLook: (subject: String, left: TraceValue, right: TraceValue)? {
    guard case .look(let subject, let left, let right) = difference else { return nil }
    return (subject, left, right)
  }

  /// The runs that are compared.
  private enum Sides {
    /// A system, in these rows, and its model.
    case systemAndModel([Counterexample.Row])
    /// Two runs of systems.
    case twoRuns([RowPair], names: [String])
  }

  /// Compares system and model, if nothing is known to be wrong.
  init(_ rows: [Counterexample.Row], of ports: [String]) {
    self.init(.systemAndModel(rows), ports: ports)
  }

  /// Compares system and model.
  ///
  /// If they do not show the failure or the law compares two runs, it compares those.
  init(_ found: Counterexample) {
    let withModel = Self(.systemAndModel(found.rows), ports: found.ports, of: found)
    // A final look means that no row differs, so that system and model do not show the failure.
    if !found.again.isEmpty {
      let runs = Sides.twoRuns(found.twoRunsOfOneTrace, names: ["one run", "another"])
      self.init(runs, ports: found.ports, of: found)
    } else if let runs = found.runs, found.otherExpression != nil || withModel.finalLook != nil {
      self.init(.twoRuns(found.twoRuns, names: runs.names), ports: found.ports, of: found)
    } else {
      self = withModel
    }
  }

  /// Compares two runs.
  ///
  /// - Parameter found: The failing case, or nil if nothing is known to be wrong.
  private init(_ sides: Sides, ports: [String], of found: Counterexample? = nil) {
    let pairs: [RowPair]
    let rows: [Counterexample.Row]
    switch sides {
    case .systemAndModel(let ofSystem):
      names = ["system", "model"]
      pairs = Counterexample.systemAndModel(ofSystem)
      rows = ofSystem
    case .twoRuns(let ofRuns, let namesOfRuns):
      names = namesOfRuns
      pairs = ofRuns
      rows = []
    }
    self.pairs = pairs
    self.rows = rows
    self.ports = ports
    let showsHeld = rows.contains { $0.staleHeld != nil }
    self.showsHeld = showsHeld
    let compared = pairs.filter(\.isCompared)
    let readsAlike =
      !showsHeld && compared.allSatisfy { $0.left?.readings == $0.right?.readings }
    let readingStays =
      switch sides {
      case .systemAndModel: Self.readingStays(in: pairs)
      case .twoRuns: false
      }
    showsBase = readsAlike || readingStays
    showsWrites =
      readsAlike && compared.allSatisfy { $0.left?.base == $0.right?.base }
      && compared.contains(where: \.differs)
    // A held binding may be stale only in rows of a system beside its model.
    let first = pairs.indices.first { index in
      pairs[index].differs || (rows.indices.contains(index) && rows[index].staleHeld != nil)
    }
    let look = found.map { found in
      Difference.look(subject: found.place.subject, left: found.found, right: found.required)
    }
    difference = first.map { Difference.row($0) } ?? look
  }

  /// Whether system and model first differ in the reading of a port that has stayed, while the base has
  /// rightly changed.
  private static func readingStays(in pairs: [RowPair]) -> Bool {
    guard let index = pairs.firstIndex(where: \.differs), index > 0,
      let now = pairs[index].left, let model = pairs[index].right,
      let before = pairs[index - 1].left,
      now.base == model.base, now.base != before.base
    else { return false }
    let readings = zip(now.readings, zip(model.readings, before.readings))
    return readings.contains { reading, others in
      let (required, earlier) = others
      return reading != required && reading == earlier
    }
  }
}
