import TestSupport

@testable import LawTesting

@Suite struct `The trait .power` {
  /// The beginning of a report on `wellBehaved` around `ColourButton`.
  ///
  /// The numbers change if a fault is added, or if a law notices more.
  private let tooFewOfColours = "the laws of ColourButton notice 12 of 17 faults"
  private let nothing = "no expectation here judges a system: .power(0.9) has asked nothing"

  @Test("takes the laws of all arguments together", .power(1), arguments: allLaws)
  func arguments(_ law: Law) { expect(Switch.self, obeys: law) }

  @Test(.power(1)) func `takes the laws of all expectations together`() {
    expect(Switch.self, obeys: .veryWellBehaved)
    expect(Switch.self, obeys: .honesty + .locality)
  }

  @Test func `is an issue at the expectation whose laws notice too little`() async throws {
    let found = try await issues(of: .power(0.9)) {
      expect(ColourButton.self, obeys: .wellBehaved)
    }
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix(tooFewOfColours) == true)
    #expect(found.first?.text.contains("(no-law; add write-through)") == true)
  }

  @Test func `is an issue in the line of that expectation`() async throws {
    let line = #line + 2
    let found = try await issues(of: .power(0.9)) {
      expect(ColourButton.self, obeys: .wellBehaved)
    }
    #expect(found.first?.line == line)
  }

  @Test func `reports each system apart`() async throws {
    let found = try await issues(of: .power(0.9)) {
      expect(Switch.self, obeys: .wellBehaved + .honesty + .locality)
      expect(LevelTab.self, obeys: .wellBehaved)
    }
    #expect(found.map { $0.text.prefix(20) } == ["the laws of LevelTab"])
  }

  @Test func `never names a law that is skipped`() async throws {
    let checkedElsewhere = LawTrait.skipping(.writeThrough, because: "it is checked elsewhere")
    let found = try await issues(of: .power(1), within: checkedElsewhere) {
      expect(Switch.self, obeys: .wellBehaved + .honesty)
    }
    #expect(found.first?.text.contains("negated") == true)
    #expect(found.first?.text.contains("write-through") == false)
  }

  @Test(.onOwnThreads)
  func `counts no fault that traps where child processes are forbidden`() async throws {
    let elsewhere = try await issues(of: .power(1)) { expect(ChoreToggle.self, obeys: .setGet) }
    #expect(elsewhere.first?.text.contains("traps-when-gone") == true)
    let here = try await issues(of: .power(1), within: LawTrait.withoutChildProcesses) {
      expect(ChoreToggle.self, obeys: .setGet)
    }
    #expect(here.first?.text.contains("missed:") == true)
    #expect(here.first?.text.contains("traps-when-gone") == false)
  }

  @Test func `judges the laws of closures, too, each apart`() async throws {
    let found = try await issues(of: .power(0.9)) {
      expect(bindingOver: Int.self, obeys: .wellBehaved, MyBinding.init)
      expect(bindingOver: Int.self, obeys: .veryWellBehaved + .honesty + .locality, MyBinding.init)
    }
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix("the laws of Binding<Int>@PowerTraitTests.swift:") == true)
    #expect(found.first?.text.contains("writes-twice") == true)
    #expect(found.first?.text.contains("(no-law; add set-once)") == true)
  }

  @Test func `may be an argument of an expectation instead`() {
    expect(ColourButton.self, obeys: .wellBehaved + .honesty + .locality, power: 1)
  }

  @Test func `is overruled by the power of an expectation`() async throws {
    let found = try await issues(of: .power(1)) {
      expect(Switch.self, obeys: .wellBehaved, power: 0.1)
      expect(ColourButton.self, obeys: .wellBehaved, power: 0.9)
    }
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix(tooFewOfColours) == true)
    #expect(found.first?.text.contains("less than 0.9; missed:") == true)
    #expect(
      found.first?.text.contains(
        "negated: on reads off and sets off, and the other way round (no-law; add write-through)")
        == true)
  }

  @Test func `is an issue if nothing is judged`() async throws {
    let found = try await issues(of: .power(0.9)) {}
    #expect(found.map(\.text) == [nothing])
  }

  @Test func `is an issue if all laws are skipped`() async throws {
    let found = try await issues(of: .power(0.9), within: .skipping(.setGet, because: "of old")) {
      expect(Switch.self, obeys: [.setGet])
    }
    #expect(found.map(\.text) == [nothing])
  }

  @Test func `is an issue if nothing can be noticed`() async throws {
    let found = try await issues(of: .power(0.5)) { expect(Unmoved.self, obeys: .wellBehaved) }
    #expect(found.contains { $0.text.hasPrefix("no fault around Unmoved can be noticed") })
  }

  @Test("refuses", arguments: [-0.1, 1.5, .nan]) func share(_ share: Double) async throws {
    let found = try await issues(of: .power(share)) { expect(Switch.self) }
    #expect(
      found.map(\.text) == [".power(\(share)) asks for no share: it takes a number from 0 to 1"])
  }

  /// Returns the texts and lines of the issues that are recorded in the scope of two traits.
  private func issues(
    of trait: LawTrait, within outer: LawTrait = .cases(300), _ body: @escaping @Sendable () -> Void
  ) async throws -> [(text: String, line: Int?)] {
    try await recorded(within: [outer, trait], body).map {
      ($0.comments.first?.rawValue ?? "\($0)", $0.sourceLocation?.line)
    }
  }
}

/// A flag, which takes few cases.
private struct Switch: BindingSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> MyBinding<Bool> { MyBinding(source) }
}

/// A binding to a value that cannot change.
private struct Unmoved: BindingSystem {
  struct Model: WholeModel {
    typealias Value = Still
    enum Still: CaseIterable { case it }
    var bases: [Still]? { [.it] }
  }

  static let model = Model()
  let source: Source<Model.Still>
  func binding(_ port: SinglePort) -> MyBinding<Model.Still> {
    MyBinding(get: { .it }, set: { _ in })
  }
}
