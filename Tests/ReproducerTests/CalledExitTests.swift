import Foundation
import TestSupport

@Suite struct `A setter that calls exit` {
  @Test(
    "is no success in the reproducer itself, with", arguments: [[], ["--exhaustive"]])
  func parent(_ options: [String]) throws {
    try withFolder { folder in
      let judge =
        ["check", "Fatal<ExitZero, AtSet>", "--law", "set-get", "--no-children"] + options
      let run = try ProcessRun.ofUnruly(judge, environment: ["BINDING_LAWS_RECORDER": folder.path])
      #expect(run.exitCode == 3)
      #expect(run.errors.contains("ended the process by exit under set-get"), "\(run.errors)")
    }
  }

  @Test(
    "is no success if nothing is recorded, in",
    arguments: [
      ["power", "Fatal<ExitZero, AtSet>", "--law", "set-get", "--no-children"],
      [
        "replay", "--system", "Fatal<ExitZero, AtSet>", "--no-children", "--law", "set-get",
        "--trace", "start 0; set low 3",
      ],
      ["explain", "--table", "Fatal<ExitZero, AtSet>", "--no-children"],
    ])
  func unrecorded(_ command: [String]) throws {
    let run = try ProcessRun.ofUnruly(command)
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("ended the process by exit"), "\(run.errors)")
  }

  @Test func `is no success if nothing can be recorded`() throws {
    let run = try ProcessRun.ofUnruly(
      ["check", "Fatal<ExitZero, AtSet>", "--law", "set-get", "--no-children"],
      environment: ["BINDING_LAWS_RECORDER": "/dev/null/x"])
    #expect(run.exitCode == 3)
  }
}
