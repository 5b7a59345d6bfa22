import BindingLaws
import LawChecking

/// What first goes wrong in a case, as far as its rows show: where the system departs from the model,
/// in either of the runs that the law looks at.
///
/// `Cause` takes findings together that first depart from the model in the same way.
struct Departure: Hashable {
  /// The sorts of things that go wrong.
  enum Sort {
    /// What a step leads to.
    case step
    /// What is read, while the base is right.
    case reading
    /// What a held binding reads, while all else is right.
    case heldReading
    /// That a look writes.
    case inspection
    /// How often, or in which transaction, is written what is right.
    case writing
    /// What a control shows.
    case rendering
    /// Nothing that the rows show.
    case unseen
  }

  let sort: Sort
  /// The port where it goes wrong, if it is one.
  let port: String?
  /// Whether a tap goes wrong.
  let isTap: Bool

  init(_ found: Counterexample) {
    let last = found.rows.last
    let port = found.port(of: last)
    if last?.operation?.kind == .settle {
      self.init(.step)
    } else if let departure = found.departure(found.rows) ?? found.departure(found.otherRows)
      ?? found.answer ?? found.heldReading
    {
      self = departure
    } else if last?.isInspection == true {
      self.init(.inspection)
    } else if case .rendering = found.place {
      self.init(.rendering, port)
    } else if case .objectsLeft = found.place {
      self.init(.unseen)
    } else if !found.otherRows.isEmpty && last?.writes != found.otherRows.last?.writes {
      // Both runs do as the model says, and end in other writes.
      self.init(.step, port)
    } else {
      // The law looked at what was written, and not at what that led to.
      let isAboutWrites = [.writes, .writeCount, .transaction].contains(found.place)
      self.init(isAboutWrites ? .writing : .unseen)
    }
  }

  fileprivate init(_ sort: Sort, _ port: String? = nil, isTap: Bool = false) {
    self.sort = sort
    self.port = port
    self.isTap = isTap
  }

  /// Whether two cases go wrong in the same way, or at the same port.
  func isLike(_ other: Departure) -> Bool {
    if sort == .unseen || other.sort == .unseen { return false }
    if sort == other.sort { return true }
    // What a tap does, and what is shown after it.
    if sort == .rendering { return other.isTap }
    if other.sort == .rendering { return isTap }
    let aside: [Sort] = [.inspection, .writing]
    if aside.contains(sort) || aside.contains(other.sort) {
      return aside.contains(sort) && aside.contains(other.sort)
    }
    return port != nil && port == other.port
  }
}

extension Counterexample {
  /// What the port is called that a row is about, if it is about one.
  fileprivate func port(of row: Row?) -> String? {
    row?.operation?.port.map { ports[$0] }
  }

  /// Where a run first departs from the model.
  fileprivate func departure(_ rows: [Row]) -> Departure? {
    for row in rows {
      if !row.hasRightBase && row.isInspection { return Departure(.inspection) }
      let isTap = row.operation?.kind == .tap
      if !row.hasRightBase { return Departure(.step, port(of: row), isTap: isTap) }
      if let port = row.differingPort { return Departure(.reading, ports[port], isTap: isTap) }
      if let port = row.staleHeld { return Departure(.heldReading, ports[port]) }
    }
    return nil
  }

  /// What is wrong with a set that was only learned, so that the rows hold nothing against it.
  fileprivate var answer: Departure? {
    guard let after = rows.last, let before = rows.dropLast().last,
      let value = after.operation?.value
    else { return nil }
    let isBack = place == .base && required == before.systemBase
    var isGet = false
    if case .reading = place { isGet = required == value }
    return isGet || isBack ? Departure(.step, port(of: after)) : nil
  }

  /// That the law read a held binding, where no row shows it.
  fileprivate var heldReading: Departure? {
    guard case .reading(let port, true) = place else { return nil }
    return Departure(.heldReading, port)
  }

  /// Whether the law looked at the transaction of a write, which nothing else shows.
  var isAboutTransactions: Bool { place == .transaction }
}
