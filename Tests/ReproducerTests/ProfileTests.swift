import Foundation
import Testing

@Suite struct `The profile` {
  @Test("names the kind of", arguments: kinds)
  func kind(_ system: String, _ kind: String) throws {
    #expect(try Profile(system).ports.first?.kind == kind)
  }

  @Test("names the policy of", arguments: policies)
  func policy(_ system: String, _ policy: String?) throws {
    #expect(try Set(Profile(system).ports.map(\.policy)) == [policy])
  }

  @Test func `tells each port apart`() throws {
    let ports = try Profile("ConstantToggles").ports
    #expect(ports.map(\.kind) == ["very well-behaved", "read-only", "read-only"])
  }

  @Test func `says of each port what a law says of it that others break`() throws {
    let ports = try Profile("CompoundRemoval").ports
    #expect(ports.map(\.kind) == ["very well-behaved", "very well-behaved", "lawless"])
  }

  @Test func `knows what shows in a longer history alone`() throws {
    #expect(try Set(Profile("ThreeCustomBindings").ports.map(\.kind)) == ["lawless"])
  }

  @Test func `counts from how many bases each value is read`() throws {
    let text = try Reproducer("explain", "--profile", "SelectionLinks").output
    #expect(text.contains("1 base reads on, 3 bases read off"))
    #expect(try Profile("SelectionLinks").ports.first?.fibres?.map(\.bases) == [1, 3])
    #expect(try Profile("RequiredTabs").ports.first?.fibres == nil)
  }

  @Test func `ends with the verdicts`() throws {
    let text = try Reproducer("explain", "--profile", "SelectionLinks").output
    #expect(text.contains("  set-set                     impossible\n"))
    #expect(try Profile("SelectionLinks").verdicts["set-set"] == "impossible")
  }

  @Test func `says that held bindings are of another kind`() throws {
    let text = try Reproducer("explain", "--profile", "IndexResolvedOnce", "--quiet").output
    let held = "when derived afresh; held bindings break fresh, coherent"
    #expect(text == "IndexResolvedOnce: very well-behaved \(held)\n")
  }

  @Test func `does not run in its own process what may end it`() throws {
    let ports = try Profile("FirstOfNone", []).ports
    #expect(!ports.isEmpty)
    #expect(ports.allSatisfy { $0.kind == nil })
  }
}

private let kinds = [
  ("PairOfTwo", "very well-behaved"), ("SelectionLinks", "well-behaved"),
  ("RequiredTabs", "partial"), ("ClampedLevel", "normalising"), ("EmptyAsNone", "normalising"),
  ("ClampingSetter", "lawless"), ("TiredSetter", "remembering"),
  ("MemoryOfLastRead", "remembering"), ("StaleCommit", "remembering"),
  ("ClearAnySelection", "lawless"), ("FrozenCapture", "lawless"), ("DroppedWrite", "lawless"),
  ("ClearableRadio", "lawless"),
]

private let policies = [
  ("ClearAnySelection", "clear-any"), ("ClearAnyForeignSelection", "clear-any"),
  ("SelectionLinks", "clear-own"), ("ForeignSelectionLinks", "clear-own"),
  ("RequiredTabs", "radio"), ("DismissOwn", "off-only"), ("DismissAny", "off-only"),
  ("ReluctantSelection", nil), ("PairOfTwo", nil),
]

/// What `explain --profile --json` prints.
private struct Profile: Decodable {
  struct Fibre: Decodable {
    let value: String
    let bases: Int
  }

  struct Port: Decodable {
    let port: String
    let kind, policy, whereAccepted: String?
    let fibres: [Fibre]?
  }

  let ports: [Port]
  let verdicts: [String: String]

  /// Without child processes, which take their time, unless there is need of them.
  init(_ system: String, _ options: [String] = ["--no-children"]) throws {
    let run = try Reproducer(["explain", "--profile", system, "--json"] + options)
    self = try JSONDecoder().decode(Profile.self, from: Data(run.output.utf8))
  }
}
