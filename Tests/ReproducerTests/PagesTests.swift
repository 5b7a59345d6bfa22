import Foundation
import TestSupport

@Suite struct `The pages of a check` {
  private static let check = ["check", "ClearAnySelection", "SelectionLinks", "FrozenCapture"]

  @Test func `are whole, and nothing beside them is left`() async throws {
    try await withFolder { folder in
      let site = folder.appendingPathComponent("site").path
      #expect(await CommandRun(Self.check + ["--html", site]).exitCode == 0)
      let names = ["ClearAnySelection", "FrozenCapture", "SelectionLinks", "index", "laws"]
      let files = try FileManager.default.contentsOfDirectory(atPath: site).sorted()
      #expect(files == names.map { $0 + ".html" } + ["steps.js", "style.css", "table.js"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["site"])
      #expect(try content(of: site + "/index.html").hasSuffix("</html>\n"))
    }
  }

  @Test func `take the place of nothing, and of those of an earlier run`() async throws {
    try await withFolder { folder in
      let site = folder.appendingPathComponent("site").path
      try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: false)
      _ = await CommandRun(Self.check + ["--html", site])
      #expect(await CommandRun("check", "ItemsToggle", "--html", site).exitCode == 0)
      #expect(!FileManager.default.fileExists(atPath: site + "/FrozenCapture.html"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == ["site"])
    }
  }

  @Test(
    "go nowhere, and nothing is run, where there", arguments: ["file", "folder"])
  func refusal(_ name: String) async throws {
    try await withFolder { folder in
      let path = folder.appendingPathComponent(name).path
      if name == "file" { _ = try folder.file(name, holding: "mine") }
      if name == "folder" {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        _ = try folder.file("folder/diary.html.txt", holding: "mine")
      }
      let run = await CommandRun(Self.check + ["--html", path])
      run.expectRefusal(74, "\(path) cannot be written: ")
    }
  }

  @Test func `are the same of what was written down`() async throws {
    try await withFolder { folder in
      let (reported, run) = (folder.path + "/reported", folder.path + "/run")
      let written = await CommandRun(Self.check + ["--cases", "7", "--json", "--html", run])
      let verdicts = try folder.file("v.jsonl", holding: written.output)
      #expect(await CommandRun("report", "--from", verdicts, "--html", reported).exitCode == 0)
      for name in try FileManager.default.contentsOfDirectory(atPath: run) {
        let both = [reported, run].map { FileManager.default.contents(atPath: "\($0)/\(name)") }
        #expect(both[0] == both[1], "\(name)")
      }
      #expect(try content(of: run + "/index.html").contains(" · seed 5eed · --cases 7</footer>"))
    }
  }

  @Test func `are named in the summary of a job`() async throws {
    try await withFolder { folder in
      let written = await CommandRun(Self.check + ["--json"]).output
      let verdicts = try folder.file("verdicts.jsonl", holding: written)
      for (command, name) in [(Self.check, "check"), (["report", "--from", verdicts], "report")] {
        let site = folder.path + "/" + name
        let summary = try folder.file(name + ".md", holding: "before\n")
        let environment = [
          "GITHUB_STEP_SUMMARY": summary, "GITHUB_SERVER_URL": "https://example.org",
          "GITHUB_REPOSITORY": "a/b", "GITHUB_RUN_ID": "7",
        ]
        let run = await CommandRun(
          command + ["--github", "--html", site], environment: environment)
        #expect(run.exitCode == 0)
        let text = try content(of: summary)
        #expect(text.hasPrefix("before\n### Binding laws: all as declared\n"))
        let link = "(https://example.org/a/b/actions/runs/7#artifacts) are in `\(site)`"
        #expect(text.contains(link), "\(name)")
      }
    }
  }
}

@Suite struct `What no system here declares` {
  @Test func `is shown with the faults of the catalogue`() async throws {
    let run = await CommandRun(["explain", "get-set"], of: .unruly)
    #expect(run.output.contains("  broken by  no system here that declares it; of the catalogue "))
  }

  @Test func `is not said to be declared otherwise`() throws {
    let check = ["check", UnrulyCheck.quoted, "--law", "set-get", "--children"]
    let run = try Reproducer.ofUnruly(check)
    #expect(run.output.contains("\n  (not declared)\n"))
  }
}
