import TestSupport

/// Systems that a checker could accuse by mistake.
@Suite struct `A lawful system of unusual shape` {
  private static let shapes = [
    // A get, at a port that is gone, by another task.
    Judged(SharedDraft.self, .linearizable, comesTo: .proved),
    // The type of what is not there.
    Judged(Badge.self, .sameStaticType, comesTo: .proved),
  ]

  @Test("is proved:", arguments: shapes)
  func shape(_ shape: Judged) throws { try shape.expectKind() }

  /// A binding that is not held has no reading, though on is the first of the values.
  @Test func `is upheld by a law of held pairs before anything is held`() throws {
    let verdict = try #require(try check(LawfulPages.self, obeys: .oneHeldOn))
    #expect(verdict.kind == .upheld, "\(verdict.remark ?? "")")
    #expect(verdict.cases > 0)
  }

  @Test(arguments: [Law.fresh, .coherent, .readTransparent, .historyIndependent, .conforms])
  func `is upheld or proved if a learned binding reads NaN`(_ law: Law) throws {
    let kind = try #require(try check(ShareOfWhole.self, obeys: law)?.kind)
    #expect([.upheld, .proved].contains(kind), "\(kind)")
  }
}

/// A draft that a set to 0 deletes, through a binding that exists always.
private struct SharedDraft: ConcurrentSystem, ModelledSystem {
  struct Model: ReferenceModel {
    var presence: Presence { .comesAndGoes }
    enum Port: CaseIterable { case draft }
    var bases: [Int?]? { [1, nil] }
    var values: [Int]? { [0, 1] }
    var acceptedSets: AcceptedSets { .all }
    func isPresent(_ port: Port, in base: Int?) -> Bool { base != nil }
    func get(_ port: Port, in base: Int?) -> Int { base ?? 0 }
    func set(_ value: Int, at port: Port, in base: Int?) -> Int? { value == 0 ? nil : value }
  }

  static let model = Model()
  let source: Source<Int?>

  func set(_ value: Int, at port: Model.Port) {
    source.update { if $0 != nil { $0 = value == 0 ? nil : value } }
  }
}

/// A part as a share of the whole.
///
/// If the whole is 0, the share reads NaN, and cannot be set.
private struct ShareOfWhole: LearnedSystem {
  struct Parts: Equatable {
    var part = 0.0
    var whole = 0.0
  }
  static var examples: [Parts] { [Parts(), Parts(part: 1, whole: 2)] }
  static var values: [Double]? { [0, 0.5, 1] }
  let source: Source<Parts>

  func binding(_ port: SinglePort) -> Accessor<Double> {
    Accessor(
      get: { source.value.part / source.value.whole },
      set: { if source.value.whole != 0 { source.value.part = $0 * source.value.whole } })
  }
}

/// A label that may be absent.
private struct Badge: BindingSystem {
  enum Look: CaseIterable { case plain, bold, absent }
  struct Model: ConditionalModel {
    enum Port: CaseIterable { case label }
    var bases: [Look]? { Look.allCases }
    func isPresent(_ port: Port, in base: Look) -> Bool { base != .absent }
    func changes(at port: Port) -> [String] { ["bold"] }
    func isAsked(_ change: String, at port: Port, in base: Look) -> Bool { base == .bold }
  }
  private enum Label {}

  static let model = Model()
  let source: Source<Look>

  func binding(_ port: Model.Port) -> Accessor<ConfiguredElement>? {
    guard source.value != .absent else { return nil }
    return Accessor(
      get: {
        let changes = source.value == .bold ? ["bold"] : []
        return ConfiguredElement(changes, calls: changes, type: Label.self)
      }, set: { _ in })
  }
}
