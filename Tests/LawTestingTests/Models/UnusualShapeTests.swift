import LawTesting
import TestSupport

@Suite struct `A lawful shape that is unusual` {
  @Test(
    "breaks no law",
    arguments: [
      MailTwice.self, LeafBesideNothing.self, SharedLeaf.self, WholeChore.self, Opposite.self,
    ] as [JudgedSystem.SystemType])
  private func lawful(_ system: JudgedSystem.SystemType) throws {
    let verdicts = try JudgedSystem(system).verdicts()
    #expect(verdicts.filter { $0.kind == .broken }.map(\.law.id) == [])
  }

  @Test func `may keep what is out of bounds if its bound is set`() {
    func clamped(_ value: Int) -> Int { min(max(value, 0), 11) }
    let verdicts = expect(bindingOver: Int.self, storing: clamped) { source in
      MyBinding(
        get: { clamped(source.value) },
        set: { if clamped($0) != clamped(source.value) { source.value = clamped($0) } })
    }
    #expect(Set(verdicts.map(\.kind)) == [.upheld])
  }
}

/// A summary of two flags, of which one is named twice.
///
/// It has two members that count, and not three.
private struct MailTwice: MailSystem {
  static var fields: [any WritableKeyPath<Profile.Mail, Bool> & Sendable] {
    [\.isWeekly, \.isUrgent, \.isWeekly]
  }
  let source: Source<Profile.Mail>
}

/// A leaf, and a group of nothing, which reads off.
///
/// The root over both is on if the leaf is, although the group is off.
private struct LeafBesideNothing: BindingSystem {
  struct Model: AggregateModel {
    enum Port: CaseIterable { case root, group, leaf }
    typealias Value = Tick
    var bases: [Bool]? { [false, true] }
    var isOnWhenEmpty: Bool { false }

    func members(of port: Port) -> [Port]? {
      switch port {
      case .root: [.leaf, .group]
      case .group: []
      case .leaf: nil
      }
    }

    func stored(at leaf: Port, in base: Bool) -> Bool { base }
    func storing(_ isOn: Bool, at leaf: Port, in base: Bool) -> Bool { isOn }
  }

  static let model = Model()
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> MyBinding<Tick> {
    MyBinding(
      get: { port != .group && source.value ? .on : .off },
      set: { if port != .group && $0 != .mixed { source.value = $0 == .on } })
  }
}

/// Two groups with a leaf in common.
///
/// The root leads to that leaf in two ways, and a set of the root writes it once.
private struct SharedLeaf: BindingSystem {
  struct Model: AggregateModel {
    enum Port: CaseIterable { case root, left, right, one, two, three }
    typealias Value = Tick
    var bases: [Set<Port>]? {
      [[], [.one], [.two], [.one, .two], [.one, .two, .three]]
    }

    func members(of port: Port) -> [Port]? {
      switch port {
      case .root: [.left, .right]
      case .left: [.one, .two]
      case .right: [.two, .three]
      default: nil
      }
    }

    func stored(at leaf: Port, in base: Set<Port>) -> Bool { base.contains(leaf) }

    func storing(_ isOn: Bool, at leaf: Port, in base: Set<Port>) -> Set<Port> {
      isOn ? base.union([leaf]) : base.subtracting([leaf])
    }
  }

  static let model = Model()
  let source: Source<Set<Model.Port>>

  func binding(_ port: Model.Port) -> MyBinding<Tick> {
    let leaves = [Model.Port.one, .two, .three].filter(Self.model.leaves(of: port).contains)
    return MyBinding(
      get: {
        let on = leaves.count(where: source.value.contains)
        if on == 0 { return .off }
        return on == leaves.count ? .on : .mixed
      },
      set: { tick in
        if tick == .mixed { return }
        for leaf in leaves {
          source.value = Self.model.storing(tick == .on, at: leaf, in: source.value)
        }
      })
  }
}

/// A chore with an id, which cannot become another one.
///
/// A set of a chore with another id changes nothing, and that is right.
private struct WholeChore: BindingSystem {
  static var model: ElementsModel<Chore, Chore> {
    ElementsModel([Chore(id: 1), Chore(id: 2)], \.self)
  }
  let source: Source<[Chore]>

  func binding(_ id: Int) -> MyBinding<Chore>? {
    guard let found = source.value.first(where: { $0.id == id }) else { return nil }
    return MyBinding(
      get: { source.value.first { $0.id == id } ?? found },
      set: { chore in
        guard chore.id == id, let index = source.value.firstIndex(where: { $0.id == id }) else {
          return
        }
        source.value[index] = chore
      })
  }
}

/// A conversion that its functions define, without examples.
private struct Opposite: BindingSystem {
  static var model: ConversionModel<Bool, Bool> {
    ConversionModel(reads: { stored in !stored }, stores: { value in !value })
  }
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { !source.value }, set: { source.value = !$0 })
  }
}
