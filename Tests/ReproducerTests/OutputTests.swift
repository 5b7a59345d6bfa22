import Foundation
import TestSupport

@Suite struct `The output` {
  @Test("has help with an example", arguments: commands)
  func help(_ command: String) async throws {
    let run = await CommandRun(command, "--help")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Example: binding-laws \(command)"))
  }

  @Test func `has help whose example works`() async throws {
    let help = await CommandRun("replay", "--help").output
    let token = help.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("v2/") }
    #expect(try Reproducer("replay", String(token ?? "")).exitCode == 1)
  }

  @Test("answers what was asked, with child processes, too:", arguments: ownQuestions)
  func ownAnswer(_ question: String, _ words: String) throws {
    let run = try Reproducer(question.split(separator: " ").map(String.init))
    #expect(run.exitCode == 0)
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test("answers what was asked:", arguments: questions)
  func answer(_ question: String, _ words: String) async {
    let run = await CommandRun(question.split(separator: " ").map(String.init))
    #expect(run.exitCode == 0)
    #expect(run.output.contains(words), "\(run.output)")
  }

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

  @Test func `of a check by one law is a file that replays`() async throws {
    try await withFolder { folder in
      let found = await CommandRun("check", "ClearAnySelection", "--law", "get-set", "--json")
      let file = try folder.file("found.json", holding: found.output)
      #expect(await CommandRun("replay", "--no-children", file).exitCode == 1)
    }
  }

  @Test func `of a test goes into new folders, and over no file`() async throws {
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

  @Test func `of a test is the verdict if the case breaks no law`() async {
    let trace = [
      "--system", "SelectionLinks", "--law", "get-set", "--trace", "start .b; set a off",
    ]
    let run = await CommandRun(["replay", "--no-children", "--test"] + trace)
    #expect(run.exitCode == 2)
    #expect(run.output.contains("did not reproduce: SelectionLinks upholds get-set"))
  }

  @Test func `has each system of rows, families and patterns once`() async throws {
    let words = ["ClearAny*", "S03", "SelectionLinks"]
    let run = await CommandRun(["check", "--law", "get-set", "--law", "get-set", "--json"] + words)
    let systems = try run.output.split(separator: "\n").compactMap {
      try (JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])?["system"]
        as? String
    }
    #expect(systems.count == Set(systems).count)
    #expect(Set(systems).isSuperset(of: ["ClearAnySelection", "SelectionLinks"]))
    #expect(await CommandRun("check", "selection", "--law", "get-set").exitCode == 0)
  }

  @Test func `shows control characters as escapes`() async {
    let run = await CommandRun("check", "a\u{1B}[31mb")
    #expect(run.errors.contains(#"a\u{1B}[31mb"#))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func `of a shrunk trace is the smallest one`() async throws {
    let trace = "start nil; write .c; set b on; set a off"
    let run = await CommandRun(
      "replay", "--shrink", "--quiet", "--no-children", "--system", "ClearAnySelection", "--law",
      "get-set", "--trace", trace)
    #expect(run.output == "start .b; set a off\n")
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
      let permissions = try FileManager.default.attributesOfItem(atPath: file)[
        .posixPermissions]
      #expect(permissions as? Int == 0o640)
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
        '\(Reproducer.executable.path)' \(report) p; exec 9>&-; wait; cat read
        """
      let run = try Reproducer(["-c", script], of: URL(fileURLWithPath: "/bin/sh"))
      #expect(run.output.hasPrefix("### `ClearAnySelection`"))
    }
  }
}

/// Command lines, and words of their outputs.
private let questions = [
  ("list --laws", "\nget-set                     setting what you got changes nothing\n"),
  ("check ClampedLevel --law set-get", "ClampedLevel, forgiven: setting "),
  ("check ClearAnySelection --law get-set --json --seed abc", "\"seed\":\"abc\""),
  ("check CelsiusOverKelvin --law get-set --json --exhaustive --depth 1", "all traces of up to 1 "),
  ("check ItemsToggle --law get-set --json --exhaustive --depth 1", "proved"),
  ("check NestedAggregates --law history-independent --statistics", "cases met the premise, "),
  ("check NestedAggregates --law history-independent --statistics", "8 bases"),
  ("explain --table ClearAnySelection --no-children", "  .b    a     off    .a      nil !\n"),
  ("check IndexResolvedOnce --exhaustive --law fresh --depth 0 --json", "\"declared\":\"broken\""),
  ("check IndexResolvedOnce --exhaustive --law fresh --depth 0 --json", "; that longer ones break"),
  ("check PresentedOptional --exhaustive --law set-get --json --k 1", "\"k\":1"),
  ("check PresentedOptional --exhaustive --law set-get --json --k 2", "\"k\":2"),
  ("--generate-completion-script bash", "binding-laws"),
  ("---completion check -- --law 0 0", "get-set"),
]

/// Command lines that ask models in child processes, and words of their outputs.
private let ownQuestions = [
  ("replay \(clearing) --test", "\n@testable import BindingSpecimens\n"),
  ("power RowsByID --law total --cases 40", "  traps-when-gone         total"),
  ("explain FrozenCapture", "  fix        read the source inside of the getter"),
]

let commands = [
  "check", "replay", "explain", "list", "power", "report", "adopt",
]

@Suite struct `A check on the command line` {
  @Test func `reports a mistake once, and upheld laws in one line`() async throws {
    let output = await CommandRun("check", "FrozenCapture").output
    #expect(output.split(separator: "\n  law       ").count == 2)
    #expect(output.contains("  also      breaks get-set (cases that begin with it)"))
    #expect(output.contains("FrozenCapture upholds 10 laws: 637 cases each"))
  }

  @Test func `ends its overview with what to do next`() throws {
    let output = try Reproducer("check", "--law", "foreign-kept", "--effort", "quick").output
    let lines = output.split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.last?.hasPrefix("next: `binding-laws power SYSTEM`") == true)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  /// Otherwise the work would take longer than anybody waits, or would fail in another way.
  @Test(
    "refuses a file that cannot be written before the work",
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
}
