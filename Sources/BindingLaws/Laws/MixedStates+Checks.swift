extension AggregateModel {
  /// Whether it aggregates any.
  static func isAggregate(_ handle: Handle<Port>) -> Bool {
    members(of: handle.port)?.isEmpty == false
  }

  /// Whether it aggregates something and can be set both on and off.
  static func isTappable(_ handle: Handle<Port>, in base: Base) -> Bool {
    isAggregate(handle) && accepts(.on, at: handle.port, in: base)
      && accepts(.off, at: handle.port, in: base)
  }
}

extension Moment where Model: AggregateModel {
  /// Every aggregate reads this state exactly when its members say so.
  func fold(is state: Model.Value) -> Discrepancy? {
    for handle in present {
      guard let members = handles(ofMembers: handle), !members.isEmpty else { continue }
      let (found, owed) = (reading(handle), folded(members.map(reading)))
      if (found == state) != (owed == state) {
        return Discrepancy(reading: handle, found, owed: owed, by: Model.self)
      }
    }
    return nil
  }

  /// Every member that accepts the value reads it.
  func uniformity(of handle: Handle<Model.Port>, _ value: Model.Value) -> Discrepancy? {
    for member in handles(ofLeaves: handle) where !Model.isConstant(member.port) {
      if let wrong = Discrepancy(reading: member, reading(member), owed: value, by: Model.self) {
        return wrong
      }
    }
    return nil
  }

  /// The aggregate reads the same when the values of its members are reversed.
  func reversal(of handle: Handle<Model.Port>) -> Discrepancy? {
    let leaves = Model.leaves(of: handle.port, in: base).withoutRepetitions
    if leaves.contains(where: Model.isConstant) { return nil }
    let owed = reading(handle.fresh)
    let reversed = zip(leaves, leaves.reversed()).reduce(base) { result, pair in
      Model.turning(pair.0, on: Model.isOn(pair.1, in: base), in: result)
    }
    perform(.write(reversed))
    return Discrepancy(reading: handle.fresh, reading(handle.fresh), owed: owed, by: Model.self)
  }

  /// The writes change one leaf at a time, in order.
  func writeOrder(of handle: Handle<Model.Port>) -> Discrepancy? {
    let leaves = Model.leaves(of: handle.port, in: before)
    var (previous, changed) = (before, [Int]())
    for write in writes {
      changed += leaves.indices.filter {
        Model.isOn(leaves[$0], in: previous) != Model.isOn(leaves[$0], in: write.base)
      }
      previous = write.base
    }
    let owed = Model.writes(toSet: handle.port, in: before)
    if writes.count == owed, zip(changed, changed.dropFirst()).allSatisfy(<) { return nil }
    return Discrepancy(
      at: "writes(…)",
      found: "\(writes.count) writes, changing \(changed.map { portText(leaves[$0]) })",
      owed: "\(owed), one member after the other")
  }

  /// As many taps as there are leaves, and two more, show on and show off.
  func reach(of handle: Handle<Model.Port>) -> Discrepancy? {
    var seen: [Model.Value] = [reading(handle)]
    for _ in 0..<(Model.leaves(of: handle.port).count + 2) {
      perform(.tap(handle))
      seen.append(reading(handle))
    }
    if seen.contains(.on) && seen.contains(.off) { return nil }
    return Discrepancy(
      at: "taps on \(portText(handle.port)) in …",
      found: seen.map(traceText).joined(separator: ", "), owed: "both on and off")
  }

  private func folded(_ states: [Model.Value]) -> Model.Value {
    states.allSatisfy { $0 == .on } ? .on : states.allSatisfy { $0 == .off } ? .off : .mixed
  }

  private func handles(ofMembers handle: Handle<Model.Port>) -> [Handle<Model.Port>]? {
    Model.members(of: handle.port)?.compactMap(handle(of:))
  }

  private func handles(ofLeaves handle: Handle<Model.Port>) -> [Handle<Model.Port>] {
    Model.leaves(of: handle.port).compactMap(self.handle(of:))
  }

  private func handle(of port: Model.Port) -> Handle<Model.Port>? {
    present.first { $0.port == port }
  }
}

extension Array where Element: Hashable {
  /// The elements in the order of their first occurrence.
  fileprivate var withoutRepetitions: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Moment {
  /// Two states of a port look different when they are.
  func appearance(of handle: Handle<Model.Port>) -> Discrepancy? {
    let port = handle.port
    if !Model.isPresent(port, in: base) { return nil }
    let shown = rendering(handle.fresh)
    let (now, earlier) = (Model.get(port, in: base), Model.get(port, in: before))
    perform(.write(before))
    if now == earlier || rendering(handle.fresh) != shown { return nil }
    return Discrepancy(
      at: "rendering(\(portText(port)), …)", found: "\(shown) for \(earlier) and for \(now)",
      owed: "two different ones")
  }
}
