import ArgumentParser
import BindingLaws
import Foundation
import LawChecking
import LawTelling

// `TheCommandLine.md` and `RecordedInTheApp.md` explain it.
/// The command `adopt`, which judges a recording of an app and keeps a fixture.
struct Adopt: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Judges a recording of an app, and keeps the smallest failing case as a fixture.",
      discussion: """
        The file holds a trace, a step a line. Exits with 1 when the trace breaks the law, with 2 when \
        it does not, and with 3 when it crashes or times out.

        Example: \(program) adopt \(Example.system("ClearAnySelection")).trace
        """)
  }

  @Argument(help: "The recording.", completion: .file(extensions: ["trace"]))
  var file: String

  @Option(
    help: "The system to judge; by default the system in the name of the file.",
    completion: .systems)
  var system: String?

  @Option(
    help: "The law to judge by; the trace has to end with the law's own steps, if there are any.",
    completion: .laws)
  var law = Law.conforms.id

  @Option(help: "The folder of all fixtures.", completion: .directory)
  var fixtures = FixtureWriter.folder

  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> ExitStatus {
    let chosen = try ChosenCase(
      system: system ?? nameOfFile,
      law: law, name: .trace(try recording()))
    // The name of the fixture depends on the smallest case. Any other name in the folder does as well here.
    try AtomicFile.requireRoom(for: "\(fixtures)/\(law)/fixture.json")
    let replayed = try console.waiting { try chosen.shrink(children) }
    let status = replayed.verdict.exitStatusOfReplay
    if status == .notReproduced && !console.isJSON {
      try console.say(replayed.explanation(ifUpheld: Self.elsewhere))
      return status
    }
    if status != .notReproduced { try keep(chosen.system.judgement(replayed.verdict), console) }
    try console.show(replayed, of: chosen.system, isSmallest: true)
    return status
  }

  /// The name of the file without its extension, and without `.previous`.
  ///
  /// The recorder in `Fixtures/ExampleApp`, which apps copy, calls the file of a system `System.trace`, and
  /// renames that of the last launch to `System.previous.trace`.
  private var nameOfFile: String {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    return name.hasSuffix(".previous") ? String(name.dropLast(".previous".count)) : name
  }

  /// The reason why a recorded case may uphold its law.
  private static let elsewhere = "the fault is elsewhere, or the system is not what the app has"

  /// Returns the text of the file.
  private func recording() throws -> String {
    let data = try AtomicFile.read(file, as: .recording)
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure.unreadable("\(file) is no recording: it is not text in UTF-8")
    }
    return text
  }

  /// Writes the fixture, which passes once the case ends as the system declares.
  private func keep(_ judgement: Judgement, _ console: Console) throws {
    let kind = judgement.isAsDeclared ? judgement.verdict.kind : .upheld
    switch FixtureWriter(root: fixtures).write(judgement.verdict, expecting: kind) {
    case .kept(let path): console.note("wrote \(path)")
    case .refused(let complaint): throw Failure.file(complaint)
    case .nothing: break  // A case without a token has no fixture.
    }
  }
}
