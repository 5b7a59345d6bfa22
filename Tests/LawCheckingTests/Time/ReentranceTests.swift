import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A set within a set` {
  @Test func `is tried at every write`() throws {
    let found = try #require(try check(LateStep.self, obeys: .reEntrant)?.counterexample)
    #expect(found.trace.last == "during set left on at write 2: set right on")
    #expect(found.equation.contains("at write 2 of"))
  }

  private static let nested = [
    // An earlier set has changed what the system does.
    Judged(ArmedByASet.self, .reEntrant, comesTo: .broken),
    // A set writes more often than is tried.
    Judged(SteppingSlider.self, .reEntrant, comesTo: .upheld),
    // Nothing is written.
    Judged(DroppedWrite.self, .reEntrant, comesTo: .noEvidence),
  ]

  @Test("has the expected verdict:", arguments: nested)
  func kind(_ system: Judged) throws { try system.expectKind() }

  @Test func `is not proved if no operation may come before it`() throws {
    let options = CheckOptions().with(\.maximumLength, 0)
    let verdict = try #require(try check(BothSidesAtOnce.self, obeys: .reEntrant, options: options))
    #expect(verdict.kind == .upheld)
  }

  @Test func `at write 1 is replayed from a trace`() throws {
    let typed = try LawChecker(LateStep.self)
      .replay(.trace(Self.trace(ofSetAt: 1)), obeying: .reEntrant).verdict
    #expect(typed.kind == .upheld)
  }

  @Test func `at write 2 is replayed from a trace and from the token of it`() throws {
    let checker = try LawChecker(LateStep.self)
    let trace = Self.trace(ofSetAt: 2)
    let typed = try checker.replay(.trace(trace), obeying: .reEntrant).verdict
    #expect(typed.kind == .broken)
    let token = try #require(typed.counterexample?.token)
    let again = try checker.replay(.token(token), obeying: .reEntrant).verdict
    #expect(again.counterexample?.trace.joined(separator: "; ") == trace)
  }

  private static func trace(ofSetAt write: Int) -> String {
    "start (left: off, right: off); during set left off at write \(write): set right on"
  }

  @Test(
    "is refused if it cannot be read",
    arguments: [
      "during set left off", "during get left at write 1: set right on",
      "during set left off at write 0: set right on",
    ])
  func refusal(_ step: String) throws {
    let checker = try LawChecker(LateStep.self)
    #expect(throws: TraceError.self) {
      try checker.replay(
        .trace("start (left: off, right: off); \(step)"), obeying: .reEntrant)
    }
  }
}

/// Two flags that a set writes three times.
///
/// At last it writes back what it read before the second time.
private struct LateStep: ModelledSystem {
  static let model = SidesModel()
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: SidesModel.Port) {
    source.value[keyPath: side.flag] = isOn
    let whole = source.value
    source.value[keyPath: side.flag] = isOn
    source.value = whole
  }
}

/// A slider that goes to a value step by step.
///
/// It ends at a third value if somebody sets it at the last step of the longest way, which is the 17th write. A
/// check sets something at the first 16 writes of a set.
private struct SteppingSlider: ModelledSystem {
  struct Model: WholeModel {
    enum Port: CaseIterable { case value }
    var bases: [Int]? { Array(0...17) }
    var values: [Int]? { [0, 17] }
  }

  static let model = Model()
  let source: Source<Int>

  func set(_ value: Int, at port: Model.Port) {
    var step = source.value
    let isWholeWay = abs(value - step) == 17
    while step != value {
      step += step < value ? 1 : -1
      source.value = step
    }
    if isWholeWay && source.value != value { source.value = 5 }
  }
}

/// Two flags that each set writes twice.
///
/// From the second set on, the second write also puts the other flag back as it was before the set.
private struct ArmedByASet: ModelledSystem {
  static let model = SidesModel()
  let source: Source<SidedFlags>
  private let wasSet = Arm()

  init(source: Source<SidedFlags>) { self.source = source }

  func set(_ isOn: Bool, at side: SidesModel.Port) {
    let whole = source.value.with(side.flag, isOn)
    let isArmed = wasSet.isSet
    source.value = whole
    if isArmed { source.value = whole } else { source.value[keyPath: side.flag] = isOn }
    wasSet.isSet = true
  }
}
