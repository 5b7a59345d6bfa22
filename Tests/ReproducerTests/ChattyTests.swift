import Foundation
import TestSupport

@Suite struct `What code under test prints` {
  @Test(
    "stays out of the results, with and without child processes",
    arguments: [
      ["check", "Chatty", "--law", "set-get", "--json"],
      ["check", "Chatty", "--law", "set-get", "--json", "--children"],
      ["check", "Chatty", "--law", "set-get", "--json", "--exhaustive", "--depth", "1"],
      ["replay", "--json", "--no-children"] + chattyCase, ["replay", "--json"] + chattyCase,
      ["replay", "--shrink", "--json", "--no-children"] + chattyCase,
      ["explain", "--table", "Chatty", "--json"],
      ["explain", "--table", "Chatty", "--json", "--no-children"],
      ["explain", "Chatty", "--json"], ["explain", "get-set", "--json"], ["list", "--json"],
      ["list", "--laws", "--json"], ["replay", "--test", "--json"] + chattyCase,
      ["power", "Chatty", "--law", "coherent", "--cases", "5", "--json"],
    ])
  func json(_ arguments: [String]) throws {
    let run = try ProcessRun.ofUnruly(arguments, environment: ["NO_COLOR": "1"])
    let lines = run.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    let foreign = lines.filter { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) == nil }
    #expect(foreign.prefix(3).isEmpty)
  }

  @Test func `goes to standard error`() throws {
    let run = try ProcessRun.ofUnruly(["check", "Chatty", "--law", "set-get", "--cases", "20"])
    #expect(run.output.contains("Chatty breaks set-get"))
    #expect(!run.output.contains("Chatty is "))
    #expect(run.errors.contains("Chatty is read\n"))
    #expect(run.errors.contains("Chatty is set\n"))
  }
}

private let chattyCase = [
  "--system", "Chatty", "--law", "set-get", "--trace", "start 0; set cell 1",
]
