import Foundation
import TestSupport

@testable import BindingLawsCommands

@Suite struct `A hunt that cannot be` {
  @Test(
    "is refused in a directory of another, with another",
    arguments: [
      (["--law", "set-set"], "laws"), (["--seed", "1"], "--seed"), (["--k", "2"], "--k"),
      (["--cases", "7"], "--cases"),
      (["SelectionToggles"], "systems"), (["--shard", "1/2"], "number of shards"),
      (["--children"], "--children"),
      (["--hang-after", "3"], "limit of child processes"),
    ])
  func refusal(_ more: [String], _ difference: String) async throws {
    try await withHunted { folder, _ in
      try hunt(folder, "hunt", smallHunt + more)
        .expectRefusal(64, "holds another hunt, which differs in \(difference);")
    }
  }

  @Test(
    "is refused where something else lies", arguments: ["hello", "hello\n", "{}\n", "\u{0}\n"])
  func foreign(_ text: String) throws {
    try withFolder { folder in
      let plan = try folder.file("plan.json", holding: text)
      try hunt(folder, ".", smallHunt).expectRefusal(65, "holds no hunt")
      #expect(try content(of: plan) == text)
    }
  }

  @Test func `is refused where a line in the middle is damaged`() async throws {
    try await withHunted { folder, _ in
      let results = "hunt/results-1.jsonl"
      var lines = try content(of: "\(folder.path)/\(results)").split(separator: "\n")
      lines[1] = lines[1].dropLast(5)
      _ = try folder.file(results, holding: lines.joined(separator: "\n") + "\n")
      try hunt(folder, "hunt", smallHunt).expectRefusal(65, "is damaged in line 2")
    }
  }

  @Test(
    "ends with 64 on",
    arguments: [
      ["--cases", "0"], ["--for", "10"], ["--for", "0s"],
      ["--for", "1000001h"], ["--for", "99999999999999999999s"], ["--jobs", "1025"],
      ["--cases", "1000000000001"], ["--for", "1x"], ["--shard", "3/2"],
      ["--jobs", "0"], ["--cases", "5", "--for", "3s"], ["--k", "0"],
      ["PairOfTwo", "--law", "set-off-clears-own"],
    ])
  func usage(_ arguments: [String]) throws {
    try withFolder { folder in
      let run = try hunt(folder, "hunt", ["hunt"] + arguments)
      #expect(run.exitCode == 64)
    }
  }

  @Test func `ends with 74 where its directory cannot be made`() throws {
    let run = try Reproducer("hunt", "SelectionLinks", "--out", "/dev/null/hunt")
    run.expectRefusal(74, ": /dev/null cannot be made: File exists\n")
  }

  @Test(
    "would be, in a directory that can be made:",
    arguments: ["a/b/c", "a/", "a//b//", "a/../b", "a/./b"])
  func directory(_ path: String) throws {
    try withFolder { folder in
      try AtomicFile.makeDirectory("\(folder.path)/\(path)")
      #expect(access("\(folder.path)/\(path)/.", W_OK) == 0)
    }
  }

  @Test func `ends with 74 while another process hunts into its directory`() async throws {
    try await withHunted { folder, _ in
      let plan = folder.appendingPathComponent("hunt/plan.json").path
      let other = try #require(FileHandle(forUpdatingAtPath: plan))
      #expect(flock(other.fileDescriptor, LOCK_EX) == 0)
      try hunt(folder, "hunt", smallHunt).expectRefusal(74, "another process hunts into ")
      try other.close()
    }
  }
}
