import Foundation
import TestSupport

@Suite struct `An output to a file` {
  @Test(
    "goes to no path that is taken:",
    arguments: [
      ("check SelectionLinks --html same --junit ./same", "two outputs go to ./same"),
      ("report --from same --html ./same", "./same is what is reported"),
    ])
  func taken(_ command: String, _ words: String) async {
    let run = await CommandRun(command.split(separator: " ").map(String.init))
    run.expectRefusal(64, words)
  }

  @Test func `makes new folders, and replaces no test`() async throws {
    try await withFolder { folder in
      let file = folder.path + "/new/deep/Tests.swift"
      let command = ["replay", clearing, "--no-children", "--test", "--out", file]
      let run = await CommandRun(command + ["--json"])
      #expect(run.exitCode == 0)
      #expect(run.output.hasPrefix("{\"test\":"))
      let test = try content(of: file)
      #expect(test.contains("@Test func `ClearAnySelection and get-set`() {\n"))
      await CommandRun(command).expectRefusal(74, "is there already; name another file")
    }
  }

  /// Otherwise the work would take longer than anybody waits, or would fail in another way.
  @Test(
    "is refused before the work if it cannot be written",
    arguments: [
      ["replay", clearing, "--test", "--out", "/dev/null/f"],
      ["check", "--cases", "1000000000", "--html", "/dev/null/f"],
      ["check", "--cases", "1000000000", "--junit", "/dev/null/f"],
      ["report", clearing, "--markdown", "/dev/null/f"],
      ["report", "--from", "/dev/null", "--markdown", "/dev/null/f"],
      ["report", "--from", "/dev/null", "--html", "/dev/null/f"],
    ])
  func unwritable(_ arguments: [String]) async throws {
    let run = await CommandRun(arguments)
    #expect(run.exitCode == 74)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(
      run.errors.contains(
        /\/dev\/null(\/f)? cannot be (written|made): ([A-Z]|\/dev\/null is no dir)/))
  }

  @Test func `goes through a link, and keeps the file's permissions`() async throws {
    let report = ["report", clearing, "--no-children", "--markdown"]
    try await withFolder { folder in
      let link = folder.appendingPathComponent("link.md")
      let file = try folder.file("case.md", holding: "old")
      chmod(file, 0o640)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: file)
      #expect(await CommandRun(report + [link.path]).exitCode == 0)
      #expect(try content(of: file).hasPrefix("### `ClearAnySelection`"))
      #expect(try link.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == true)
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test func `goes through a link to a new file`() async throws {
    try await withFolder { folder in
      let link = folder.appendingPathComponent("link.md")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "deep/case.md")
      let report = ["report", clearing, "--no-children", "--markdown", link.path]
      #expect(await CommandRun(report).exitCode == 0)
      #expect(try link.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == true)
      #expect(try content(of: folder.path + "/deep/case.md").hasPrefix("### `ClearAnySelection`"))
    }
  }

  @Test("goes to no path that is taken through a linked folder:", arguments: ["x", "new/x"])
  func linked(_ name: String) async throws {
    try await withFolder { folder in
      let real = folder.path + "/real"
      let linked = folder.path + "/linked"
      try FileManager.default.createDirectory(atPath: real, withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(atPath: linked, withDestinationPath: "real")
      let outputs = ["--html", "\(real)/\(name)", "--junit", "\(linked)/\(name)"]
      await CommandRun(["check", "SelectionLinks"] + outputs)
        .expectRefusal(64, "two outputs go to \(linked)/\(name)")
    }
  }

  @Test func `goes to no path in a circle of links`() async throws {
    try await withFolder { folder in
      let link = folder.path + "/a"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a/b")
      let run = await CommandRun("report", clearing, "--no-children", "--markdown", link)
      run.expectRefusal(74, "Too many levels of symbolic links")
    }
  }

  @Test func `goes into a named pipe`() throws {
    let report = "report \(clearing) --quiet --markdown"
    try withFolder { folder in
      let script = """
        cd '\(folder.path)'; mkfifo p; cat p > read & exec 9<> p
        '\(ProcessRun.executable.path)' \(report) p; exec 9>&-; wait; cat read
        """
      let run = try ProcessRun(["-c", script], of: URL(fileURLWithPath: "/bin/sh"))
      #expect(run.output.hasPrefix("### `ClearAnySelection`"))
    }
  }
}
