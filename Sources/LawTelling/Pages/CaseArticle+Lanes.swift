import LawChecking

// `pageScript` uses `data-side`, `data-lane`, `data-step` and `differs`, and takes the first two bodies for
// the runs; `pageStyle` uses the classes. `CI/full.d/page` looks for some of them, and for `held 0`.
extension CaseArticle {
  /// A run, as one side of each pair of rows.
  private typealias Run = KeyPath<RowPair, Snapshot?>
  private var comparison: Comparison { story.comparison }
  private var pairs: [RowPair] { comparison.pairs }

  /// The bodies of the timeline, one for each run, with the lanes of the run step by step.
  var bodies: [String?] {
    let bodies = zip(comparison.names, [\RowPair.left, \.right]).map { body($0, lanes(of: $1)) }
    let log = lane("log", "writes", comparison.rows.map(\.writes.cell))
    return bodies + [log.flatMap { body("write log", [$0]) }]
  }

  /// Returns the body of a run, below its name.
  private func body(_ name: String, _ lanes: [String?]) -> String? {
    tableBody(with: ["data-side": name], name.withCapital, over: pairs.count + 1, lanes)
  }

  /// Returns the lanes of a run.
  ///
  /// A held binding stands below the fresh one of its port.
  private func lanes(of run: Run) -> [String?] {
    // The operation of a run is shown if that of the other run differs.
    let operations = pairs.map { $0[keyPath: run]?.ownOperation.map { Cell($0) } }
    let ports = comparison.ports.enumerated().flatMap { port, name in
      [
        compared("port \(port)", named: name, in: run, seen: { $0.reading(port) }, cell: \.cell),
        held(port, in: run),
      ]
    }
    let base = compared("base", named: "base", in: run, seen: \.base) { shown in
      shown.map { Cell($0) } ?? Cell("–")
    }
    let writes = compared("writes", named: "writes", in: run, seen: \.writes, cell: \.cell)
    return [lane("does", "does", operations)] + ports + [base, writes, finalComparison(in: run)]
  }

  /// Returns a lane that both runs have.
  ///
  /// - Parameters:
  ///   - seen: Returns the part of a run that is compared.
  ///   - cell: Returns the cell of that part. Nil if there is nothing to see.
  private func compared<Seen: Equatable>(
    _ key: String, named name: String, in run: Run, seen: (Snapshot) -> Seen,
    cell: (Seen) -> Cell?
  ) -> String? {
    let cells = pairs.map { $0[keyPath: run].flatMap { cell(seen($0)) } }
    let differing = pairs.indices.filter { index in pairs[index].differs(in: seen) }
    return lane(key, name, cells, differing: differing)
  }

  /// Returns the lane of a port's held binding, which has to read the present, as the model does.
  private func held(_ port: Int, in run: Run) -> String? {
    let readings = pairs.map { $0[keyPath: run]?.held(port) }
    let stale = comparison.rows.indices.filter { index in
      guard let held = readings[index] else { return false }
      return PortReading.reading(held) != pairs[index].right?.reading(port)
    }
    return lane(
      "held \(port)", "held \(comparison.ports[port])", readings.map { $0?.cell },
      differing: stale)
  }

  /// Returns the lane of what the law looked at, after the last step.
  private func finalComparison(in run: Run) -> String? {
    guard let look = comparison.finalLook, !pairs.isEmpty else { return nil }
    let before: [Cell?] = pairs.dropLast().map { _ in nil }
    let shown = run == \.left ? look.left : look.right
    return lane("look", look.subject, before + [Cell(shown)], differing: [before.count])
  }

  /// Returns a lane, with a cell for each step.
  ///
  /// Nil if there is nothing to see.
  ///
  /// - Parameter key: The key of the lane. The same lane of the other run has the same key.
  private func lane(
    _ key: String, _ name: String, _ shown: [Cell?], differing: [Int] = []
  ) -> String? {
    if shown.allSatisfy({ $0 == nil }) { return nil }
    let cells = shown.enumerated().map { cell($0, $1, differs: differing.contains($0)) }
    let head = element("th", with: ["scope": "row"], name.escapedForXML)
    return element("tr", with: ["data-lane": key], head + cells.joined())
  }

  /// Returns the cell of a lane after a step.
  private func cell(_ index: Int, _ shown: Cell?, differs: Bool) -> String {
    let sign = shown?.sign.map {
      element("span", class: "sign", with: ["aria-hidden": "true"], $0) + " "
    }
    let mark =
      differs ? " " + element("span", class: "mark", element("span", class: "sr", "differs")) : ""
    return element(
      "td", with: ["data-step": "\(index)", "class": differs ? "differs" : nil],
      (sign ?? "") + (shown?.text.escapedForXML ?? "") + mark)
  }
}

extension [Counterexample.Write] {
  /// The writes one after the other.
  ///
  /// A single write is a sign, and no write is nothing.
  fileprivate var cell: Cell? {
    if isEmpty { return nil }
    if count == 1, self[0].transaction == nil { return Cell(self[0].base) }
    return Cell(map(\.text).joined(separator: ", then "))
  }
}

/// The reading of a port in a step.
///
/// If the process ended there, its end stands for every port.
private enum PortReading: Equatable {
  case reading(Counterexample.Reading)
  case end(String)

  var cell: Cell? {
    switch self {
    case .reading(let reading): reading.cell
    case .end(let words): Cell("✗ " + words)
    }
  }
}

extension Snapshot {
  /// Returns the reading of a port.
  fileprivate func reading(_ port: Int) -> PortReading {
    if let end { return .end(end) }
    return .reading(port < readings.count ? readings[port] : .missing)
  }

  /// Returns the reading of the held binding of a port.
  ///
  /// Nil if none is held.
  fileprivate func held(_ port: Int) -> Counterexample.Reading? {
    port < held.count ? held[port] : nil
  }
}
