import TestSupport

@Suite struct `What a vanished binding reads` {
  @Test("is broken where reads change it", arguments: [true, false])
  func remembered(_ usesProof: Bool) throws {
    for seed in 1...(isWhole ? 20 : 4) as ClosedRange<UInt64> {
      let verdict = try judged(LastSeen.self, Law.readTransparent, seed, usesProof)
      #expect(verdict?.kind == .broken)
      let found = try #require(verdict?.counterexample)
      #expect(found.equation.hasPrefix("get(held 1, "))
      #expect(found.operations <= 3)
    }
  }

  @Test("is not expected where it is what was there when it was made", arguments: allLaws)
  func kept(_ law: Law) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      let verdict = try judged(FirstOrItem.self, law, seed, false)
      #expect(verdict?.kind != .broken, "\(verdict?.report ?? "")")
    }
  }

  @Test("may depend on reads where it is the last value", arguments: allLaws)
  func last(_ law: Law) throws {
    for usesProof in [true, false] {
      #expect(try judged(LastOfLevel.self, law, 1, usesProof)?.kind != .broken)
    }
  }

  @Test("has to be the last value where the model says so", arguments: [true, false])
  func promised(_ usesProof: Bool) throws {
    let verdict = try judged(FirstLevel.self, .goneReadsLast, 1, usesProof)
    #expect(verdict?.kind == .broken)
    #expect(verdict?.counterexample?.operations == 5)
    #expect(verdict?.grounds == nil)
  }

  private func judged<System: BindingSystem>(
    _ system: System.Type, _ law: Law, _ seed: UInt64, _ usesProof: Bool
  ) throws -> Verdict? {
    let options = CheckOptions(seed: .init(seed), cases: 400).with(\.usesProof, usesProof)
    return try check(system, obeys: law, options: options)
  }
}

/// A level, of which the last is promised.
private enum Levels: ModelShape {
  static var examples: [Int] { [1, 2] }
  static var goneReadsLast: Bool { true }
}

private struct LastOfLevel: BindingSystem {
  typealias Model = UnwrappedModel<Levels>
  private final class Memory { var last = 0 }
  let source: Source<Int?>

  func binding(_ port: Model.Port) -> Accessor<Int>? {
    guard let level = source.value else { return nil }
    let memory = Memory()
    memory.last = level
    return Accessor(
      get: {
        memory.last = source.value ?? memory.last
        return memory.last
      }, set: { if source.value != nil { source.value = $0 } })
  }
}

private struct FirstLevel: BindingSystem {
  typealias Model = UnwrappedModel<Levels>
  let source: Source<Int?>

  func binding(_ port: Model.Port) -> Accessor<Int>? {
    guard let level = source.value else { return nil }
    return Accessor(
      get: { source.value ?? level }, set: { if source.value != nil { source.value = $0 } })
  }
}

/// An item of a list, found by its name.
private struct Item: Equatable {
  let name: Int
  var isOn: Bool
}

/// The items of a list; nothing is expected of reading one that is gone.
private enum Items: PresenceModel {
  typealias Base = [Item]
  static var ports: [Int] { [1, 2] }
  static var bases: [[Item]]? {
    let one = [[], [Item(name: 1, isOn: false)], [Item(name: 1, isOn: true)]]
    return one + one.map { $0 + [Item(name: 2, isOn: false)] }
      + one.map { $0 + [Item(name: 2, isOn: true)] }
  }
  static func isPresent(_ name: Int, in base: Base) -> Bool { base.contains { $0.name == name } }
  static func get(_ name: Int, in base: Base) -> Bool {
    base.first { $0.name == name }?.isOn == true
  }
  static func set(_ value: Bool, at name: Int, in base: Base) -> Base {
    base.map { $0.name == name ? Item(name: name, isOn: value) : $0 }
  }
}

/// A binding of an item that shows, once that is gone, what it was last read as.
private struct LastSeen: BindingSystem {
  typealias Model = Items
  private final class Memory { var last = false }
  let source: Source<[Item]>

  func binding(_ name: Int) -> Accessor<Bool>? {
    guard Items.isPresent(name, in: source.value) else { return nil }
    let memory = Memory()
    return Accessor(
      get: {
        if let item = source.value.first(where: { $0.name == name }) { memory.last = item.isOn }
        return memory.last
      }, set: { source.value = Items.set($0, at: name, in: source.value) })
  }
}

/// A binding of an item that shows, once that is gone, the item that it was made of.
private struct FirstOrItem: BindingSystem {
  typealias Model = Items
  let source: Source<[Item]>

  func binding(_ name: Int) -> Accessor<Bool>? {
    guard let item = source.value.first(where: { $0.name == name }) else { return nil }
    return Accessor(
      get: { (source.value.first { $0.name == name } ?? item).isOn },
      set: { source.value = Items.set($0, at: name, in: source.value) })
  }
}
