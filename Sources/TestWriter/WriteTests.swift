import Foundation

/// The tool that `swift package binding-laws write-tests` runs: it reads symbol graphs, and writes tests.
///
/// The tool exits with 1 if a binding is broken, and with 65 if the tests do not compile.
@main
struct WriteTests {
  static func main() throws {
    var setup = Workshop.Setup()
    var graphs: [String] = []
    var isJSON = false
    var arguments = CommandLine.arguments.dropFirst()
    while let name = arguments.popFirst() {
      if name == "--json" {
        isJSON = true
        continue
      }
      guard let value = arguments.popFirst() else { break }
      switch name {
      case "--package": setup.package = value
      case "--module": setup.module = value
      case "--tests": setup.tests = value
      case "--out": setup.out = value
      case "--own": setup.ownModules.insert(value)
      case "--scratch": setup.scratch = value
      case "--graphs": graphs.append(value)
      case "--option": setup.options.append(value)
      default: fatalError("there is no option \(name)")
      }
    }
    let library = Library(try graphs.flatMap(read))
    var workshop = Workshop(setup, library)
    do {
      let overview = try workshop.work()
      if overview.tests.isEmpty && !isJSON {
        print("\(setup.module) declares nothing that gives a binding")
      } else {
        print(isJSON ? overview.json : overview.text, terminator: "")
      }
      exit(overview.hasBroken ? 1 : 0)
    } catch let failure as CompilerFailure {
      workshop.putBack()
      FileHandle.standardError.write(Data(failure.output.utf8))
      exit(65)
    }
  }

  /// Returns the symbol graphs in a folder.
  private static func read(_ folder: String) throws -> [SymbolGraph] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try files.filter { $0.hasSuffix(".symbols.json") }.map { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
      return try JSONDecoder().decode(SymbolGraph.self, from: data)
    }
  }
}
