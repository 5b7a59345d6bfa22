import LawfulBindings
import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

/// To find it, a binding is compared with each derivation.
///
/// A flag has three cells in each base: a read, a set to on and a set to off.
@Suite struct `The nearest lawful derivation` {
  private func derivation<System: BindingSystem>(
    near system: System.Type, breaking law: Law
  ) throws -> NearestDerivation? {
    try #require(try check(system, obeys: law)?.counterexample).nearest
  }

  @Test func `differs where the fresh binding is wrong`() throws {
    let nearest = try #require(try derivation(near: ClearAnySelection.self, breaking: .getSet))
    #expect(nearest.port == "a")
    #expect(nearest.swift == "$base[isSelecting: .a]")
    // Three cells in each of four bases: a selection of three sections may be nil.
    #expect(nearest.cells == 12)
    #expect(
      nearest.differing == [
        .init(base: ".b", set: "off", found: "nil", derived: ".b"),
        .init(base: ".c", set: "off", found: "nil", derived: ".c"),
      ])
  }

  @Test func `differs nowhere if only the held binding is wrong`() throws {
    let nearest = try #require(try derivation(near: FrozenCapture.self, breaking: .fresh))
    #expect(nearest.swift == "$base")
    // Three cells in each of the two bases of a flag.
    #expect(nearest.cells == 6)
    #expect(nearest.differing == [])
  }

  @Test func `is for the wrong port, even if the law names another first`() throws {
    let nearest = try #require(
      try derivation(near: AliasedParts.self, breaking: .disjointSetsCommute))
    #expect(nearest.port == "y")
    #expect(nearest.swift == "$base.y")
  }

  @Test func `reaches into rows by their ids`() throws {
    let nearest = try #require(try derivation(near: IndexOfSorted.self, breaking: .setGet))
    #expect(nearest.swift == "Binding($base, id: .x)?.isOn")
  }

  @Test func `is nil if no derivation follows the model`() throws {
    #expect(try derivation(near: SourceAndNegation.self, breaking: .rejectedSetIsInert) == nil)
  }

  @Test func `is nil if it would lose a delay`() throws {
    let counterexample = try #require(
      try check(SelectedLater.self, obeys: .setOnSelects)?.counterexample)
    #expect(counterexample.landsLater)
    #expect(counterexample.nearest == nil)
  }

  @Test("is nil if every derivation loses a bound", arguments: [Law.conforms, .setGet])
  func lostBound(_ law: Law) throws {
    #expect(try derivation(near: UnboundThumb.self, breaking: law) == nil)
  }

  @Test func `is nil if every derivation breaks the law, too`() throws {
    let never = Law("never", "nothing is ever right", "false", BrokenByEveryCase())
    // Without a model, only the law itself rules a derivation out.
    #expect(try derivation(near: CapturedFlag.self, breaking: never) == nil)
  }

  @Test func `must obey the law alone if the model was learned`() throws {
    let nearest = try #require(try derivation(near: CapturedFlag.self, breaking: .fresh))
    #expect(nearest.swift == "$base.isOn")
    // Three cells in each of the four examples.
    #expect(nearest.cells == 12)
    #expect(nearest.differing == [])
  }

  @Test func `is found if all learned ports are wrong alike`() throws {
    let nearest = try #require(try derivation(near: AnyCleared.self, breaking: .getSet))
    #expect(nearest.port == "a")
    #expect(nearest.swift == "$base[isSelecting: .a]")
    #expect(nearest.differing.map(\.base) == [".b", ".c"])
  }

  /// Only the setter of `OwnCleared` differs from that of `AnyCleared`, so that setter is what breaks the law.
  @Test func `is not needed if a learned system obeys the law`() throws {
    let verdict = try #require(try check(OwnCleared.self, obeys: .getSet))
    #expect(verdict.counterexample == nil)
  }

  @Test func `is nil if every derivation ignores a set that changes something`() throws {
    #expect(try derivation(near: FirstWhenOff.self, breaking: .getSet) == nil)
  }
}

/// A selection without a model.
///
/// Any tag clears it when that tag is set off.
private struct AnyCleared: LearnedSystem {
  static var examples: [Section?] { [nil] }
  let source: Source<Section?>

  func binding(_ section: Section) -> HeadlessBinding<Bool> {
    HeadlessBinding(selecting: section, in: source.binding, policy: .clearsAny)
  }
}

/// A selection without a model.
///
/// Only the selected tag clears it when that tag is set off.
private struct OwnCleared: LearnedSystem {
  static var examples: [Section?] { [nil] }
  let source: Source<Section?>

  func binding(_ section: Section) -> HeadlessBinding<Bool> {
    source.binding[isSelecting: section]
  }
}

/// A selection without a model.
///
/// Any tag selects the first one when that tag is set off.
private struct FirstWhenOff: LearnedSystem {
  static var examples: [Section] { [.a] }
  let source: Source<Section>

  func binding(_ section: Section) -> HeadlessBinding<Bool> {
    source.binding.derive(get: { $0 == section }, put: { $0 = $1 ? section : .a })
  }
}

/// The lower of two ends, which must not exceed the upper one.
///
/// Its fault is that it ignores a set of 0. The derivation `$base.low` would correct that, but let the lower end
/// exceed the upper one.
private struct UnboundThumb: ModelledSystem {
  struct Ends: Hashable {
    var low = 0
    var high = 2
  }

  struct Model: ReferenceModel {
    typealias Port = SinglePort
    var bases: [Ends]? {
      [0, 1, 2].flatMap { low in (low...2).map { Ends(low: low, high: $0) } }
    }
    var values: [Int]? { [0, 1, 2] }
    func get(_ port: Port, in base: Ends) -> Int { base.low }
    func accepts(_ value: Int, at port: Port, in base: Ends) -> Bool { value <= base.high }
    func set(_ value: Int, at port: Port, in base: Ends) -> Ends {
      Ends(low: value, high: base.high)
    }
  }

  static let model = Model()
  let source: Source<Ends>
  func set(_ value: Int, at port: SinglePort) {
    if value <= source.value.high && value != 0 { source.value.low = value }
  }
}

/// A form of laws that every case breaks.
private struct BrokenByEveryCase: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .forAll(.p, after: []) { _, _ in
      Discrepancy(at: .base, found: "this", expected: "that")
    }
  }
}

/// A flag of a struct.
///
/// A binding reads what the flag was when the binding was made.
private struct CapturedFlag: LearnedSystem {
  struct State: Hashable {
    var isOn = false
    var count = 0
  }

  static var examples: [State] {
    [State(), State(isOn: true), State(count: 1), State(isOn: true, count: 1)]
  }
  let source: Source<State>

  func binding(_ port: SinglePort) -> HeadlessBinding<Bool> {
    let isOn = source.value.isOn
    return HeadlessBinding(get: { isOn }, set: { source.value.isOn = $0 })
  }
}

/// A selection that changes only when it is settled.
private struct SelectedLater: DeferredSystem {
  enum Side: CaseIterable { case left, right }

  private final class Queue { var work: [() -> Void] = [] }

  static let model = SelectionModel<Side>()
  let source: Source<Side?>
  private let queue = Queue()

  init(source: Source<Side?>) { self.source = source }

  func binding(_ side: Side) -> Accessor<Bool> {
    Accessor(
      get: { source.value == side },
      set: { isOn in
        queue.work.append {
          if isOn {
            source.value = side
          } else if source.value == side {
            source.value = nil
          }
        }
      })
  }

  func settle() {
    let due = queue.work
    queue.work = []
    due.forEach { $0() }
  }
}
