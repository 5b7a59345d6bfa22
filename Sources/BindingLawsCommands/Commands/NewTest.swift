import ArgumentParser
import Foundation

// `TheCommandLine.md` explains it. The plugin has a command of this name, which writes another test.
struct NewTest: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "new-test",
      abstract: "Writes a test of one case, or of a system and every law about it.",
      discussion: """
        The test of a case pins it by its token; the plugin, swift package binding-laws new-test TOKEN, \
        writes one that stands alone.

        Example: \(program) new-test \(Example.token)
        Example: \(program) new-test \(Example.system("SelectionLinks")) --out LawTests.swift
        """)
  }

  @Argument(help: "A token, a JSON file that holds one, or a system.", completion: .systems)
  var subject: String

  @Option(help: "Write the test to this file.", completion: .file(extensions: ["swift"]))
  var out: String?

  @Flag(help: "Write over a file that is there.")
  var force = false

  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    if let out {
      try AtomicFile.requireWritable(out)
      if !force && FileManager.default.contents(atPath: out)?.isEmpty == false {
        throw Failure.file("\(out) is there already; name another file, or add --force")
      }
    }
    let source = try source()
    if let out {
      try AtomicFile.write(source, to: out)
      console.note("wrote \(out)")
    }
    if console.isJSON {
      try console.say(json: ["test": source])
    } else if out == nil {
      try console.say(source)
    }
    return .done
  }

  /// The text of the test; tokens and paths hold slashes.
  ///
  /// So may the name of a type in backticks, which is taken for a token here.
  private func source() throws -> String {
    if !subject.contains("/") && !subject.hasSuffix(".json") {
      return try Registry.current.system(subject).test()
    }
    return try ChosenCase(source: subject).test
  }
}
