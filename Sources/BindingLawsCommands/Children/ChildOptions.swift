import ArgumentParser
import LawChecking

/// The options about child processes, in which systems may trap, hang or use up the memory.
///
/// The texts say `one` for the processor time of `ChildLimits`.
struct ChildOptions: ParsableArguments {
  @Flag(
    name: .customLong("children"), inversion: .prefixedNo,
    help: """
      Run systems in child processes; by default only systems that declare \
      that they may trap, single cases and tables.
      """)
  var areWanted: Bool?

  /// Whether no system may run in a child process, because `--no-children` says so.
  var areForbidden: Bool { areWanted == false }

  @Option(
    parsing: .unconditional,
    help: """
      How many seconds a case may take in a child process, of processor time and on the clock; by \
      default one of processor time, and \(ChildLimits().time / 1_000) on the clock.
      """)
  var hangAfter: Int?

  @Option(
    parsing: .unconditional,
    help: "How many megabytes a child process may write to; \(ChildLimits().memory) by default.")
  var memoryLimit: Int?

  func validate() throws {
    try require("--memory-limit", memoryLimit, in: ChildLimits.permittedMemory)
    try require("--hang-after", hangAfter, in: 1...ChildLimits.mostSeconds)
  }

  /// The limits of child processes.
  var limits: ChildrenLimits {
    var limits = ChildrenLimits()
    if let hangAfter {
      limits.child.processorTime = 1_000 * hangAfter
      limits.child.time = 1_000 * hangAfter
    }
    if let memoryLimit { limits.child.memory = memoryLimit }
    return limits
  }

  /// Returns whether a system runs in a child process.
  func takes(_ system: JudgedSystem) -> Bool { areWanted ?? system.mayTrap }

  /// Runs a system in a child process, unless that is forbidden.
  ///
  /// A system may end its process even if it does not declare that. A system that no child can make again runs
  /// here, if it does not declare that it may trap, and nobody asked for a child.
  func run<Result>(_ system: JudgedSystem, _ body: (Place) throws -> Result) throws -> Result {
    if areForbidden { return try body(.here) }
    do {
      return try body(.children(limits))
    } catch ChildError.unreachableType where !takes(system) {
      return try body(.here)
    }
  }
}
