import Foundation

/// The outcomes of all bindings, as text and as lines of JSON.
struct Overview {
  /// The bindings, each with its test and its outcome.
  let tests: [WrittenTest]

  /// Whether some binding is broken.
  var hasBroken: Bool { tests.contains(where: \.isBroken) }

  /// The number of bindings of each kind, in one line.
  var headline: String {
    func count(_ kind: Reason.Kind) -> Int { tests.count { $0.reason?.kind == kind } }
    func countNeeding(_ kind: Reason.Kind) -> String {
      let count = count(kind)
      return count == 1 ? "1 needs" : "\(count) need"
    }
    let needed = tests.compactMap { $0.reason?.type }.unique.sorted()
    let judged = tests.count { $0.isJudged || $0.isBroken }
    let broken = tests.count(where: \.isBroken)
    var parts = ["\(judged) judged", "\(broken) of them broken"]
    let types = needed.isEmpty ? "" : " (of \(needed.joined(separator: ", ")))"
    parts.append("\(countNeeding(.needsValue)) a value\(types)")
    parts.append("\(count(.isPrivate)) private")
    parts.append("\(countNeeding(.needsScene)) a scene (@State of a view)")
    parts.append("\(count(.isStored)) stored")
    parts.append("\(count(.hasNoBase)) without a base")
    parts.append("\(count(.unknown)) unknown")
    let bindings = tests.count == 1 ? "1 binding" : "\(tests.count) bindings"
    return "\(bindings): " + parts.joined(separator: ", ")
  }

  /// The headline, the broken bindings, and a line for each binding.
  var text: String {
    let broken = tests.filter(\.isBroken).map { "  \($0.name) breaks \($0.words)" }
    let width = tests.map(\.name.count).max() ?? 0
    let rows = tests.map { test in
      let name = test.name + String(repeating: " ", count: width - test.name.count)
      let shape = test.isWritten ? test.shapeName + ": " : ""
      return "  \(name)  \(shape)\(test.isBroken ? "broken" : test.words)"
    }
    return ([headline] + broken + [""] + rows).joined(separator: "\n") + "\n"
  }

  /// The outcomes as JSON, a line for each binding.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = tests.compactMap { test -> String? in
      var line = ["binding": test.name, "shape": test.shapeName, "verdict": test.verdict]
      if case .broken(let law, let trace) = test.outcome {
        line["law"] = law
        line["trace"] = trace
      }
      line["reason"] = test.reason?.words
      return (try? encoder.encode(line)).map { String(decoding: $0, as: UTF8.self) }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
