import LawChecking

extension CaseStory {
  /// What one thing showed at each step.
  struct Lane {
    /// What stands beside it on the other side has the same key.
    let key: String
    let name: String
    let cells: [Cell]

    /// Whether there is anything to see.
    var isSeen: Bool { cells.contains { !$0.text.isEmpty } }
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

  private typealias Side = KeyPath<RowPair, Snapshot?>

  /// The lanes of the timeline, side by side; a held binding stands below the fresh one of its port.
  var groups: [Group] {
    let sides = zip(sideBySide.sides, [\RowPair.left, \.right]).map { name, side in
      Group(name: name, lanes: lanes(side))
    }
    let log = lane("log", "writes") {
      sideBySide.rows.isEmpty ? "" : writes(sideBySide.rows[$0].writes)
    }
    return sides + (log.isSeen ? [Group(name: "write log", lanes: [log])] : [])
  }

  private func lanes(_ side: Side) -> [Lane] {
    let ports = ports.indices.flatMap { [reading($0, side), held($0, side)] }
    let all = [line(side)] + ports + [base(side), logged(side), look(side)]
    return all.filter(\.isSeen)
  }

  private func reading(_ port: Int, _ side: Side) -> Lane {
    lane("port \(port)", ports[port]) {
      sideBySide.pairs[$0][keyPath: side]?.reading(port) ?? ""
    } differs: {
      sideBySide.pairs[$0].parts { $0.reading(port) }
    }
  }

  /// What the held binding of a port reads; beside a model it has to read the present.
  private func held(_ port: Int, _ side: Side) -> Lane {
    lane("held \(port)", "held \(ports[port])") {
      sideBySide.pairs[$0][keyPath: side]?.held(port) ?? ""
    } differs: { step in
      let present = sideBySide.pairs[step].right?.reading(port)
      let read = sideBySide.pairs[step][keyPath: side]?.held(port) ?? ""
      return !sideBySide.rows.isEmpty && !read.isEmpty && present != nil && read != present
    }
  }

  private func base(_ side: Side) -> Lane {
    lane("base", "base") {
      sideBySide.pairs[$0][keyPath: side]?.base ?? ""
    } differs: {
      sideBySide.pairs[$0].parts(\.base)
    }
  }

  /// What a run does where the one beside does something else.
  private func line(_ side: Side) -> Lane {
    lane("does", "does") { sideBySide.pairs[$0][keyPath: side]?.line ?? "" }
  }

  /// What a run writes, where two are compared.
  private func logged(_ side: Side) -> Lane {
    lane("writes", "writes") {
      writes(sideBySide.pairs[$0][keyPath: side]?.writes ?? [])
    } differs: {
      sideBySide.pairs[$0].parts(\.writes)
    }
  }

  /// What the law looked at, after the last step.
  private func look(_ side: Side) -> Lane {
    lane("look", sideBySide.last?.subject ?? "") { step in
      guard let look = sideBySide.last, step == steps.count - 1 else { return "" }
      return side == \.left ? look.left : look.right
    } differs: {
      $0 == steps.count - 1
    }
  }

  private func lane(
    _ key: String, _ name: String, text: (Int) -> String, differs: (Int) -> Bool = { _ in false }
  ) -> Lane {
    Lane(
      key: key, name: name,
      cells: steps.indices.map { Cell(text: text($0), differs: differs($0)) })
  }

  private func writes(_ writes: [String]) -> String { writes.joined(separator: ", then ") }
}

extension RowPair {
  /// Whether the two have to show the same of something, and do not.
  fileprivate func parts(_ seen: (Snapshot) -> some Equatable) -> Bool {
    guard isCompared, let left, let right else { return false }
    return seen(left) != seen(right)
  }
}

extension Snapshot {
  /// What a port reads; where the system died, its end stands for all of its ports.
  fileprivate func reading(_ port: Int) -> String {
    port < readings.count ? readings[port] : readings.first ?? "–"
  }

  fileprivate func held(_ port: Int) -> String { port < held.count ? held[port] : "" }
}
