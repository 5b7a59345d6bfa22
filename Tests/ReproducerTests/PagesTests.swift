import Foundation
import TestSupport

@Suite struct `The page of a check` {
  private static let check = ["check", "ClearAnySelection", "SelectionLinks", "FrozenCapture"]

  @Test func `is whole, and nothing beside it is left`() async throws {
    try await withFolder { folder in
      let path = folder.path + "/run.html"
      #expect(await CommandRun(Self.check + ["--html", path]).exitCode == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["run.html"])
      let page = try content(of: path)
      #expect(page.hasSuffix("</html>\n"))
      #expect(page.ranges(of: "<section class=\"system\"").count == 3)
    }
  }

  @Test func `is refused before the run if its path is a folder`() async throws {
    try await withFolder { folder in
      let run = await CommandRun(Self.check + ["--html", folder.path])
      run.expectRefusal(74, "\(folder.path) cannot be written: it is a directory")
    }
  }

  @Test func `is the same from written verdicts`() async throws {
    try await withFolder { folder in
      let reported = folder.path + "/reported.html"
      let run = folder.path + "/run.html"
      let written = await CommandRun(Self.check + ["--cases", "7", "--json", "--html", run])
      let verdicts = try folder.file("v.jsonl", holding: written.output)
      #expect(await CommandRun("report", "--from", verdicts, "--html", reported).exitCode == 0)
      let page = try content(of: run)
      #expect(try content(of: reported) == page)
      #expect(page.contains(" · seed 5eed · --cases 7</footer>"))
    }
  }

  @Test func `is named in the summary of a job`() async throws {
    try await withFolder { folder in
      let written = await CommandRun(Self.check + ["--json"]).output
      let verdicts = try folder.file("verdicts.jsonl", holding: written)
      for (command, name) in [(Self.check, "check"), (["report", "--from", verdicts], "report")] {
        let page = folder.path + "/\(name).html"
        let summary = try folder.file(name + ".md", holding: "before\n")
        let environment = [
          "GITHUB_STEP_SUMMARY": summary, "GITHUB_SERVER_URL": "https://example.org",
          "GITHUB_REPOSITORY": "a/b", "GITHUB_RUN_ID": "7",
        ]
        let run = await CommandRun(
          command + ["--github", "--html", page], environment: environment)
        #expect(run.exitCode == 0)
        let text = try content(of: summary)
        #expect(text.hasPrefix("before\n### Binding laws: all as declared\n"))
        let link = "(https://example.org/a/b/actions/runs/7#artifacts) is `\(page)`"
        #expect(text.contains(link), "\(name)")
      }
    }
  }
}
