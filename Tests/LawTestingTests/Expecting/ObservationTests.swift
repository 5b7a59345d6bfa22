import Dispatch
import Foundation
import TestSupport

@testable import LawTesting

@Suite final class `A file of observations` {
  let folder = FileManager.default.temporaryDirectory.path + "/observed-\(UUID().uuidString)"

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func `is written by many tests at once, each line whole`() throws {
    let file = try #require(ObservationFile(folder))
    let observations = try observations()
    DispatchQueue.concurrentPerform(iterations: 32) { _ in file.append(observations) }
    let text = try String(contentsOfFile: folder + "/testcases.jsonl", encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 32 * observations.count)
    #expect(lines.filter { !isWhole($0) } == [])
  }

  /// Whether it is an object that has what the format asks for, though there is no coverage.
  private func isWhole(_ line: Substring) -> Bool {
    let value = try? JSONSerialization.jsonObject(with: Data(line.utf8))
    return (value as? [String: Any])?["coverage"] is NSNull
  }

  private func observations() throws -> [CaseObservation] {
    let log = CaseLog(limit: 200)
    let options = CheckOptions(cases: 200).with(\.recorder, log).withoutProof
    _ = try check(ColourButton.self, obeys: .getSet, options: options)
    return try log.observations(
      of: ColourButton.self, obeying: .getSet, options, start: 0,
      make: ColourButton.init)
  }
}
