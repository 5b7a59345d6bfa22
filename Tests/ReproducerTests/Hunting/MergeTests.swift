import Foundation
import TestSupport

private let sharedHunt = [
  "hunt", "ClearAnySelection", "SelectionLinks", "ForcedUnwrap", "--law", "get-set", "--law",
  "conforms", "--law", "total", "--cases", "1200", "--jobs", "2", "--quiet",
]

/// Three shards of it, and all of it.
private let hunted = Result {
  let shards = (1...3).map { ("\($0)", sharedHunt + ["--shard", "\($0)/3"]) }
  return try Hunted(
    Dictionary(uniqueKeysWithValues: shards + [("whole", sharedHunt + ["--json"])]))
}

@Suite struct `A merge` {
  @Test func `of three shards is what one hunt prints, in any order`() async throws {
    let whole = try #require(try hunted.get().runs["whole"])
    try await hunted.get().copied { folder in
      for order in [[1, 2, 3], [3, 1, 2], [2, 2, 1, 3, 1]] {
        let merged = await merge(folder, order.map(String.init), "--json")
        #expect(merged.output == whole.output)
        #expect(merged.exitCode == whole.exitCode)
      }
      #expect(await merge(folder, ["whole"], "--json").output == whole.output)
    }
  }

  @Test func `names shards that are missing, and those that are not finished`() async throws {
    try await hunted.get().copied { folder in
      await merge(folder, ["1", "3"])
        .expectRefusal(65, "shard 2/3 is missing: merge its directory, too\n")
      let results = "2/results-1.jsonl"
      let lines = try content(of: "\(folder.path)/\(results)").split(separator: "\n")
      // The first one is of a level, without which no other shard can do.
      _ = try folder.file(results, holding: lines.dropFirst().joined(separator: "\n") + "\n")
      await merge(folder, ["1", "2", "3"])
        .expectRefusal(65, "shard 2/3 is not finished: hunt on in its directory\n")
    }
  }

  @Test func `refuses shards of different hunts`() async throws {
    try await hunted.get().copied { folder in
      let other = sharedHunt + ["--seed", "7", "--shard", "2/3", "--out", folder.path + "/other"]
      _ = try Reproducer(other)
      await merge(folder, ["1", "other", "3"]).expectRefusal(64, "holds another hunt than")
    }
  }

  @Test func `takes shards of several builds, but none of two`() async throws {
    try await hunted.get().copied { folder in
      try FileManager.default.copyItem(atPath: folder.path + "/2", toPath: folder.path + "/other")
      let plan = try content(of: folder.path + "/other/plan.json")
      _ = try folder.file(
        "other/plan.json", holding: plan.replacing(/"build":"\w+"/, with: "\"build\":\"0\""))
      #expect(await merge(folder, ["1", "other", "3"]).exitCode == 0)
      for order in [["1", "2", "3", "other"], ["other", "3", "1", "2"]] {
        await merge(folder, order)
          .expectRefusal(64, "hold the same shard, by two builds of the program")
      }
    }
  }

  @Test func `of a hunt that has judged nothing calls nothing as declared`() async throws {
    try await hunted.get().copied { folder in
      for job in 1...2 {
        try FileManager.default.removeItem(atPath: folder.path + "/1/results-\(job).jsonl")
      }
      let run = await CommandRun("merge", folder.path + "/1")
      #expect(run.exitCode == 65)
      #expect(run.output.isEmpty)
    }
  }

  @Test("refuses what is no hunt", arguments: ["", "{}\n", "x"])
  func foreign(_ text: String) async throws {
    try await withFolder { folder in
      _ = try folder.file("plan.json", holding: text)
      await CommandRun("merge", folder.path)
        .expectRefusal(65, "holds no hunt that this version reads")
      #expect(await CommandRun("merge", folder.path + "/nowhere").exitCode == 74)
    }
  }

  @Test func `takes the shard that Bazel asks for`() async throws {
    try await withFolder { folder in
      let status = folder.path + "/status"
      for index in 0..<3 {
        _ = try Reproducer(
          sharedHunt + ["--out", "\(folder.path)/\(index + 1)"], of: Reproducer.executable,
          environment: [
            "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "3",
            "TEST_SHARD_STATUS_FILE": status,
          ])
      }
      let whole = try #require(try hunted.get().runs["whole"])
      #expect(await merge(folder, ["1", "2", "3"], "--json").output == whole.output)
      #expect(FileManager.default.fileExists(atPath: status))
      let wrong = try Reproducer(
        sharedHunt + ["--out", folder.path + "/wrong"], of: Reproducer.executable,
        environment: ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"])
      #expect(wrong.exitCode == 64)
    }
  }

  @Test func `writes a page with the verdicts and what random cases have shown`() async throws {
    try await hunted.get().copied { folder in
      #expect(
        await merge(folder, ["1", "2", "3"], "--html", folder.path + "/page.html").exitCode == 0)
      let page = try content(of: folder.path + "/page.html")
      #expect(page.contains(/<span class="sign proved"[^>]*>■<\/span> <code>get-set<\/code>/))
      #expect(page.contains("<h1>A hunt</h1>"))
      #expect(page.contains(/<p>[\d,]+ random cases made [\d,]+ pairs of operations in bases/))
    }
  }

  private func merge(_ folder: URL, _ names: [String], _ more: String...) async -> CommandRun {
    await CommandRun(["merge", "--quiet"] + names.map { "\(folder.path)/\($0)" } + more)
  }
}
