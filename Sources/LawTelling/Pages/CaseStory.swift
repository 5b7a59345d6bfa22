package import LawChecking

/// A case to be told to people: what the law says, and what happened step by step.
package struct CaseStory {
  /// What one thing showed at each step.
  struct Lane {
    let name: String
    let cells: [Cell]
  }

  /// What one thing showed at one step.
  struct Cell: Hashable {
    let text: String
    var differs = false
  }

  /// Lanes that belong together.
  struct Group {
    let name: String
    let lanes: [Lane]
  }

  let verdict: Verdict
  /// System and model side by side.
  let rows: [Counterexample.Row]
  private let ports: [String]
  /// What there is to say of a case that breaks no law.
  private let result: String
  /// What stands before `replay` in the line to copy.
  private let replayer: String

  /// The story of a case that was run, whatever came of it.
  package init(_ replayed: ReplayedCase, replayedBy command: String) {
    (verdict, rows, ports) = (replayed.verdict, replayed.rows, replayed.ports)
    (result, replayer) = (replayed.explanation, command)
  }

  /// The story of the case that a verdict tells of; `nil` where it tells of none.
  package init?(_ verdict: Verdict, replayedBy command: String) {
    guard let found = verdict.counterexample else { return nil }
    (self.verdict, self.rows, self.ports) = (verdict, found.rows, found.ports)
    (result, replayer) = (verdict.headline, command)
  }

  /// What happened, in a line.
  var title: String {
    let verbs: [Verdict.Kind: String] = [
      .broken: "breaks", .crashed: "crashes on", .hung: "hangs on", .flaky: "is flaky on",
      .impossible: "cannot obey",
    ]
    let verb = verbs[verdict.kind] ?? "upholds"
    return "\(verdict.system) \(verb) \(verdict.law.id)"
  }

  /// What is known about the case, each with a label.
  var facts: [(label: String, text: String)] {
    guard let found = verdict.counterexample else {
      return [("law", verdict.law.maths), ("result", result)]
    }
    return [
      ("law", verdict.law.maths), ("where", found.variables.joined(separator: "   ")),
      ("found", found.equation + (verdict.kind.isDeath ? ": " : " = ") + found.system),
      ("required", found.model),
    ]
  }

  /// The steps in the trace language.
  var steps: [String] { rows.map(\.line) }

  /// The index of the first step after which system and model differ.
  var firstDifference: Int? {
    rows.firstIndex { $0.system != $0.model || $0.systemBase != $0.modelBase }
  }

  /// How to run the case again.
  var command: String? {
    verdict.counterexample.flatMap { found in
      found.token.map { "\(replayer) replay \($0.shellWord)" }
    }
  }

  /// The lanes of the timeline, group by group; groups in which nothing happens are left out.
  var groups: [Group] {
    [
      Group(name: "System", lanes: ports(\.system) + [base(\.systemBase)]),
      Group(name: "Model", lanes: ports(\.model) + [base(\.modelBase)]),
      Group(name: "Held bindings", lanes: held),
      Group(name: "Write log", lanes: writes),
    ].filter { !$0.lanes.isEmpty }
  }

  private func ports(_ side: KeyPath<Counterexample.Row, [String]>) -> [Lane] {
    ports.enumerated().map { index, port in
      Lane(
        name: port,
        cells: rows.map { row in
          let own = row[keyPath: side].reading(index)
          return Cell(text: own, differs: row.system.reading(index) != row.model.reading(index))
        })
    }
  }

  private func base(_ side: KeyPath<Counterexample.Row, String>) -> Lane {
    Lane(
      name: "base",
      cells: rows.map {
        Cell(text: $0[keyPath: side], differs: $0.systemBase != $0.modelBase)
      })
  }

  private var held: [Lane] {
    ports.enumerated().compactMap { index, port in
      let cells = rows.map { Cell(text: $0.held.count > index ? $0.held[index] : "") }
      return cells.contains { !$0.text.isEmpty } ? Lane(name: "held \(port)", cells: cells) : nil
    }
  }

  private var writes: [Lane] {
    let cells = rows.map { Cell(text: $0.writes.joined(separator: ", then ")) }
    return cells.contains { !$0.text.isEmpty } ? [Lane(name: "writes", cells: cells)] : []
  }
}

extension [String] {
  /// What a port reads; where the system died, its end stands for all of its ports.
  fileprivate func reading(_ port: Int) -> String {
    port < count ? self[port] : first ?? "–"
  }
}

extension CaseStory.Cell {
  /// The sign that stands before the word, for states of a switch.
  var sign: String? { ["on": "●", "off": "○", "mixed": "◐"][text] }
}
