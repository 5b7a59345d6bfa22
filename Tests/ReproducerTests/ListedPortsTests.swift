import Foundation
import TestSupport

@Suite struct `A model that is asked for its ports` {
  @Test(
    "is called in child processes alone, by",
    arguments: [
      ["list", "--json"], ["explain", "Portless<Trap>"], ["explain", "Portless<ExitZero>"],
    ])
  func leavesTheModelToAChild(_ command: [String]) throws {
    try withFolder { folder in
      let calls = folder.appendingPathComponent("calls")
      let run = try ProcessRun.ofUnruly(command, environment: ["UNRULY_WITNESS": calls.path])
      #expect(!run.isSignalled)
      #expect(run.exitCode == 0, "\(run.errors)")
      let processes = try String(contentsOf: calls, encoding: .utf8).split(separator: "\n")
      #expect(!processes.isEmpty)
      #expect(!processes.contains("\(run.process)"))
    }
  }

  @Test func `is a row without ports if it crashes`() throws {
    let run = try ProcessRun.ofUnruly(["list", "--json"])
    let rows = try JSONDecoder().decode([ListedSystem].self, from: Data(run.output.utf8))
    let ports = Dictionary(uniqueKeysWithValues: rows.map { ($0.system, $0.ports) })
    #expect(
      ports.filter { $0.value == nil }.keys.sorted() == ["Portless<ExitZero>", "Portless<Trap>"])
    #expect(ports["Dying<Trap>"] == 1)
    #expect(ports["Fatal<Trap, AtSet>"] == 2)
  }

  @Test func `is explained if it crashes`() throws {
    let run = try ProcessRun.ofUnruly(["explain", "Portless<ExitZero>"])
    #expect(run.output.contains("ports      unknown: its model crashes"))
  }
}
