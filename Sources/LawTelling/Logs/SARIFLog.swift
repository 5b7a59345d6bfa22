import BindingLaws
package import LawChecking

/// The surprises of a check, and what it leaves open, in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// A mistake is told at the tier of its law; what breaks beside it is a note.
package struct SARIFLog {
  private let log: Log

  /// - Parameters:
  ///   - judgements: The results.
  ///   - program: The name of the tool.
  ///   - command: What stands before `replay` in the lines to copy.
  package init(_ judgements: [Judgement], of program: String, replayedBy command: String) {
    let told = judgements.told.filter {
      !$0.judgement.isAsDeclared || $0.judgement.isOpen || $0.warning != nil
    }
    var laws: [LawDescription] = []
    for law in told.map(\.judgement.verdict.law) where !laws.contains(where: { $0.id == law.id }) {
      laws.append(law)
    }
    let driver = Driver(name: program, rules: laws.map(Rule.init))
    let results = told.map { Result($0, replayedBy: command) }
    log = Log(runs: [Run(tool: Tool(driver: driver), results: results)])
  }

  /// The log.
  package var text: String {
    get throws { try log.jsonLine + "\n" }
  }
}

private struct Log: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}

private struct Run: Encodable {
  let tool: Tool
  let results: [Result]
}

private struct Tool: Encodable {
  let driver: Driver
}

private struct Driver: Encodable {
  let name: String
  let rules: [Rule]
}

private struct Message: Encodable {
  let text: String
}

/// A law.
private struct Rule: Encodable {
  let id: String
  let shortDescription: Message
  let fullDescription: Message

  init(_ law: LawDescription) {
    (id, shortDescription) = (law.id, Message(text: law.title))
    fullDescription = Message(text: law.maths)
  }
}

/// A verdict that is not as declared, or an open question.
private struct Result: Encodable {
  struct Location: Encodable {
    struct Logical: Encodable {
      let name: String
      var kind = "type"
    }
    let logicalLocations: [Logical]
  }

  let ruleId: String
  let kind: String
  let level: String
  let message: Message
  let locations: [Location]
  let partialFingerprints: [String: String]

  init(_ told: ToldJudgement, replayedBy command: String) {
    let (judgement, verdict) = (told.judgement, told.judgement.verdict)
    let text =
      told.warningAlone
      ?? told.warned(
        told.teller?.sentence(on: verdict) ?? told.report(replayedBy: command))
    (ruleId, message) = (verdict.law.id, Message(text: text))
    kind = judgement.isAsDeclared && told.warning == nil ? "open" : "fail"
    level =
      told.warning != nil
      ? "error"
      : judgement.isAsDeclared
        ? "none" : told.teller != nil ? "note" : verdict.law.tier == .strict ? "error" : "warning"
    locations = [Location(logicalLocations: [.init(name: verdict.system)])]
    partialFingerprints = ["systemAndLaw/v1": "\(verdict.system)/\(verdict.law.id)"]
  }
}
