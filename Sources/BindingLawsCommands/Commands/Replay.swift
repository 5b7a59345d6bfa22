import ArgumentParser
import Foundation
import LawChecking
import LawTelling

// `TheCommandLine.md` explains it. `Report` prints a line to copy that calls it, if there is a case. In tests
// that line calls the plugin instead.
/// The command `replay`, which runs one case.
struct Replay: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Runs one case: that of a token, of a file, or of a trace.",
      discussion: """
        Exits with 1 when the case breaks its law, with 2 when it does not, and with 3 when it \
        crashes or times out. With --shrink the smallest such case counts. With --test it \
        exits with 0 if it wrote a test.

        Example: \(program) replay \(Example.token)
        Example: \(program) replay \(Example.written(as: "start .b; set a off"))
        Example: \(program) replay \(Example.token) --test --out Shown.swift
        Example: \(program) replay --shrink \(Example.written(as: "start nil; write .c; set b on; set a off"))
        """)
  }

  @OptionGroup var arguments: CaseArguments

  @Flag(help: "Make a failing case as small as it gets; with --quiet print only its trace.")
  var shrink = false

  @Flag(help: "Wait for a key between the steps.")
  var step = false

  @Flag(
    help: "Print a test in Swift that shows a failing case without the checker, and nothing else.")
  var test = false

  @Option(help: "Write that test to this file.", completion: .file(extensions: ["swift"]))
  var out: String?

  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if out != nil && !test { throw ValidationError("--out names the file of a test; add --test") }
    if step && test { throw ValidationError("--test prints a test alone; leave out --step") }
  }

  func perform(on console: Console) async throws -> ExitStatus {
    if let out { try requireFree(out) }
    let chosen = try arguments.chosen()
    let replayed = try console.waiting {
      try shrink ? chosen.shrink(children) : chosen.replay(children)
    }
    if test && replayed.verdict.exitStatusOfReplay != .notReproduced {
      try hand(replayed.verdict.counterexample?.testWithCopied, on: console)
      return .done
    }
    if step && !console.isJSON {
      try console.step(through: replayed.steps(width: console.width ?? WidthOption.ofReports))
    }
    try console.show(replayed, of: chosen.system, isSmallest: shrink, showsTable: !step)
    return replayed.verdict.exitStatusOfReplay
  }

  /// Requires, before the work, that the test can be written and overwrites nothing.
  private func requireFree(_ path: String) throws {
    try AtomicFile.requireWritable(path)
    if FileManager.default.contents(atPath: path)?.isEmpty == false {
      throw Failure.file("\(path) is there already; name another file")
    }
  }

  /// Prints the test, or writes it to the named file.
  private func hand(_ source: String?, on console: Console) throws {
    guard let source else {
      throw Failure.unreadable("there is no test of this case without the checker")
    }
    if let out {
      try AtomicFile.write(source, to: out)
      console.note("wrote \(out)")
    }
    if console.isJSON {
      try console.say(json: ["test": source])
    } else if out == nil {
      try console.say(source.trimmingCharacters(in: .newlines))
    }
  }
}
