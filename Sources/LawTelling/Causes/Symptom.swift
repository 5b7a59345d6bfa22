import BindingLaws
import LawChecking

/// What first goes wrong in a case, as far as its rows show: where the system departs from the model,
/// in either of the runs that the law looks at.
///
/// `Cause` takes findings together whose symptoms are alike; `Likeness` compares signs with the catalogue.
/// It knows equations by how they begin, as `Explanation`, `Runs` and single laws write them; `SideBySide`
/// takes them apart, too. `OtherRun` writes `through held`.
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
    /// What a control shows.
    case rendering
    /// Nothing that the rows show.
    case unseen
  }

  let sort: Sort
  /// The port where it goes wrong, if it is one.
  let port: String?
  /// What it says about the mistake; empty where that is nothing.
  let signs: Set<Mistake.Sign>

  /// - Parameter hidesWrites: Whether other cases show that nobody sees what is written.
  init(_ found: Counterexample, hidesWrites: Bool = false) {
    let hidesWrites = hidesWrites || found.hidesWrites
    let step = found.trace.last ?? ""
    let port = Deed(step, in: found.ports).port
    if step == "settle" {
      self.init(.deed, nil, [.landing])
    } else if let departure = found.departure(found.rows, hidesWrites)
      ?? found.departure(found.otherRows, hidesWrites, isHeld: found.sides.last == "through held")
      ?? found.answer(hidesWrites) ?? found.heldReading
    {
      self = departure
    } else if found.rows.last?.isLook == true {
      self.init(.look)
    } else if found.equation.hasPrefix("rendering(") {
      self.init(.rendering, port)
    } else if found.equation.hasPrefix("objects left") {
      self.init(.unseen, nil, [found.system == "none" ? .storeGone : .storeLeft])
    } else if !found.otherRows.isEmpty && found.rows.last?.writes != found.otherRows.last?.writes {
      // Both runs do as the model says, and end in other writes.
      self.init(.deed, port)
    } else {
      // The law looked at what was written, and not at what that led to.
      let isAboutWrites = ["writes(", "|writes(", "transaction("].contains {
        found.equation.hasPrefix($0)
      }
      self.init(isAboutWrites ? .writing : .unseen)
    }
  }

  fileprivate init(_ sort: Sort, _ port: String? = nil, _ signs: Set<Mistake.Sign> = []) {
    (self.sort, self.port) = (sort, port)
    self.signs = sort == .look ? [.look] : sort == .rendering ? [.rendering] : signs
  }

  /// Whether two cases go wrong in the same way, or at the same port.
  func isLike(_ other: Symptom) -> Bool {
    if sort == .unseen || other.sort == .unseen { return false }
    if sort == other.sort { return true }
    // What a tap does, and what is shown after it.
    if sort == .rendering { return other.signs.contains(.tap) }
    if other.sort == .rendering { return signs.contains(.tap) }
    let aside: [Sort] = [.look, .writing]
    if aside.contains(sort) || aside.contains(other.sort) {
      return aside.contains(sort) && aside.contains(other.sort)
    }
    return port != nil && port == other.port
  }
}

extension Counterexample {
  /// Where a run first departs from the model.
  ///
  /// - Parameters:
  ///   - hidesWrites: Whether nobody sees what is written.
  ///   - isHeld: Whether its steps go through held bindings.
  fileprivate func departure(
    _ rows: [Row], _ hidesWrites: Bool, isHeld: Bool = false
  ) -> Symptom? {
    for (index, row) in rows.enumerated() {
      let isRight = row.isAlike == true || row.systemBase == row.modelBase
      let differing = row.isAlike == true ? nil : row.differingPort
      if !isRight && row.isLook { return Symptom(.look) }
      let deed = Deed(row.line, row, after: index > 0 ? rows[index - 1] : nil, in: ports)
      if !isRight || differing != nil {
        let signs = deed.signs(
          requiring: row.model, differing: differing, isBaseRight: isRight, isHeld: isHeld,
          hidesWrites: hidesWrites)
        return Symptom(
          isRight ? .reading : .deed, isRight ? differing.map { ports[$0] } : deed.port, signs)
      }
      if let place = row.staleHeld { return Symptom(.heldReading, ports[place], [.staleHeld]) }
    }
    return nil
  }

  /// What is wrong with a set that was only learned, so that the rows hold nothing against it.
  fileprivate func answer(_ hidesWrites: Bool) -> Symptom? {
    guard let after = rows.last, let before = rows.dropLast().last else { return nil }
    let deed = Deed(after.line, after, after: before, in: ports)
    let isGet = equation.hasPrefix("get(") && model == deed.value
    let isBack = equation.hasPrefix("set(") && model == before.systemBase
    guard isGet || isBack, after.line == trace.last, let place = deed.place, let value = deed.value
    else { return nil }
    var required = after.system
    required[place] = value
    let differing = required == after.system ? nil : place
    return Symptom(
      .deed, deed.port,
      deed.signs(
        requiring: required, differing: differing, isBaseRight: false, hidesWrites: hidesWrites))
  }

  /// That the law read a held binding, where no row shows it.
  fileprivate var heldReading: Symptom? {
    ports.filter { equation.hasPrefix("get(held \($0), ") }.max { $0.count < $1.count }
      .map { Symptom(.heldReading, $0, [.staleHeld]) }
  }

  /// Whether the law looked at the transaction of a write, which nothing else shows.
  var isAboutTransactions: Bool { equation.hasPrefix("transaction(") }
}
