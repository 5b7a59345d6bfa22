import Foundation
import TestSupport

@Suite struct `An interruption` {
  /// The second law interrupts the run, when the verdict on the first has been found.
  private let check = ["check", UnrulyCheck.quoted, "--law", "silent", "--law", "interrupting"]

  @Test("prints what was found so far and exits with 130", arguments: ["SIGINT", "SIGTERM"])
  func isHeard(_ signal: String) throws {
    let environment = signal == "SIGINT" ? [:] : ["UNRULY_SIGNAL": signal]
    let run = try ProcessRun.ofUnruly(check, environment: environment)
    #expect(run.exitCode == 130)
    #expect(run.output.hasPrefix("\(UnrulyCheck.quoted) obeys silent: proved"))
    #expect(run.output.contains(/\n1 of 1 system, 1 verdict in .*: interrupted\n$/))
    #expect(run.errors == "UnrulyReproducer: interrupted; this is what was found so far\n")
  }

  @Test func `says what it has not written`() throws {
    let file = NSTemporaryDirectory() + "never-\(getpid()).xml"
    let run = try ProcessRun.ofUnruly(check + ["--junit", file])
    #expect(run.errors.hasSuffix("found so far; not written: \(file)\n"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `leaves whole lines of JSON`() throws {
    let run = try ProcessRun.ofUnruly(check + ["--json"])
    #expect(run.exitCode == 130)
    #expect(run.output.hasPrefix("{"))
    #expect(run.output.hasSuffix("}\n"))
    #expect(run.output.count { $0 == "\n" } == 1)
  }
}
