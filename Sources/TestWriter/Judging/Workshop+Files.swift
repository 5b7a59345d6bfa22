import Foundation

extension Workshop {
  /// A file to write.
  struct File {
    let path: String
    let text: String
    /// The lines of each test.
    ///
    /// Empty for the file of support, whose errors are no test's.
    let places: [TestFile.Place]
  }

  /// Returns the paths of the Swift files in a folder, sorted.
  static func sources(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }

  /// Returns the path of the file that gets a test.
  ///
  /// Each source file has one, such as `RowLaws.swift` for `Row.swift`. If several source files have one name, that of
  /// the folder precedes it. Those whose folders have one name, too, share the file.
  func path(of test: WrittenTest) -> String {
    let sources = tests.map(\.declaration.file).unique
    let url = URL(string: test.declaration.file)
    let name = url?.deletingPathExtension().lastPathComponent ?? "Bindings"
    let hasNamesakes = sources.count { $0.hasSuffix("/\(name).swift") } > 1
    let folder = url?.deletingLastPathComponent().lastPathComponent ?? ""
    return "\(setup.out)/\(hasNamesakes ? folder : "")\(name)Laws.swift"
  }

  /// Returns the files to write: those of the tests, and one of what they need.
  func files() -> [File] {
    let written = tests.filter(\.isWritten)
    let groups = Dictionary(grouping: written) { path(of: $0) }
    var files = groups.sorted { $0.key < $1.key }.map { path, tests in
      var file = TestFile(before[path] ?? "")
      let names = Set(file.units.map(\.name))
      // A kept test that is no unit is in text without a marker, which stays as it is.
      let replacements = tests.filter { !$0.isKept || names.contains($0.name) }
      file.replace(by: replacements.map { ($0.name, $0.text) }, imports: imports(of: tests))
      let rendered = file.rendered
      return File(path: path, text: rendered.text, places: rendered.places)
    }
    if let support = supportFile(for: files) { files.append(support) }
    return files
  }

  /// Returns the import of a module.
  func importLine(_ module: String) -> String {
    setup.ownModules.contains(module) ? "@testable import \(module)" : "import \(module)"
  }

  /// Returns the imports of a file of these tests.
  private func imports(of tests: [WrittenTest]) -> [String] {
    var modules: Set<String> = ["LawTesting", "Testing"]
    for test in tests {
      let relatives = [test.declaration] + library.members(of: test.declaration.context)
      modules.formUnion(relatives.flatMap(\.symbol.modules))
      // The text of a test may make values of Foundation that no symbol of its declaration names.
      if Examples.makersOfFoundation.contains(where: test.text.contains) {
        modules.insert("Foundation")
      }
    }
    // Users import Foundation, and LawTesting exports BindingLaws. Modules with an underscore are parts of
    // others.
    if modules.contains("FoundationEssentials") { modules.insert("Foundation") }
    modules.subtract(["Swift", "FoundationEssentials", "BindingLaws"])
    modules.remove(setup.module)
    let sorted = modules.filter { !$0.hasPrefix("_") }.sorted()
    let plain = sorted.filter { !setup.ownModules.contains($0) }
    let own = sorted.filter { setup.ownModules.contains($0) } + [setup.module]
    return plain.map(importLine) + [""] + own.sorted().map(importLine)
  }

  // MARK: - On the disk

  /// Writes the files that have changed, and removes those whose tests have gone.
  func write() throws {
    try FileManager.default.createDirectory(atPath: setup.out, withIntermediateDirectories: true)
    let files = files()
    for file in files where (try? String(contentsOfFile: file.path, encoding: .utf8)) != file.text {
      try file.text.write(toFile: file.path, atomically: true, encoding: .utf8)
    }
    let paths = Set(files.map(\.path))
    for path in Self.sources(in: setup.out) where !paths.contains(path) && isOwned(path) {
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// Returns whether the tool has written all of a file.
  ///
  /// The tool may then remove the file once its tests have gone.
  private func isOwned(_ path: String) -> Bool {
    guard let text = before[path] else { return true }
    let units = TestFile(text).units
    return !units.isEmpty && units.allSatisfy { $0.isOwned && $0.rest.isEmpty }
  }

  /// Restores the folder to its state at the start.
  func putBack() {
    for path in Self.sources(in: setup.out) where before[path] == nil {
      try? FileManager.default.removeItem(atPath: path)
    }
    for (path, text) in before {
      try? text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let isEmpty = (try? FileManager.default.contentsOfDirectory(atPath: setup.out))?.isEmpty == true
    if isEmpty { try? FileManager.default.removeItem(atPath: setup.out) }
  }
}
