import BindingGenerators
import BindingLaws
import LawChecking
import Testing

/// Systems whose memory shows in one place alone, at which a proof has to look.
@Suite struct `No proof is given of a system` {
  /// A tap is no get and set there, because what it sets is not listed.
  @Test(arguments: [Law.setGet, .writeThrough, .coherent, .historyIndependent, .conforms])
  func `that remembers a tap of a held binding`(_ law: Law) throws {
    #expect(try check(StarRating.self, obeys: law)?.kind == .broken)
    var deeper = CheckOptions()
    deeper.memoryDepth = 2
    #expect(try check(StarRating.self, obeys: law, options: deeper)?.kind == .broken)
  }

  @Test func `whose static type remembers, though what it reads is equal`() throws {
    for seed in 1...8 {
      var options = CheckOptions()
      options.seed = Seed(UInt64(seed))
      let verdict = try check(LateBranch.self, obeys: .sameStaticType, options: options)
      #expect(verdict?.kind == .broken)
    }
  }

  @Test(arguments: [Law.readTransparent, .historyIndependent])
  func `that derives nothing`(_ law: Law) throws {
    #expect(try check(NeverDerived.self, obeys: law)?.kind == .noEvidence)
  }

  /// Each binding alone is as it has to be; two that are held at once are not.
  @Test func `by a law about several held bindings`() throws {
    for seed in 1...8 {
      var options = CheckOptions()
      options.seed = Seed(UInt64(seed))
      let verdict = try check(ExclusiveRows.self, obeys: .oneHeldOn, options: options)
      #expect(verdict?.kind != .proved)
    }
  }
}

/// Up to two stars; a tap adds one.
///
/// A binding that was asked for a third takes nothing any more.
private struct StarRating: BindingSystem {
  enum Model: ReferenceModel {
    typealias Port = SinglePort
    static var bases: [Int]? { [0, 1, 2] }
    static var values: [Int]? { bases }
    static func get(_ port: SinglePort, in base: Int) -> Int { base }
    static func accepts(_ value: Int, at port: SinglePort, in base: Int) -> Bool { value < 3 }
    static func set(_ value: Int, at port: SinglePort, in base: Int) -> Int { value }
    static func tapped(_ value: Int) -> Int? { value + 1 }
  }

  let source: Source<Int>

  func binding(_ port: SinglePort) -> Accessor<Int> {
    let own = Memory()
    return Accessor(
      get: { source.value },
      set: { stars in
        if stars > 2 { own.flag = true }
        if !own.flag { source.value = stars }
      })
  }
}

/// A label whose change is made in a branch of its own after one theme of many.
private struct LateBranch: BindingSystem {
  enum Model: ConditionalModel {
    typealias Base = Bool
    typealias Action = Int
    enum Port: CaseIterable { case label }
    static var bases: [Bool]? { [false, true] }
    static var actions: [Int] { Array(0..<20) }
    static func apply(_ theme: Int, to base: Bool) -> Bool { base }
    static func changes(at port: Port) -> [String] { ["bold"] }
    static func isAsked(_ change: String, at port: Port, in base: Bool) -> Bool { base }
  }

  private enum Plain {}
  private enum Branch {}

  let source: Source<Bool>
  private let theme = Memory()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> Accessor<ConfiguredElement> {
    Accessor(
      get: {
        let changes = source.value ? ["bold"] : []
        let type: any Any.Type = theme.flag && source.value ? Branch.self : Plain.self
        return ConfiguredElement(changes, calls: changes, type: type)
      }, set: { _ in })
  }

  func perform(_ action: Int, on source: Source<Bool>) {
    if action == 13 { theme.flag = true }
  }
}

/// Finds no key, and so binds to nothing, though there is something to bind to.
private struct NeverDerived: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> Accessor<Bool>? { nil }
}

extension Law {
  /// No two held bindings are on at once.
  fileprivate static let oneHeldOn = Law(
    "one-held-on", "no two held bindings are on at once",
    "p ≠ q ⇒ ¬(get(held p, x) ∧ get(held q, x))", OneHeldOn.self)
}

private enum OneHeldOn: LawForm {
  static func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    .always { moment in
      let on = M.ports.enumerated().filter { index, port in
        moment.reading(Handle(port, index: index, isHeld: true)) as? Bool == true
      }
      if on.count <= 1 { return nil }
      return Discrepancy(at: "held bindings on in …", found: "\(on.count)", owed: "at most one")
    }
  }
}

/// Rows of which at most one is on.
///
/// A binding whose row is gone reads what it was made with.
private struct ExclusiveRows: BindingSystem {
  enum Model: PresenceModel {
    static var ports: [Int] { [0, 1] }
    static var values: [Bool]? { [false, true] }
    static var bases: [[Bool]]? {
      [[], [false], [true], [false, false], [true, false], [false, true]]
    }
    static func isPresent(_ port: Int, in base: [Bool]) -> Bool { base.indices.contains(port) }
    static func get(_ port: Int, in base: [Bool]) -> Bool { base[port] }
    static func set(_ isOn: Bool, at port: Int, in base: [Bool]) -> [Bool] {
      base.indices.map { $0 == port ? isOn : base[$0] && !isOn }
    }
  }

  let source: Source<[Bool]>

  func binding(_ port: Int) -> Accessor<Bool>? {
    guard source.value.indices.contains(port) else { return nil }
    let last = source.value[port]
    return Accessor(
      get: { source.value.indices.contains(port) ? source.value[port] : last },
      set: { isOn in
        guard source.value.indices.contains(port) else { return }
        source.value = Model.set(isOn, at: port, in: source.value)
      })
  }
}
