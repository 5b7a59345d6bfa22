import LawChecking
import ArgumentParser

struct Recover: Command {
  static let configuration = CommandConfiguration(
    abstract: "Says which case killed the last run, and runs it again in isolation.",
    discussion: "Example: binding-laws recover .build/binding-laws.flight")

  @Argument(help: "The flight recording that the run left.", completion: .file())
  var recording = ".build/binding-laws.flight"

  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    let chosen = try FlightRecording(path: recording).chosen
    let replayed = try chosen.replay()
    try console.say(console.paint(report: replayed.verdict.report))
    return replayed.verdict.kind == .broken ? .broken : .notReproduced
  }
}
