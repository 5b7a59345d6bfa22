import Foundation
import TestSupport

@testable import LawTelling
@testable import LawTesting

@Suite final class `A fixture` {
  let root = FileManager.default.temporaryDirectory.path + "/fixtures-\(UUID().uuidString)"

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  @Test func `is written once and replayed`() throws {
    try record(.getSet, expecting: .broken)
    try record(.getSet, expecting: .broken)
    #expect(try files() == ["get-set/ClearingButton.set-red-off.json"])
    #expect(try texts().isEmpty)
  }

  @Test func `that ends otherwise is reported in one sentence`() throws {
    try record(.getSet, expecting: .upheld)
    let text = try #require(texts().first)
    #expect(text.hasPrefix("get-set/ClearingButton.set-red-off.json ends as broken, not as upheld"))
  }

  @Test func `is never written over another`() throws {
    try record(.getSet, expecting: .broken)
    let fault = try record(.getSet, expecting: .upheld)
    #expect(fault?.contains("holds another counterexample") == true)
    #expect(try texts().isEmpty)
  }

  @Test func `has a name of its own for each value and start`() throws {
    let writer = FixtureWriter(root: root)
    for (start, value) in [("0", "1"), ("0", "-1"), ("5", "1"), ("0", "1")] {
      let written = try writer.write(content(start, value))
      #expect(written.complaint == nil)
    }
    #expect(Set(try files()).count == 3)
    #expect(try files().contains("set-get/Cell.set-it-minus-1.json"))
  }

  @Test(.onOwnThreads) func `is not left half written`() async throws {
    await #expect(processExitsWith: .success) { [root = root as String] in
      let verdict = try #require(try check(ClearingButton.self, obeys: .getSet))
      failWriting(atByte: 100)
      let writer = FixtureWriter(root: root)
      let fault = writer.write(verdict, expecting: .broken).complaint
      exit(fault?.contains("ClearingButton.set-red-off.json cannot be written") == true ? 0 : 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: root + "/get-set").isEmpty)
  }

  @Test(
    "that cannot be used is named with the reason",
    arguments: [
      ("\"format\" : 1", "\"format\" : 2", "is of format 2"),
      ("\"law\"", "\"lore\"", "lacks \"law\""),
      ("\"set red off\"", "\"set green off\"", "is outdated: its token"),
      ("\"v2/get-set", "\"v0/get-set", "the token is of version \"v0\""),
      ("Button/0", "Button/1", "the token is damaged"),
      ("\"verdict\" : \"broken\"", "\"verdict\" : \"fine\"", "which is no verdict"),
      ("\"system\" : \"ClearingButton\"", "\"system\" : \"Other\"", "holds a token of"),
      ("\"verdict\" : \"broken\"", "\"verdict\" : 3", "something else than it should"),
      ("\"system\" : \"ClearingButton\"", "\"system\" : null", "has null in \"system\""),
    ])
  func fault(_ part: String, _ replacement: String, _ reason: String) throws {
    try record(.getSet, expecting: .broken)
    try damage { $0.replacing(part, with: replacement) }
    try expectOneIssue(saying: reason)
  }

  @Test func `that is no JSON is named with the reason`() throws {
    try record(.getSet, expecting: .broken)
    try damage { _ in "{" }
    try expectOneIssue(saying: "is no JSON")
  }

  @Test func `that is cut off anywhere is refused`() throws {
    try record(.getSet, expecting: .broken)
    let whole = try text()
    for length in stride(from: 0, to: whole.utf8.count - 2, by: 7) {
      try damage { _ in String(whole.prefix(length)) }
      let file = try files()[0]
      #expect(throws: UnusableError.self) {
        try CounterexampleFixture(path: file, in: root).content.get()
      }
    }
  }

  @Test(
    "of an impossible law ends as its case does:", arguments: [Verdict.Kind.impossible, .upheld])
  func impossible(_ kind: Verdict.Kind) throws {
    let verdict = try #require(try check(ColourButton.self, obeys: .setSet))
    #expect(verdict.kind == .impossible)
    #expect(FixtureWriter(root: root).write(verdict, expecting: kind).complaint == nil)
    #expect(try texts(of: ColourButton.self) == [])
  }

  @Test func `of a broken law whose case traps now is an issue`() throws {
    let verdict = try #require(try check(Open.ClearingTab.self, obeys: .getSet))
    #expect(verdict.kind == .broken)
    #expect(FixtureWriter(root: root).write(verdict, expecting: .broken).complaint == nil)
    let texts = try texts(of: Closed.ClearingTab.self)
    #expect(texts.count == 1)
    #expect(texts.first?.contains(".json ends as crashed, not as broken") == true)
  }

  @Test func `of which nothing is judged any more is an issue`() throws {
    let verdict = try #require(try check(Open.AllTabs.self, obeys: .atMostOneOn))
    #expect(FixtureWriter(root: root).write(verdict, expecting: .upheld).complaint == nil)
    let texts = try texts(of: Closed.AllTabs.self)
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasSuffix(
        " holds a case that at-most-one-on does not speak about any more, so that nothing was "
          + "judged: remove the file") == true)
  }

  @Test func `is missed if there is none`() {
    let fixtures = CounterexampleFixture.all(in: "Fixtures/Nowhere")
    #expect(fixtures.count == 1)
    let fault = UnusableError(
      fixture: "holds no fixture: run the tests once with BINDING_LAWS_RECORD=1")
    #expect(throws: fault) { try fixtures.first?.content.get() }
  }

  /// The default of a public function cannot name the folder of the writer.
  @Test func `is looked for in the folder where it is written`() {
    let fixtures = CounterexampleFixture.all(from: root + "/Test.swift")
    #expect(fixtures.map(\.path) == [FixtureWriter.folder])
  }
}

extension `A fixture` {
  @discardableResult
  private func record(_ law: Law, expecting kind: Verdict.Kind) throws -> String? {
    let verdict = try #require(try check(ClearingButton.self, obeys: law))
    return FixtureWriter(root: root).write(verdict, expecting: kind).complaint
  }

  private func content(_ start: String, _ value: String) -> FixtureContent {
    FixtureContent(
      about: "", system: "Cell", law: "set-get", trace: ["start \(start)", "set it \(value)"],
      token: "", verdict: "broken")
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.contains(".") }
  }

  private func text() throws -> String {
    try String(contentsOfFile: root + "/" + files()[0], encoding: .utf8)
  }

  private func damage(_ change: (String) -> String) throws {
    let path = try root + "/" + files()[0]
    try change(text()).write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Expects one issue, which names the file of the clearing button, and gives a reason.
  private func expectOneIssue(saying reason: String) throws {
    let texts = try texts()
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("get-set/ClearingButton.set-red-off.json ") == true)
    #expect(texts.first?.contains(reason) == true)
  }

  /// Returns the issues of replaying all files.
  private func texts(
    of system: JudgedSystem.SystemType = ClearingButton.self
  ) throws -> [String] {
    try files().flatMap { path in
      issues { expect(CounterexampleFixture(path: path, in: root), of: [system]) }
    }
  }
}

/// Tabs as they are when fixtures are recorded.
private enum Open {
  /// Tabs that are all on while any is selected.
  struct AllTabs: ModelledSystem {
    static let model = SelectionModel<Colour>()
    let source: Source<Colour?>
    func get(_ colour: Colour) -> Bool { source.value != nil }
  }

  /// Tabs that clear each other when they are set off.
  struct ClearingTab: ModelledSystem {
    static let model = SelectionModel<Colour>()
    let source: Source<Colour?>
    func set(_ isOn: Bool, at colour: Colour) { source.value = isOn ? colour : nil }
  }
}

/// Tabs as they are when fixtures are replayed.
private enum Closed {
  /// Tabs that have no binding.
  struct AllTabs: BindingSystem {
    static let model = SelectionModel<Colour>()
    let source: Source<Colour?>
    func binding(_ colour: Colour) -> MyBinding<Bool>? { nil }
  }

  /// Tabs that trap when they are set off.
  struct ClearingTab: ModelledSystem {
    static let model = SelectionModel<Colour>()
    let source: Source<Colour?>
    func set(_ isOn: Bool, at colour: Colour) {
      if isOn { source.value = colour } else { fatalError("to do") }
    }
  }
}

/// Lets no file of this process grow beyond a number of bytes.
private func failWriting(atByte count: Int) {
  #if canImport(Glibc)
    let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #else
    let fileSize = RLIMIT_FSIZE
  #endif
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
  setrlimit(fileSize, &limit)
}
