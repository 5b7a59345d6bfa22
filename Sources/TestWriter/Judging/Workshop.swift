import Foundation

/// A workshop for the tests of a package.
///
/// The workshop writes the tests, compiles and runs them, and takes other forms until all tests are settled.
struct Workshop {
  /// What the plugin says of a package: its folders, its modules and its options.
  struct Setup {
    /// The folder of the package.
    var package = ""
    /// The name of the module whose bindings are judged.
    var module = ""
    /// The folder of the test target.
    var tests = ""
    /// The folder in it that gets the files.
    var out = ""
    /// The modules of the package, which tests import as `@testable`.
    var ownModules: Set<String> = []
    /// The options for `swift build` and `swift test`.
    var options: [String] = []
    /// The folder for files that only the tool reads.
    var scratch = ""
  }

  let setup: Setup
  /// The declarations of the package.
  let library: Library
  /// The tests of all bindings of the module.
  private(set) var tests: [WrittenTest] = []
  /// The files of the folder at the start, so that the tool can put them back.
  private(set) var before: [String: String] = [:]
  /// The text of the other tests of the target.
  let otherTests: String

  /// Reads the tests that are there, and makes one for each binding of the module.
  init(_ setup: Setup, _ library: Library) {
    self.setup = setup
    self.library = library
    otherTests = Self.sources(in: setup.tests).filter { !$0.hasPrefix(setup.out) }
      .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.joined(separator: "\n")
    for file in Self.sources(in: setup.out) {
      before[file] = try? String(contentsOfFile: file, encoding: .utf8)
    }
    let recogniser = Recogniser(library)
    var counts: [String: Int] = [:]
    for declaration in recogniser.bindings where declaration.module == setup.module {
      let count = counts[declaration.name, default: 0] + 1
      counts[declaration.name] = count
      let name = count == 1 ? declaration.name : "\(declaration.name) (\(count))"
      tests.append(WrittenTest(declaration, named: name, recogniser.forms(of: declaration)))
    }
    for index in tests.indices where tests[index].isWritten {
      let text = before[path(of: tests[index])] ?? ""
      tests[index].isKept = TestFile(text).isKept(tests[index].name)
      if tests[index].isKept { tests[index].outcome = .pending }
    }
  }

  /// Judges all bindings, writes the files of their tests, and returns the outcomes.
  mutating func work() throws -> Overview {
    if tests.isEmpty { return Overview(tests: []) }
    for _ in 0..<Self.mostRounds {
      try compile()
      try run()
      if !tests.contains(where: { $0.isWritten && $0.outcome == .pending }) { break }
    }
    try write()
    return Overview(tests: tests)
  }

  /// The most rounds of compiling and running.
  ///
  /// Each settles a form of each test that still needs one. Nearly all tests have fewer forms. A test that has more
  /// left after them, such as one of a class with many properties, is "not judged".
  private static let mostRounds = 30

  /// The most compilations in a round: as many as forms of a test, all of which the compiler may reject.
  private static let mostCompilations = mostRounds

  // MARK: - Compiling

  /// Compiles the tests, and takes other forms for those that the compiler rejects.
  private mutating func compile() throws {
    // The compiler may stop before it has seen all tests, and then it has to see the next forms of those it rejects.
    for _ in 0..<Self.mostCompilations {
      try write()
      let (status, output) = try swift(["build", "--build-tests"])
      if status == 0 { return }
      if !reject(output) { throw CompilerFailure(output: output) }
    }
    throw CompilerFailure(output: "the written tests do not come to compile")
  }

  /// Takes the next form of each test that the compiler rejects, and returns whether it rejects any.
  private mutating func reject(_ output: String) -> Bool {
    let compiled = files()
    var rejected: Set<Int> = []
    for error in output.components(separatedBy: "\n").compactMap(CompilerError.init) {
      // A test that a person has changed is not the tool's to change, and the first error of a test is enough.
      guard let index = indexOfTest(with: error, in: compiled), !tests[index].isKept,
        rejected.insert(index).inserted
      else { continue }
      tests[index].advance(because: .compiler(error.words))
    }
    return !rejected.isEmpty
  }

  /// Returns the index of the test in whose lines an error is.
  ///
  /// Nil if it is in no test of these files.
  private func indexOfTest(with error: CompilerError, in files: [File]) -> Int? {
    guard let file = files.first(where: { $0.path == error.path }),
      let name = file.places.first(where: { $0.lines.contains(error.line) })?.name
    else { return nil }
    return tests.firstIndex { $0.name == name && path(of: $0) == file.path }
  }

  // MARK: - Running

  /// Runs the pending tests, and concludes outcomes from their reports.
  private mutating func run() throws {
    let pending = tests.indices.filter { tests[$0].isWritten && tests[$0].outcome == .pending }
    if pending.isEmpty { return }
    let compiled = files()  // Kept, because an outcome may change the files.
    let names = pending.map { tests[$0].name }
    let reported = try report(of: names)
    for index in pending {
      let path = path(of: tests[index])
      let name = tests[index].name
      let text = compiled.first { $0.path == path }?.text ?? ""
      let linesOfTest = TestFile.lines(of: name, in: text)
      func isOwn(_ reported: ReportLine) -> Bool {
        path.hasSuffix("/" + reported.file) && linesOfTest?.contains(reported.line) == true
      }
      var ownReports = reported.filter(isOwn)
      // Another test may have ended the process: then this one runs again, alone.
      if ownReports.isEmpty && names.count > 1 {
        ownReports = try report(of: [name]).filter(isOwn)
      }
      tests[index].conclude(ownReports)
    }
  }

  /// Runs the tests of some names, and returns the lines that they report.
  private func report(of names: [String]) throws -> [ReportLine] {
    let functions = names.map { "`\($0) \(TestFile.ending)`" }
    let filter = functions.map(NSRegularExpression.escapedPattern).joined(separator: "|")
    let path = setup.scratch + "/verdicts.jsonl"
    try Data().write(to: URL(fileURLWithPath: path))
    _ = try swift(
      ["test", "--skip-build", "--disable-xctest", "--filter", filter],
      ["BINDING_LAWS_VERDICTS": path])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(ReportLine.self, from: Data($0.utf8))
    }
  }

  /// Runs `swift` with these arguments and variables, and returns its status and its output.
  private func swift(
    _ arguments: [String], _ variables: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let log = URL(fileURLWithPath: setup.scratch + "/swift.txt")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments + ["--package-path", setup.package] + setup.options
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    return (process.terminationStatus, output)
  }
}
