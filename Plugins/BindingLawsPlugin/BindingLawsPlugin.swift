import Foundation
import PackagePlugin

/// The plugin behind `swift package binding-laws replay TOKEN`, which runs the package's own tests with one
/// case.
///
/// The plugin ends with 1 if the case breaks its law, with 2 if it does not, with 3 if it ends the process of
/// the tests, with 64 if no test judges the system, and with 65 if the token is none. SwiftPM makes 1 of all
/// of these, so a sentence says which.
@main
struct BindingLawsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    if arguments.first == "write-tests" { return try writeTests(context, arguments) }
    if arguments.contains(where: ["--help", "-h", "help"].contains) { return print(help) }
    guard let request = Request(arguments) else {
      return complain(
        "the plugin knows write-tests, and replay TOKEN [--test [--out FILE]]; see --help", code: 64
      )
    }
    guard let (law, system) = names(in: request.token) else {
      return complain(
        "\"\(request.token.prefix(60))\" is no token: it looks like v2/get-set/System/0G4T",
        code: 65)
    }
    if let out = request.out, let reason = obstacle(to: out) {
      return complain("\(out) cannot be written: \(reason)", code: 74)
    }
    let files = Files(in: context.pluginWorkDirectoryURL)
    try files.empty()
    let status = try run(request, files, context)
    let lines = try String(contentsOf: files.report, encoding: .utf8).split(separator: "\n")
    let near = Set(lines.filter { $0.hasPrefix("near ") }.map { $0.dropFirst(5) })
    let kinds = lines.filter { $0 != "begun" && !$0.hasPrefix("near ") }
    if kinds.isEmpty || !request.wantsTest { try say(files, after: status) }
    let hint =
      near.isEmpty || near.contains(system[...])
      ? nil : "no test judges \(system); did you mean \(near.sorted().joined(separator: " or "))?"
    if kinds.contains("unreadable") {
      let reason = hint ?? "the token cannot be read, as the issue says"
      return complain("nothing was replayed: \(reason)", code: 65)
    }
    if kinds.isEmpty && lines.contains("begun") {
      return complain("\(system) by \(law): the case ended the process of the tests", code: 3)
    }
    let code = conclude(
      status, kinds, of: system, by: law, hint: hint, isQuiet: request.wantsTest)
    if request.wantsTest && !kinds.isEmpty {
      return try hand(files.test, to: request.out)
    }
    exit(code)
  }

  /// The arguments of `replay`.
  private struct Request {
    let token: String
    /// Whether a test without the checker is wanted.
    let wantsTest: Bool
    /// The path of the file for that test.
    ///
    /// Nil if the test is printed.
    var out: String?
    /// The options for `swift test`.
    var options: [String]

    /// Reads the arguments.
    ///
    /// Nil if they are not those of `replay`.
    init?(_ arguments: [String]) {
      guard arguments.count > 1, arguments[0] == "replay" else { return nil }
      token = arguments[1].trimmingCharacters(in: .whitespacesAndNewlines)
      let others = Array(arguments.dropFirst(2))
      wantsTest = others.contains("--test")
      options = others.filter { $0 != "--test" }
      guard let place = options.firstIndex(of: "--out") else { return }
      guard wantsTest, place + 1 < options.count else { return nil }
      out = options[place + 1]
      options.removeSubrange(place...(place + 1))
    }
  }

  /// The files that the tests write, in a folder of the plugin's own.
  private struct Files {
    /// The file of the kinds of verdicts, and of the lines that `ReplayReport` notes.
    let report: URL
    /// The file of the words of the issues.
    let answer: URL
    /// The file of the test without the checker.
    let test: URL
    /// The file of the output of `swift test`.
    let log: URL

    init(in folder: URL) {
      report = folder.appending(path: "replayed.txt")
      answer = folder.appending(path: "answer.txt")
      test = folder.appending(path: "test.swift")
      log = folder.appending(path: "tests.txt")
    }

    /// Makes all files empty.
    func empty() throws {
      for file in [report, answer, test, log] { try Data().write(to: file) }
    }
  }

  /// Prints the words of the issues.
  ///
  /// If there is no issue, and the tests failed, prints the output of `swift test`.
  private func say(_ files: Files, after status: Int32) throws {
    let answer = try String(contentsOf: files.answer, encoding: .utf8)
    if answer.isEmpty && status != 0 {
      try FileHandle.standardError.write(contentsOf: Data(contentsOf: files.log))
    }
    print(answer, terminator: "")
  }

  /// Returns the names in a token, which are its second and third part.
  ///
  /// Nil if it has not the form of a token.
  private func names(in token: String) -> (law: String, system: String)? {
    let parts = token.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].first == "v", parts.allSatisfy({ !$0.isEmpty })
    else { return nil }
    return ("\(parts[1])", "\(parts[2])")
  }

  /// Prints the outcome of the case, which tests that pass do not tell, and returns the exit code.
  ///
  /// - Parameters:
  ///   - status: The exit code of the tests.
  ///   - kinds: The kinds of verdicts of the tests that judged the case.
  ///   - system: The name of the system in the token.
  ///   - law: The name of the law in the token.
  ///   - hint: The sentence on the system that may be meant. Nil if a test judges that of the token.
  ///   - isQuiet: Whether to print no outcome if the case was judged.
  private func conclude(
    _ status: Int32, _ kinds: [Substring], of system: String, by law: String, hint: String?,
    isQuiet: Bool
  ) -> Int32 {
    if isQuiet && !kinds.isEmpty { return 0 }
    let isBroken = kinds.contains { ["broken", "flaky", "crashed", "timed-out"].contains($0) }
    if isBroken {
      print("reproduced: \(system) breaks \(law) in this case")
      return max(status, 1)
    }
    if !kinds.isEmpty {
      print("did not reproduce: \(system) does not break \(law) in this case; was it fixed?")
      return 2
    }
    let wanted = "no test that ran judges \(system) by \(law)"
    Diagnostics.error(
      status == 0
        ? hint ?? "\(wanted); was one of them renamed?"
        : "nothing was replayed: \(wanted), or the tests did not run to their end")
    return status == 0 ? 64 : status
  }

  /// Runs the tests, and returns their exit code.
  ///
  /// Only the expectations that the token names judge anything: they run its case.
  private func run(_ request: Request, _ files: Files, _ context: PluginContext) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", "test", "--package-path", context.package.directoryURL.path]
      + sandbox + scratch(context) + request.options
    process.environment = ProcessInfo.processInfo.environment.merging([
      "BINDING_LAWS_REPLAY": request.token, "BINDING_LAWS_REPLAY_REPORT": files.report.path,
      "BINDING_LAWS_REPLAY_ANSWER": files.answer.path, "BINDING_LAWS_REPLAY_TEST": files.test.path,
    ]) { $1 }
    let log = try FileHandle(forWritingTo: files.log)
    process.standardOutput = log
    process.standardError = log
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The option that `swift test` needs in the sandbox of a plugin, which only a Mac has.
  ///
  /// The option is a part of every command of a build, so that a build with it and one without it share
  /// nothing.
  var sandbox: [String] {
    #if os(macOS)
      ["--disable-sandbox"]
    #else
      []
    #endif
  }

  /// Returns the options for the folder in which the tests are built.
  ///
  /// It is the folder of the package's own builds, so that nothing is built twice. SwiftPM locks that folder
  /// while a plugin runs, but builds nothing there until the plugin has ended. If a sandbox keeps the plugin
  /// out, the tests are built in the plugin's own folder.
  func scratch(_ context: PluginContext) -> [String] {
    let own = context.pluginWorkDirectoryURL
    let shared = own.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let isThere = FileManager.default.fileExists(atPath: shared.appending(path: "plugins").path)
    let probe = shared.appending(path: ".binding-laws-probe")
    guard isThere, (try? Data().write(to: probe)) != nil else {
      return ["--scratch-path", own.appending(path: "build").path]
    }
    try? FileManager.default.removeItem(at: probe)
    return ["--scratch-path", shared.path, "--ignore-lock"]
  }

  /// Prints the test that shows the case without the checker, or writes it to a file.
  private func hand(_ test: URL, to out: String?) throws {
    let text = try String(contentsOf: test, encoding: .utf8)
    guard !text.isEmpty else {
      return complain("there is no test of this case without the checker", code: 65)
    }
    guard let out else { return print(text, terminator: "") }
    try text.write(toFile: out, atomically: true, encoding: .utf8)
    print("wrote \(out)")
  }

  /// Returns the reason why a file cannot be written, as far as that is known before there is anything to
  /// write.
  ///
  /// Nil if it can.
  private func obstacle(to out: String) -> String? {
    let files = FileManager.default
    let place = URL(fileURLWithPath: out)
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: place.path, isDirectory: &isFolder) {
      if isFolder.boolValue { return "it is a directory" }
      if files.contents(atPath: place.path)?.isEmpty == false {
        return "it is there already; name another file"
      }
      return files.isWritableFile(atPath: place.path) ? nil : "it may not be written"
    }
    let folder = place.deletingLastPathComponent().path
    if !files.fileExists(atPath: folder) { return "there is no directory \(folder)" }
    return files.isWritableFile(atPath: folder) ? nil : "nothing may be written to \(folder)"
  }

  /// Reports an error, and ends the plugin with an exit code.
  func complain(_ sentence: String, code: Int32) {
    Diagnostics.error(sentence)
    exit(code)
  }

  private var help: String {
    """
    OVERVIEW: Runs one case in the package's own tests, and says what came of it.
              To write the tests: swift package binding-laws write-tests --help

    USAGE: swift package binding-laws replay TOKEN [--test [--out FILE]] [options of swift test]

    It runs the case that a failed test has named, and prints its issue; nothing else is judged.

    --test      print a test that shows the case without the checker, and nothing else
    --out FILE  write that test to a file; the plugin then needs
                swift package --allow-writing-to-package-directory

    The token stands in single quotes where it has characters that the shell knows. The exit code is
    0 for help and for a test: SwiftPM hands on no other code of a plugin than 1. The sentence says which.

    Example: swift package binding-laws replay v2/get-set/ClearAnySelection/0C204044GR1G408000000J38
    """
  }
}
