import Foundation
import Testing

@Suite struct `The profile` {
  @Test("names the kind of", arguments: kinds)
  func kind(_ system: String, _ kind: String) async throws {
    #expect(try await Profile(system).ports.first?.kind == kind)
  }

  @Test("names the policy of", arguments: policies)
  func policy(_ system: String, _ policy: String?) async throws {
    #expect(try await Set(Profile(system).ports.map(\.policy)) == [policy])
  }

  @Test func `distinguishes each port`() async throws {
    let ports = try await Profile("ConstantToggles").ports
    #expect(ports.map(\.kind) == ["very well-behaved", "read-only", "read-only"])
  }

  @Test func `says of each port what a law says of it that others break`() async throws {
    let ports = try await Profile("CompoundRemoval").ports
    #expect(ports.map(\.kind) == ["very well-behaved", "very well-behaved", "lawless"])
  }

  @Test func `knows what shows in a longer history alone`() async throws {
    #expect(try await Set(Profile("ThreeCustomBindings").ports.map(\.kind)) == ["lawless"])
  }

  @Test func `counts from how many bases each value is read`() async throws {
    let text = await CommandRun("explain", "--profile", "SelectionLinks", "--no-children").output
    #expect(text.contains("1 base reads on, 3 bases read off"))
    #expect(try await Profile("SelectionLinks").ports.first?.fibres?.map(\.bases) == [1, 3])
    #expect(try await Profile("RequiredTabs").ports.first?.fibres == nil)
  }

  @Test func `ends with the verdicts`() async throws {
    let text = await CommandRun("explain", "--profile", "SelectionLinks", "--no-children").output
    #expect(text.contains("  set-set                     impossible\n"))
    #expect(text.contains(/set-get +proved up to k = \d\n/))
    #expect(try await Profile("SelectionLinks").verdicts["set-set"] == "impossible")
  }

  @Test func `says that held bindings are of another kind`() async throws {
    let text = await CommandRun(
      "explain", "--profile", "IndexResolvedOnce", "--quiet", "--no-children"
    ).output
    let held = "when derived afresh; held bindings break fresh, coherent"
    #expect(text == "IndexResolvedOnce: very well-behaved \(held)\n")
  }

  @Test func `does not run in its own process what may end it`() async throws {
    let run = try Reproducer("explain", "--profile", "FirstOfNone", "--json")
    let ports = try JSONDecoder().decode(Profile.self, from: Data(run.output.utf8)).ports
    #expect(!ports.isEmpty)
    #expect(ports.compactMap(\.kind) == [])
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
  init(_ system: String) async throws {
    let run = await CommandRun("explain", "--profile", system, "--json", "--no-children")
    self = try JSONDecoder().decode(Profile.self, from: Data(run.output.utf8))
  }
}
