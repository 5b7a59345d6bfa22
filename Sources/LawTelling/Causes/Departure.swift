import BindingLaws
import LawChecking

/// The first departure of a case from the model, as far as its rows show, in either run that the law looks
/// at.
///
/// `Cause` combines findings that first depart from the model in the same way.
struct Departure: Hashable {
  /// The sort of departure.
  enum Sort {
    /// The effect of a step.
    case step
    /// A reading, while the base is right.
    case reading
    /// The reading of a held binding, while all else is right.
    case heldReading
    /// An inspection that writes.
    case inspection
    /// The number or the transaction of writes that are right.
    case writing
    /// The rendering of a control.
    case rendering
    /// Nothing that the rows show.
    case unseen
  }

  /// The sort of this departure.
  let sort: Sort
  /// The name of the port at which it goes wrong, or nil if it is no port.
  let port: String?
  /// Whether a tap goes wrong.
  let isTap: Bool

  /// Finds the first departure of a case.
  init(_ found: Counterexample) {
    let last = found.rows.last
    let port = found.port(of: last)
    if last?.operation?.kind == .settle {
      // Sets have landed there, and settling has no port.
      self.init(.step)
    } else if let departure = found.departure(found.rows) ?? found.departure(found.otherRows)
      ?? found.learnedDeparture ?? found.heldReading
    {
      self = departure
    } else if last?.isInspection == true {
      self.init(.inspection)
    } else if case .rendering = found.place {
      self.init(.rendering, port)
    } else if case .objectsLeft = found.place {
      self.init(.unseen)
    } else if !found.otherRows.isEmpty && last?.writes != found.otherRows.last?.writes {
      // Both runs do what the model says, and end in other writes.
      self.init(.step, port)
    } else {
      // Rows agree with the model in bases and readings. Only a law about writes has looked at more: the writes.
      let isAboutWrites = [.writes, .writeCount, .transaction].contains(found.place)
      self.init(isAboutWrites ? .writing : .unseen)
    }
  }

  fileprivate init(_ sort: Sort, _ port: String? = nil, isTap: Bool = false) {
    self.sort = sort
    self.port = port
    self.isTap = isTap
  }

  /// Returns whether two cases go wrong in the same way, or at the same port.
  func isLike(_ other: Departure) -> Bool {
    if sort == .unseen || other.sort == .unseen { return false }
    if sort == other.sort { return true }
    // One is the effect of a tap, and the other is what is shown after it.
    if sort == .rendering { return other.isTap }
    if other.sort == .rendering { return isTap }
    // Both are about a write as such, and no port shows that: the rule below says nothing about them.
    let aboutWrites: [Sort] = [.inspection, .writing]
    if aboutWrites.contains(sort) || aboutWrites.contains(other.sort) {
      return aboutWrites.contains(sort) && aboutWrites.contains(other.sort)
    }
    return port != nil && port == other.port
  }
}

extension Counterexample {
  /// Returns the name of the port of a row, or nil if it has none.
  fileprivate func port(of row: Row?) -> String? {
    row?.operation?.port.map { ports[$0] }
  }

  /// Returns the first departure of a run from the model, or nil if there is none.
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

  /// The departure of a set whose effect was only learned.
  ///
  /// A learned model predicts what the system does, so no row contradicts it. Only the law says that the set had to
  /// leave the base, or that its value had to be read. Nil if it says neither.
  fileprivate var learnedDeparture: Departure? {
    guard let after = rows.last, let before = rows.dropLast().last,
      let value = after.operation?.value
    else { return nil }
    let isDeparture =
      switch place {
      case .base: required == before.systemBase
      case .reading: required == value
      default: false
      }
    return isDeparture ? Departure(.step, port(of: after)) : nil
  }

  /// The departure if the law read a held binding, and no row shows it.
  ///
  /// Nil if the law read something else.
  fileprivate var heldReading: Departure? {
    guard case .reading(let port, true) = place else { return nil }
    return Departure(.heldReading, port)
  }
}
