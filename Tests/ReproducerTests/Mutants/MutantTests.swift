import Foundation
import TestSupport

@testable import UnrulyReproducer

/// What is done with the case of a mutant, each in its turn.
private let commandsOnMutants = [
  ["replay"], ["replay", "--json"], ["replay", "--shrink", "--quiet"],
  ["report", "--quiet", "--html", pageName],
]
/// The page that the last of these commands writes into the folder of its run.
private let pageName = "page.html"
/// The number of mutants: as many as the environment asks for, or a turn of all spellings for each command.
private let mutantCount =
  ProcessInfo.processInfo.environment["BINDING_LAWS_MUTANTS"].flatMap(Int.init)
  ?? Mutant.turnCount * commandsOnMutants.count
/// The file, if any, that gets a line for each mutant: its exit code, its seconds and its arguments.
private let tally = ProcessInfo.processInfo.environment["BINDING_LAWS_MUTANTS_TALLY"]

/// Whether time is no matter, as in `CI/full.d/mutants 1000`.
///
/// The full check asks for 500 mutants, and has to end soon.
private let isLongRun = mutantCount >= 1_000
/// Systems that crash when they are read or set: all in a long run, and else one.
///
/// All are some fifty runs more, in which hangs take seconds.
private let fatal =
  isLongRun
  ? fatalSystems.map(\.name).filter { $0.wholeMatch(of: /Fatal<\w+, At[GS]et>/) != nil }
  : ["Fatal<Trap, AtSet>"]

@Suite struct `A case spelled by chance` {
  @Test("ends the reproducer only as documented", arguments: 0..<mutantCount)
  func end(_ number: Int) throws {
    let mutant = Mutant(number)
    try withFolder { folder in try expectEnd(of: mutant, number, in: folder) }
  }

  @Test(
    "is killed if it hangs",
    arguments: [
      ("Fatal<EndlessLoop, AtSet>", "start 0; set low 3"),
      ("Fatal<Stopped, AtGet>", "start 3; get low; set low 3"),
      ("FatalModel<EndlessLoop, AtAct>", "start 3; act turn; set cell 3"),
    ])
  func hang(_ system: String, _ trace: String) throws {
    try withFolder { folder in
      let arguments = ["replay", "--system", system, "--law", "set-get", "--trace", trace]
      let run = try run(arguments, in: folder)
      #expect(run.exitCode == 3)
      #expect(!run.witnesses(in: folder).isEmpty)
      try expectOrder(run, in: folder)
    }
  }

  @Test(
    "runs in child processes alone, by",
    arguments: [
      ["check", "--children", "--cases", "50", "--law", "set-get"],
      ["check", "--exhaustive", "--children", "--depth", "1", "--law", "total"],
      ["explain", "--table"],
    ], fatal)
  func childrenOnly(_ command: [String], _ system: String) throws {
    try withFolder { folder in
      let run = try run(command + [system], in: folder)
      #expect([0, 1, 3, 65].contains(run.exitCode))
      #expect(!run.witnesses(in: folder).isEmpty)
      try expectOrder(run, in: folder)
    }
  }

  @Test func `runs in the reproducer itself if that is asked for`() throws {
    let benign = ["--law", "set-get", "--trace", "start 0; set low 1", "--no-children"]
    try withFolder { folder in
      let run = try run(["replay", "--system", "Fatal<Trap, AtSet>"] + benign, in: folder)
      #expect(run.exitCode == 2)
      #expect(run.witnesses(in: folder) == ["\(run.process)"])
    }
  }

  private func expectEnd(of mutant: Mutant, _ number: Int, in folder: URL) throws {
    // A command has a whole turn of the spellings, and then the next command.
    let turn = number / Mutant.turnCount
    let command = commandsOnMutants[turn % commandsOnMutants.count].map { argument in
      argument == pageName ? folder.appendingPathComponent(pageName).path : argument
    }
    let run = try run(command + mutant.arguments, in: folder)
    note(run, "\(number) \(mutant)")
    #expect([0, 1, 2, 3, 64, 65, 74].contains(run.exitCode), "\(mutant)")
    // A hang that no limit ends would take for ever.
    #expect(run.seconds < 300, "\(mutant)")
    try expectOrder(run, in: folder, "\(mutant)")
  }

  /// Writes a line on a run to the tally, if there is one.
  private func note(_ run: ProcessRun, _ name: String) {
    guard let tally, let file = fopen(tally, "a") else { return }
    fputs("\(run.exitCode)\t\(run.seconds)\t\(name.debugDescription)\n", file)
    fclose(file)
  }

  /// Expects a run to end by itself, with at most one complaint and no file left behind.
  ///
  /// It must call neither model nor system in its own process.
  private func expectOrder(_ run: ProcessRun, in folder: URL, _ name: Comment = "") throws {
    #expect(!run.isSignalled, name)
    // A long run prints its time every ten seconds.
    let complaints = run.errors.split(separator: "\n").filter { !$0.hasSuffix(" s") }
    #expect(complaints.allSatisfy { $0.hasPrefix("UnrulyReproducer: ") }, "\(name) \(run.errors)")
    #expect(complaints.count <= 1, "\(name) \(run.errors)")
    #expect(!run.witnesses(in: folder).contains("\(run.process)"), name)
    let temporary = folder.appendingPathComponent("tmp").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty, name)
  }

  private func run(_ arguments: [String], in folder: URL) throws -> ProcessRun {
    let temporary = folder.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    return try ProcessRun.ofUnruly(
      arguments + ["--hang-after", "1"],
      environment: ["UNRULY_WITNESS": folder.path + "/calls", "TMPDIR": temporary.path])
  }
}

extension ProcessRun {
  /// Returns the processes in which a model or a system was called.
  fileprivate func witnesses(in folder: URL) -> Set<Substring> {
    let text = try? String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)
    return Set((text ?? "").split(separator: "\n"))
  }
}
