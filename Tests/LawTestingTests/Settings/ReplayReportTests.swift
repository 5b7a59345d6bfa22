import Foundation
import TestSupport

@testable import LawTesting

@Suite struct `The report of a replay` {
  @Test func `names the systems whose names are like a mistyped one`() throws {
    let file = NSTemporaryDirectory() + "near-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let report = ReplayReport([
      "BINDING_LAWS_REPLAY": "v2/get-set/ClearingBatton/0C20", "BINDING_LAWS_REPLAY_REPORT": file,
    ])
    for name in ["ColourfulMailbox", "ClearingButton"] { report?.appendNear(name) }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "near ClearingButton\n")
  }

  @Test func `has the issues in a file of their own`() throws {
    let file = NSTemporaryDirectory() + "answer-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let report = ReplayReport([
      "BINDING_LAWS_REPLAY_REPORT": file + "-kinds", "BINDING_LAWS_REPLAY_ANSWER": file,
    ])
    for text in ["One breaks get-set", "it was given up\n"] { report?.append(issue: text) }
    let answer = try String(contentsOfFile: file, encoding: .utf8)
    #expect(answer == "One breaks get-set\nit was given up\n")
    #expect(!FileManager.default.fileExists(atPath: file + "-kinds"))
  }
}
