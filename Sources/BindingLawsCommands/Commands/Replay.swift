import ArgumentParser
import LawChecking
import LawTelling

struct Replay: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Runs one case: that of a token, of a file, or of a trace.",
      discussion: """
        Exits with 1 when the case breaks its law, with 2 when it does not, and with 3 when it \
        crashes or times out. With --shrink it is the smallest such case that counts.

        Example: \(program) replay \(Example.token)
        Example: \(program) replay \(Example.written(as: "start .b; set a off"))
        Example: \(program) replay --shrink \(Example.written(as: "start nil; write .c; set b on; set a off"))
        """)
  }

  @OptionGroup var arguments: CaseArguments

  @Flag(help: "Make a failing case as small as it gets; with --quiet print only its trace.")
  var shrink = false

  @Flag(help: "Wait for a key between the steps.")
  var step = false

  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    let chosen = try arguments.chosen()
    let replayed = try console.waiting {
      try shrink ? chosen.shrink(children) : chosen.replay(children)
    }
    let verdict = replayed.verdict
    if console.isJSON {
      try console.say(json: chosen.system.judgement(verdict))
    } else {
      if step { try Stepper(console).show(replayed.table(width: console.width ?? 80)) }
      try show(replayed, on: console)
    }
    return verdict.outcomeOfReplay
  }

  private func show(_ replayed: ReplayedCase, on console: Console) throws {
    let verdict = replayed.verdict
    if verdict.outcomeOfReplay != .notReproduced {
      let trace = shrink ? verdict.counterexample?.trace.joined(separator: "; ") : nil
      let report = console.isQuiet ? trace ?? verdict.headline : console.report(verdict)
      return try console.say(console.paint(report: report))
    }
    if !console.isQuiet && !step {
      try replayed.table(width: console.width ?? 80).forEach(console.say)
    }
    try console.say("\(console.isQuiet || step ? "" : "\n")\(replayed.explanation)")
  }
}
