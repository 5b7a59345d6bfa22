import BindingLaws
import LawChecking

/// What first goes wrong in a case, as far as its rows show: where the system departs from the model,
/// in either of the runs that the law looks at.
struct Symptom: Hashable {
  /// The sorts of things that go wrong.
  enum Sort {
    /// What a step leads to.
    case deed
    /// What is read, while the base is right.
    case reading
    /// What a held binding reads, while all else is right.
    case heldReading
    /// That a look writes.
    case look
    /// How often, or in which transaction, is written what is right.
    case writing
    /// Nothing that the rows show.
    case unseen
  }

  let sort: Sort
  /// The port where it goes wrong, if it is one.
  private(set) var port: String?

  /// Whether a step that goes wrong leaves the base as it was.
  private(set) var isIdle = false

  init(_ found: Counterexample) {
    let departure = found.departure(found.rows) ?? found.departure(found.otherRows)
    if let departure {
      self = departure
    } else if found.endsWithLook {
      self.init(.look)
    } else if found.writesApart {
      self.init(.deed, found.port(in: found.trace.last ?? ""))
    } else {
      self.init(found.isAboutWrites ? .writing : .unseen)
    }
  }

  fileprivate init(_ sort: Sort, _ port: String? = nil, isIdle: Bool = false) {
    (self.sort, self.port, self.isIdle) = (sort, port, isIdle)
  }

  /// What it says about the mistake; `nil` where that is nothing.
  var sign: Mistake.Sign? {
    switch sort {
    case .deed: isIdle ? .lostWrite : .wrongWrite
    case .reading: .wrongReading
    case .heldReading: .staleHeld
    case .look: .look
    case .writing, .unseen: nil
    }
  }

  /// Whether two cases go wrong in the same way, or at the same port.
  func isLike(_ other: Symptom) -> Bool {
    if sort == .unseen || other.sort == .unseen { return false }
    if sort == other.sort { return true }
    let aside: [Sort] = [.look, .writing]
    if aside.contains(sort) || aside.contains(other.sort) {
      return aside.contains(sort) && aside.contains(other.sort)
    }
    return port != nil && port == other.port
  }
}

extension Counterexample {
  /// Where a run first departs from the model.
  fileprivate func departure(_ rows: [Row]) -> Symptom? {
    for (index, row) in rows.enumerated() {
      let isAlike = row.isAlike == true
      if !isAlike, row.systemBase != row.modelBase {
        let isIdle = index > 0 && rows[index - 1].systemBase == row.systemBase
        return row.isLook
          ? Symptom(.look) : Symptom(.deed, port(in: row.line), isIdle: isIdle)
      }
      if !isAlike, let place = row.differingPort {
        return Symptom(.reading, ports.indices.contains(place) ? ports[place] : nil)
      }
      if let place = row.staleHeld {
        return Symptom(.heldReading, ports.indices.contains(place) ? ports[place] : nil)
      }
    }
    return nil
  }

  /// The port that an operation is about; the longest name that fits.
  fileprivate func port(in line: String) -> String? {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, ["set", "tap", "get", "hold", "derive"].contains(words[0]) else {
      return nil
    }
    let rest = words[1].hasPrefix("held ") ? words[1].dropFirst(5) : words[1]
    return ports.filter { rest == $0 || rest.hasPrefix($0 + " ") }.max { $0.count < $1.count }
  }

  fileprivate var endsWithLook: Bool { rows.last?.isLook == true }

  /// Whether two runs that both do as the model says end in other writes.
  fileprivate var writesApart: Bool {
    !otherRows.isEmpty && rows.last?.writes != otherRows.last?.writes
  }

  /// Whether the law looked at the transaction of a write, which nothing else shows.
  var isAboutTransactions: Bool { equation.hasPrefix("transaction(") }

  /// Whether the law looked at what was written, and not at what that led to.
  fileprivate var isAboutWrites: Bool {
    ["writes(", "|writes(", "transaction("].contains { equation.hasPrefix($0) }
  }
}

extension Counterexample.Row {
  /// Whether something was only looked at.
  fileprivate var isLook: Bool { line.hasPrefix("get ") || line.hasPrefix("derive ") }

  fileprivate var differingPort: Int? {
    system.indices.first { model.indices.contains($0) && system[$0] != model[$0] }
  }

  /// The first port of which a held binding does not read the present.
  var staleHeld: Int? {
    let present = isAlike == true ? system : model
    return held.indices.first { place in
      !held[place].isEmpty && present.indices.contains(place) && held[place] != present[place]
    }
  }
}
