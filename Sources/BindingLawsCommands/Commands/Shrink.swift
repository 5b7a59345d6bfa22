import ArgumentParser
import LawChecking
import LawTelling

struct Shrink: Command {
  static let configuration = CommandConfiguration(
    abstract: "Makes a failing case as small as it gets.",
    discussion: """
      Exits with 1 and prints the smaller case, with 3 when that ends its process or does not come \
      to an end, or with 2 when the case does not break its law.

      Example: \(program) shrink \(Example.written(as: "start nil; write .c; set b on; set a off"))
      """)

  @OptionGroup var arguments: CaseArguments
  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    let chosen = try arguments.chosen()
    let small = try console.waiting { try chosen.shrink(children) }
    if console.isJSON {
      try console.say(json: chosen.system.judgement(small.verdict))
    } else {
      try show(small, on: console)
    }
    return small.verdict.outcomeOfReplay
  }

  private func show(_ small: ReplayedCase, on console: Console) throws {
    guard let found = small.verdict.counterexample else {
      return try console.say(small.explanation)
    }
    if console.isQuiet { return try console.say(found.trace.joined(separator: "; ")) }
    try console.say(console.paint(report: console.report(small.verdict)))
  }
}
