import Foundation
import PackagePlugin

/// The part of the plugin behind `swift package binding-laws write-tests`.
///
/// `TestWriter` finds the bindings of a target, writes their tests, and runs them. The plugin passes it what
/// only a plugin knows of the package.
extension BindingLawsPlugin {
  /// Runs `TestWriter` on the target that the arguments name, or on the only one that has tests.
  func writeTests(_ context: PluginContext, _ arguments: [String]) throws {
    if arguments.contains(where: ["--help", "-h"].contains) { return print(helpOnWriting) }
    var extractor = ArgumentExtractor(Array(arguments.dropFirst()))
    let isJSON = extractor.extractFlag(named: "json") > 0
    let named = extractor.extractOption(named: "target").first
    let out = extractor.extractOption(named: "out").first
    let pairs = testedPairs(context)
    let choices = named.map { name in pairs.filter { $0.target.name == name } } ?? pairs
    guard let choice = choices.first, choices.count == 1 || named != nil else {
      let names = Set(pairs.map(\.target.name)).sorted().joined(separator: ", ")
      let reason =
        names.isEmpty
        ? "no test target depends on a target of code and on LawTesting"
        : "name a target by --target: \(names)"
      return complain(reason, code: 64)
    }
    let folder = context.pluginWorkDirectoryURL
    let tests = choice.tests.directoryURL
    let place = out.map { URL(fileURLWithPath: $0, relativeTo: context.package.directoryURL) }
    let own = ownModules(of: choice.tests, context)
    var options = [
      "--package", context.package.directoryURL.path, "--module", choice.target.moduleName,
      "--tests", tests.path,
      "--out", (place ?? tests.appending(path: "BindingLaws")).absoluteURL.path,
      "--scratch", folder.path,
    ]
    for module in own { options += ["--own", module.moduleName] }
    let graphs: [URL]
    do {
      graphs = try symbolGraphs(of: choice.target, beside: own)
    } catch {
      return complain(
        "\(choice.target.name) does not compile, and nothing was written", code: 65)
    }
    for graph in graphs { options += ["--graphs", graph.path] }
    let passed = sandbox + scratch(context) + extractor.remainingArguments
    for option in passed { options += ["--option", option] }
    try runWriter(options + (isJSON ? ["--json"] : []), context)
  }

  /// Returns the targets of code that have tests with the laws, each with its test target.
  private func testedPairs(
    _ context: PluginContext
  ) -> [(target: any SourceModuleTarget, tests: any SourceModuleTarget)] {
    let modules = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
    let tests = modules.filter { target in
      target.kind == .test
        && target.recursiveTargetDependencies.contains { $0.name == "LawTesting" }
    }
    return modules.filter { [.generic, .executable].contains($0.kind) }.compactMap { target in
      let own = tests.first { test in
        test.dependencies.contains { dependency in
          if case .target(let other) = dependency { other.id == target.id } else { false }
        }
      }
      return own.map { (target, $0) }
    }
  }

  /// Returns the modules of the package that tests may import as `@testable`.
  private func ownModules(
    of tests: any SourceModuleTarget, _ context: PluginContext
  ) -> [any SourceModuleTarget] {
    let own = Set(context.package.targets.map(\.id))
    return tests.recursiveTargetDependencies.compactMap { target in
      own.contains(target.id) ? target as? any SourceModuleTarget : nil
    }
  }

  /// Returns the folders of the symbol graphs that `TestWriter` reads.
  ///
  /// The graphs are those of the target, of the other modules that its tests see, and of the modules whose
  /// types it names.
  private func symbolGraphs(
    of target: any SourceModuleTarget, beside own: [any SourceModuleTarget]
  ) throws -> [URL] {
    let first = try symbolGraph(of: target)
    let files = try FileManager.default.contentsOfDirectory(
      at: first, includingPropertiesForKeys: nil)
    let text = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    let others = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
    let known = [target.id] + own.map(\.id)
    let named = others.filter { other in
      let module = other.moduleName
      return !known.contains(other.id) && module != "SwiftUI"
        && text.contains("\"s:\(module.count)\(module)")
    }
    let seen = own.filter { $0.id != target.id }
    return try [first] + (seen + named).map { try symbolGraph(of: $0) }
  }

  /// Returns the folder of the symbol graph of a target.
  private func symbolGraph(of target: any Target) throws -> URL {
    let options = PackageManager.SymbolGraphOptions(minimumAccessLevel: .private)
    return try packageManager.getSymbolGraph(for: target, options: options).directoryURL
  }

  /// Runs `TestWriter`, and ends the plugin with its exit code unless that is 0.
  private func runWriter(_ options: [String], _ context: PluginContext) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "TestWriter").url
    process.arguments = options
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return
    case 65: complain("the tests do not compile, and nothing was written", code: 65)
    default: exit(process.terminationStatus)
    }
  }

  private var helpOnWriting: String {
    """
    OVERVIEW: Finds every binding of a target, writes a test of each, runs them, and prints what came of it.

    USAGE: swift package binding-laws write-tests [--target NAME] [--out FOLDER] [--json] [options of swift test]

    A test says above what its binding was taken for. A test that you change is left alone, and so is one whose marker
    you take away. Where a value is missing the test is there, disabled, with the line that is missing. What the
    compiler rejects stands between #if false and #endif, with its message.

    --target NAME   the target with the bindings; a test target depends on it and on LawTesting
    --out FOLDER    where the tests go, in that test target; by default its folder BindingLaws
    --json          print a line of JSON for each binding, and nothing else

    On a Mac it needs swift package --allow-writing-to-package-directory. The exit code is 1 where a binding is broken
    or where the package does not compile, and 0 else.
    """
  }
}
