import TestSupport

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

  /// What is read where the port is gone, or what only counts as the model's, may be tapped to more than is
  /// listed, though nothing that the model reads is.
  @Test(arguments: zip([Law.setGet, .writeThrough, .historyIndependent], [2, nil, 2]))
  func `that remembers a tap of what the model never reads`(_ law: Law, depth: Int?) throws {
    let options = CheckOptions().with(\.memoryDepth, depth)
    #expect(try #require(try check(GoneRating.self, obeys: law, options: options)).kind != .proved)
    #expect(try #require(try check(RoundedUp.self, obeys: law, options: options)).kind != .proved)
  }

  /// The twin reads what is not listed, so that its echo through a held binding is no get and set.
  @Test(arguments: [nil, 2] as [Int?])
  func `whose twin remembers an echo`(depth: Int?) throws {
    let options = CheckOptions().with(\.memoryDepth, depth)
    #expect(
      try #require(try check(QuietLetter.self, obeys: .equivalent, options: options)).kind
        != .proved)
  }

  @Test(arguments: [Law.readTransparent, .historyIndependent])
  func `that derives nothing`(_ law: Law) throws {
    #expect(try check(NeverDerived.self, obeys: law)?.kind == .noEvidence)
  }
}

/// Up to two stars, or no rating, which shows as three; a tap adds one.
///
/// A binding that was asked for a fourth takes nothing any more.
private struct GoneRating: BindingSystem {
  enum Model: PresenceModel {
    enum Port: CaseIterable { case stars }
    static var bases: [Int?]? { [0, 1, 2, nil] }
    static var values: [Int]? { [0, 1, 2, 3] }
    static func isPresent(_ port: Port, in base: Int?) -> Bool { base != nil }
    static func get(_ port: Port, in base: Int?) -> Int { base ?? 0 }
    static func accepts(_ value: Int, at port: Port, in base: Int?) -> Bool { value < 3 }
    static func set(_ value: Int, at port: Port, in base: Int?) -> Int? { value }
    static func tapped(_ value: Int) -> Int? { value + 1 }
  }

  let source: Source<Int?>

  func binding(_ port: Model.Port) -> Accessor<Int>? {
    guard source.value != nil else { return nil }
    let own = Memory()
    return Accessor(
      get: { source.value ?? 3 },
      set: { stars in
        if stars > 3 { own.flag = true }
        if !own.flag, stars < 3, source.value != nil { source.value = stars }
      })
  }
}

/// Two stars are shown as three, which counts as two.
private struct RoundedUp: BindingSystem {
  enum Model: WholeModel {
    static var bases: [Int]? { [0, 1, 2] }
    static var values: [Int]? { [0, 1, 2, 3] }
    static func accepts(_ value: Int, at port: SinglePort, in base: Int) -> Bool { value < 3 }
    static func tapped(_ value: Int) -> Int? { value + 1 }
    static func areEquivalent(_ value: Int, _ expected: Int) -> Bool {
      value == expected || value == 3 && expected == 2
    }
  }

  let source: Source<Int>

  func binding(_ port: SinglePort) -> Accessor<Int> {
    let own = Memory()
    return Accessor(
      get: { source.value == 2 ? 3 : source.value },
      set: { stars in
        if stars > 3 { own.flag = true }
        if !own.flag, stars < 3 { source.value = stars }
      })
  }
}

private struct QuietLetter: TwinSystem {
  typealias Model = ShoutedLetter.Model
  typealias Twin = ShoutedLetter
  let source: Source<String>
  func binding(_ port: SinglePort) -> Accessor<String> {
    Accessor(get: { source.value }, set: { source.value = $0.lowercased() })
  }
}

/// Up to two stars; a tap adds one.
///
/// A binding that was asked for a third takes nothing any more.
private struct StarRating: BindingSystem {
  enum Model: WholeModel {
    static var bases: [Int]? { [0, 1, 2] }
    static func accepts(_ value: Int, at port: SinglePort, in base: Int) -> Bool { value < 3 }
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
struct LateBranch: BindingSystem {
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

/// A flag that does nothing, beside a twin.
struct Beside<Twin: BindingSystem>: TwinSystem where Twin.Model == CellModel<Bool> {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { source.value }, set: { _ in })
  }
}
