import Foundation

/// Writes the tests of a package, has them compiled and run, and takes other forms until all are settled.
struct Workshop {
  /// What the plugin says of the package.
  struct Place {
    var package = ""
    var module = ""
    /// The folder of the test target, and the one of it that gets the files.
    var tests = ""
    var out = ""
    /// Modules of the package, which tests see whole.
    var ownModules: Set<String> = []
    /// What `swift build` and `swift test` get.
    var options: [String] = []
    var scratch = ""
  }

  let place: Place
  let library: Library
  private var tests: [WrittenTest] = []
  /// The files as they were, so that they can be put back.
  private var before: [String: String] = [:]
  private let keptElsewhere: String

  init(_ place: Place, _ library: Library) {
    self.place = place
    self.library = library
    keptElsewhere = Self.sources(in: place.tests).filter { !$0.hasPrefix(place.out) }
      .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.joined(separator: "\n")
    let recogniser = Recogniser(library)
    var counts: [String: Int] = [:]
    for declaration in recogniser.bindings where declaration.module == place.module {
      let count = counts[declaration.name, default: 0] + 1
      counts[declaration.name] = count
      let name = count == 1 ? declaration.name : "\(declaration.name) (\(count))"
      tests.append(WrittenTest(declaration, named: name, recogniser.forms(of: declaration)))
    }
    for file in Self.sources(in: place.out) {
      before[file] = try? String(contentsOfFile: file, encoding: .utf8)
    }
    for index in tests.indices where tests[index].isWritten {
      let text = before[path(of: tests[index])] ?? ""
      tests[index].isKept = TestFile(text).isKept(tests[index].name)
      if tests[index].isKept { tests[index].outcome = .pending }
    }
  }

  private static func sources(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }

  /// Judges all bindings, and leaves the files as the tests of them.
  mutating func work() throws -> Overview {
    if tests.isEmpty { return Overview(tests: []) }
    // Each round settles one form of each test at least.
    for _ in 0..<20 {
      try compile()
      try run()
      if !tests.contains(where: { $0.isWritten && $0.outcome == .pending }) { break }
    }
    try write()
    return Overview(tests: tests)
  }

  // MARK: - Files

  private func path(of test: WrittenTest) -> String {
    let sources = tests.map(\.declaration.file).unique
    let url = URL(string: test.declaration.file)
    let name = url?.deletingPathExtension().lastPathComponent ?? "Bindings"
    let isShared = sources.count { $0.hasSuffix("/\(name).swift") } > 1
    let folder = url?.deletingLastPathComponent().lastPathComponent ?? ""
    return "\(place.out)/\(isShared ? folder : "")\(name)Laws.swift"
  }

  private var supportPath: String { place.out + "/BindingLawsSupport.swift" }

  /// The files as they should be, with the lines of each test.
  private func files() -> [(
    path: String, text: String, lines: [(name: String, lines: ClosedRange<Int>)]
  )] {
    let written = tests.filter(\.isWritten)
    var files = Dictionary(grouping: written, by: { path(of: $0) }).sorted { $0.key < $1.key }.map {
      path, tests in
      var file = TestFile(before[path] ?? "")
      let fresh = tests.filter { !$0.isKept || file.units.map(\.name).contains($0.name) }
      file.replace(by: fresh.map { ($0.name, $0.text) }, imports: imports(of: tests))
      let rendered = file.rendered
      return (path: path, text: rendered.text, lines: rendered.lines)
    }
    let all = files.map(\.text).joined()
    var support = TestFile(before[supportPath] ?? "")
    support.replace(by: supportTests(all), imports: supportImports())
    if !support.isEmpty {
      files.append((path: supportPath, text: support.rendered.text, lines: []))
    }
    return files
  }

  private func supportTests(_ all: String) -> [(name: String, text: String)] {
    let small = supportText.filter { all.contains($0.name) }
    let conformances = foreignBindings.map { binding in
      let isOwn = place.ownModules.contains(binding.module)
      let mark = (isOwn ? "" : "@retroactive ") + (binding.isMainActor ? "@MainActor " : "")
      return (
        name: "\(binding.name)", text: "extension \(binding.name): \(mark)BindingProtocol {}"
      )
    }
    return small + conformances
  }

  /// The types of bindings that nobody has declared to be bindings for tests.
  private var foreignBindings: [Library.BindingType] {
    let names = Set(
      tests.filter(\.isWritten).flatMap { test in
        library.bindings.keys.filter {
          test.declaration.text.contains($0) || test.declaration.context == $0
        }
      })
    return names.sorted().compactMap { library.bindings[$0] }.filter { binding in
      let name = binding.name.split(separator: ".").last.map(String.init) ?? binding.name
      let pattern = "extension [A-Za-z_.]*\(name)[^{]*(BindingProtocol|TransactionalBinding)"
      return !binding.isConforming
        && keptElsewhere.range(of: pattern, options: .regularExpression) == nil
    }
  }

  private func supportImports() -> [String] {
    let modules = foreignBindings.map(\.module).unique.sorted()
    return ["import LawTesting"] + (modules.isEmpty ? [] : [""]) + modules.map(importLine)
  }

  private func importLine(_ module: String) -> String {
    place.ownModules.contains(module) ? "@testable import \(module)" : "import \(module)"
  }

  private func imports(of tests: [WrittenTest]) -> [String] {
    var modules: Set<String> = ["LawTesting", "Testing"]
    for test in tests {
      let relatives = [test.declaration] + library.members(of: test.declaration.context)
      for module in relatives.flatMap(\.symbol.modules) { modules.insert(module) }
      let words = ["Date(", "FileManager", "UUID(", "Data(", "Decimal("]
      if words.contains(where: test.text.contains) { modules.insert("Foundation") }
    }
    if modules.contains("FoundationEssentials") { modules.insert("Foundation") }
    modules.subtract(["Swift", "FoundationEssentials", "BindingLaws"])
    modules.remove(place.module)
    let sorted = modules.filter { !$0.hasPrefix("_") }.sorted()
    let plain = sorted.filter { !place.ownModules.contains($0) }
    let own = sorted.filter { place.ownModules.contains($0) } + [place.module]
    return plain.map(importLine) + [""] + own.sorted().map(importLine)
  }

  private func write() throws {
    try FileManager.default.createDirectory(atPath: place.out, withIntermediateDirectories: true)
    let files = files()
    for file in files where (try? String(contentsOfFile: file.path, encoding: .utf8)) != file.text {
      try file.text.write(toFile: file.path, atomically: true, encoding: .utf8)
    }
    for (path, text) in before where !files.map(\.path).contains(path) {
      // Only what the tool has written goes where its bindings have gone.
      let old = TestFile(text)
      let isOwned = !old.units.isEmpty && old.units.allSatisfy { $0.isOwned && $0.rest.isEmpty }
      if isOwned { try? FileManager.default.removeItem(atPath: path) }
    }
  }

  /// Leaves the folder as it was found.
  func putBack() {
    for path in Self.sources(in: place.out) where before[path] == nil {
      try? FileManager.default.removeItem(atPath: path)
    }
    for (path, text) in before { try? text.write(toFile: path, atomically: true, encoding: .utf8) }
    let isEmpty = (try? FileManager.default.contentsOfDirectory(atPath: place.out))?.isEmpty == true
    if isEmpty { try? FileManager.default.removeItem(atPath: place.out) }
  }

  // MARK: - Compiling and running

  /// Compiles the tests, and takes other forms for those that the compiler rejects.
  private mutating func compile() throws {
    // A test has few forms, and the compiler stops before it has seen all.
    for _ in 0..<30 {
      try write()
      let (status, output) = try swift(["build", "--build-tests"])
      if status == 0 { return }
      if !reject(output) { throw CompilerFailure(output: output) }
    }
    throw CompilerFailure(output: "the written tests do not come to compile")
  }

  /// Takes other forms where the compiler says so; whether it said so of any.
  private mutating func reject(_ output: String) -> Bool {
    var isAny = false
    let files = files()
    for line in output.components(separatedBy: "\n").unique {
      guard let mark = line.range(of: ": error: ") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count == 3, let number = Int(parts[1]),
        let file = files.first(where: { $0.path == parts[0] }),
        let name = file.lines.first(where: { $0.lines.contains(number) })?.name,
        let index = tests.firstIndex(where: { $0.name == name && path(of: $0) == file.path }),
        !tests[index].isKept, !rejected(tests[index], in: file.text)
      else { continue }
      tests[index].advance(because: String(line[mark.upperBound...]), isCompiler: true)
      isAny = true
    }
    return isAny
  }

  /// Whether the test has another form already than the one that was compiled.
  private func rejected(_ test: WrittenTest, in text: String) -> Bool { !text.contains(test.text) }

  /// Runs the tests, and makes outcomes of what they report.
  private mutating func run() throws {
    let pending = tests.indices.filter { tests[$0].isWritten && tests[$0].outcome == .pending }
    if pending.isEmpty { return }
    let files = files()  // As they were compiled: an outcome may change them.
    let names = pending.map { tests[$0].name }
    let reported = try report(of: names)
    for index in pending {
      let path = path(of: tests[index])
      let name = tests[index].name
      let text = files.first { $0.path == path }?.text ?? ""
      let place = TestFile.lines(of: name, in: text)
      func own(_ lines: [ReportLine]) -> [ReportLine] {
        lines.filter { line in
          path.hasSuffix("/" + line.file) && place?.contains(line.line) == true
        }
      }
      var lines = own(reported)
      // Another one may have ended the process.
      if lines.isEmpty && names.count > 1 { lines = own(try report(of: [name])) }
      tests[index].conclude(lines)
    }
  }

  /// Runs the tests of some names, and reads what they report.
  private func report(of names: [String]) throws -> [ReportLine] {
    let functions = names.map { "`\($0) \(TestFile.ending)`" }
    let filter = functions.map(NSRegularExpression.escapedPattern).joined(separator: "|")
    let path = place.scratch + "/verdicts.jsonl"
    try Data().write(to: URL(fileURLWithPath: path))
    _ = try swift(
      ["test", "--skip-build", "--disable-xctest", "--filter", filter],
      ["BINDING_LAWS_VERDICTS": path])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(ReportLine.self, from: Data($0.utf8))
    }
  }

  private func swift(
    _ arguments: [String], _ variables: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let log = URL(fileURLWithPath: place.scratch + "/swift.txt")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments + ["--package-path", place.package] + place.options
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

/// The tests do not compile for a reason that is none of a written test.
struct CompilerFailure: Error {
  let output: String
}
