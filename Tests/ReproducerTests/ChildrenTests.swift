import Foundation
import Testing

private let trace = "start off; hold wrapped; set wrapped on; write nil; tap held wrapped"
private let killer = ["--system", "ForcedUnwrap", "--law", "total", "--trace", trace]

private let trapping = ["ForcedUnwrap", "UnguardedIndex", "FirstOfNone"]

extension String {
  /// Whether two lines say the same, but for the manner in which they were asked for.
  fileprivate func sameVerdict(as other: String) -> Bool {
    replacing("\"manner\":[\"overview\"],", with: "") == other
  }
}

@Suite struct `In child processes the reproducer` {
  @Test func `ends with 3 and names the culprit when a case crashes`() throws {
    let run = try Reproducer(["replay"] + killer)
    #expect(run.exitCode == 3)
    #expect(run.output.hasPrefix("ForcedUnwrap crashed on total; get wrapped: trapped"))
  }

  @Test func `names the step that crashes as the case does`() throws {
    let run = try Reproducer("check", "UnguardedIndex", "--law", "total")
    #expect(run.output.hasPrefix("UnguardedIndex crashed on total; set held 0 on: trapped"))
  }

  @Test func `shrinks a case that crashes`() throws {
    let run = try Reproducer(["replay", "--shrink", "--quiet"] + killer)
    #expect(run.exitCode == 3)
    #expect(run.output == "start off; hold wrapped; write nil; tap held wrapped\n")
  }

  @Test(
    "comes to an end on a system that does not, with",
    arguments: [["explain", "--profile"], ["check"], ["check", "--exhaustive"]])
  func hang(_ command: [String]) throws {
    let run = try Reproducer(command + ["EndlessObserver", "--hang-after", "1"])
    #expect(run.exitCode == 0)
    #expect(run.seconds < 300)
    let isProfile = command.contains("--profile")
    #expect(
      run.output.contains(isProfile ? "total                       timed-out" : "timed out on"))
  }

  @Test func `judges a crash that is declared`() throws {
    let run = try Reproducer("check", "ForcedUnwrap", "UnguardedIndex")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("all as declared"))
  }

  @Test("judges by every other law, and says how many cases ended, on", arguments: trapping)
  func others(_ system: String) throws {
    let run = try Reproducer("check", system, "--json")
    let verdicts = run.output.split(separator: "\n")
    let crashes = verdicts.filter { $0.contains("\"verdict\":\"crashed\"") }
    #expect(crashes.count == 1)
    #expect(crashes.first?.contains("\"law\":\"total\"") == true)
    #expect(verdicts.allSatisfy { $0.contains("\"ended\":") })
    #expect(verdicts.count { $0.contains("\"verdict\":\"upheld\"") } > 12)
    #if DEBUG  // Optimised code traps without a word.
      #expect(crashes.first?.contains("\"says\":") == true)
    #endif
  }

  @Test func `says of a law alone what it says of all`() throws {
    let all = try Reproducer("check", "UnguardedIndex", "--json").output.split(separator: "\n")
    for law in ["set-get", "write-through", "conforms"] {
      let alone = try Reproducer("check", "UnguardedIndex", "--law", law, "--json")
      #expect(all.contains { "\($0)\n".sameVerdict(as: alone.output) }, "\(alone.output)")
    }
  }

  @Test(
    "finds what it finds without",
    arguments: [("ClearAnySelection", "get-set"), ("SwappedBranches", "equivalent")])
  func likeness(_ system: String, _ law: String) throws {
    let found = try ["--children", "--no-children"].map {
      try Reproducer("check", system, "--law", law, $0).output
    }
    let reports = found.map { $0.split(separator: "1 system").first }
    #expect(reports[0] == reports[1])
  }

  @Test func `recovers a case that killed a run`() throws {
    try withFolder { folder in
      let place = ["BINDING_LAWS_RECORDER": folder.path]
      let check = ["check", "--no-children", "ForcedUnwrap", "--law", "total"]
      let killed = try Reproducer(check, environment: place)
      #expect(killed.exitCode == 4)
      let other = try Reproducer(["recover"], of: Reproducer.unruly, environment: place)
      #expect(other.exitCode == 0)
      #expect(other.errors.contains("no run has died here"))
      let recovery = try Reproducer(["recover"], environment: place)
      #expect(recovery.exitCode == 3)
      #expect(recovery.errors.contains("died on ForcedUnwrap, total"))
      #expect(try Reproducer(["recover"], environment: place).exitCode == 0)
    }
  }
}
