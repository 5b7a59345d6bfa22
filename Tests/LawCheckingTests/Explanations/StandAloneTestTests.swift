import TestSupport

@testable import LawChecking

@Suite struct `A test that stands alone` {
  private func source<System: BindingSystem>(_ system: System.Type, _ trace: String) throws
    -> String?
  {
    let checker = try LocalChecker(system, options: CheckOptions())
    let subject = try #require(checker.subject as? SystemSubject<System>)
    let testCase = try subject.cases(written: trace, .conforms)[0]
    return StandAloneTest(subject, testCase, of: subject.token(of: testCase, "conforms"))?
      .source(showing: [subject.observedTrace(of: subject.space.trace(of: testCase))])?.text
  }

  @Test func `performs the case, and expects what the model says`() throws {
    let source = try #require(try source(ErasingPages.self, "start .b; hold b; set a off"))
    let lines = source.split(separator: "\n").drop { !$0.hasPrefix("@MainActor") }.map(String.init)
    #expect(
      lines == [
        "@MainActor @Test func `ErasingPages and conforms`() {",
        "  let source = Source<Optional<Page>>(.b)",
        "  let system = ErasingPages(source: source)",
        "  let held1 = system.binding(.b)",
        "  system.binding(.a).wrappedValue = false",
        "  #expect(source.value == .b)",
        "  #expect(system.binding(.b).wrappedValue == true)",
        "}",
      ])
  }

  @Test func `reads before it sets an echo if that read matters`() throws {
    let plain = try source(ErasingPages.self, "start .b; echo a")
    #expect(plain?.contains("_ = system") == false)
    let wary = try #require(try source(FlippedOnceRead.self, "start off; echo value"))
    #expect(
      wary.contains(
        "  _ = system.binding(.value).wrappedValue\n  system.binding(.value).wrappedValue = false\n"
      ))
  }

  @Test func `is nil if the case follows the model`() throws {
    #expect(try source(LawfulPages.self, "start .b; set a off") == nil)
  }
}

/// A flag that writes the opposite of what is set, once it was read.
private struct FlippedOnceRead: ModelledSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  private let wasRead = Arm()

  init(source: Source<Bool>) { self.source = source }

  func get(_ port: SinglePort) -> Bool {
    wasRead.isSet = true
    return source.value
  }

  func set(_ isOn: Bool, at port: SinglePort) { source.value = wasRead.isSet != isOn }
}
