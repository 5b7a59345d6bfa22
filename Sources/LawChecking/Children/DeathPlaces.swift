import BindingGenerators
import BindingLaws
import Foundation

/// What a system was doing when it died, as something that later cases can leave out.
struct DeathPlace: Codable {
  let part: Omissions.Part
  /// The same in words.
  let words: String
}

extension DeathPlace {
  /// Reads what a child has noted.
  init?(_ note: String) {
    guard let place = try? JSONDecoder().decode(Self.self, from: Data(note.utf8)) else {
      return nil
    }
    self = place
  }
}

/// Says of each step what would have to be left out for it not to be taken.
struct DeathPlaces {
  private let subject: any Subject
  /// The operations with the words in which they are watched.
  private let operations: [String: OperationCode]

  init(_ subject: any Subject) {
    self.subject = subject
    let (transitions, names) = (subject.transitions, subject.names)
    var operations: [String: OperationCode] = [:]
    for (port, name) in names.ports.enumerated() {
      operations["tap \(name)"] = OperationCode(.tap, port: port)
      for value in 0..<transitions.listedValues {
        operations["set \(name) \(subject.text(ofValue: value))"] =
          OperationCode(.set, port: port, value: value)
      }
    }
    for (number, action) in names.actions.enumerated() {
      operations["act \(action)"] = OperationCode(.act, value: number)
    }
    self.operations = operations
  }

  /// What has to be left out so that this is not done again, as JSON; empty where that is unknown.
  ///
  /// - Parameters:
  ///   - words: What is done.
  ///   - base: The base in which it is done, as the system has come to it.
  func note(_ words: String, in met: Int) -> String {
    guard let place = place(words, in: met), let data = try? JSONEncoder().encode(place) else {
      return ""
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func place(_ words: String, in met: Int) -> DeathPlace? {
    if isThroughVanished(words, in: met) {
      return DeathPlace(part: .vanished, words: "held bindings while their ports are gone")
    }
    if let code = operations[words] { return DeathPlace(part: .operation(code), words: words) }
    let isOther = ["set ", "act "].contains { words.hasPrefix($0) }
    guard !isOther, met >= 0, met < subject.transitions.keptBases else { return nil }
    return DeathPlace(part: .state(met), words: "the base \(subject.text(met: met))")
  }

  private func isThroughVanished(_ words: String, in met: Int) -> Bool {
    subject.names.ports.enumerated().contains { port, name in
      (words == "get \(name)" || words.hasPrefix("set \(name) "))
        && !subject.isPresent(port, met: met)
    }
  }
}

extension Subject {
  /// The same law on a system that says what is done to it, and where, before it is done.
  func watched(noting note: @escaping (_ words: String, _ met: Int) -> Void) -> any Subject {
    around(Fault(id: "none", title: "it is watched", note: note))
  }
}

extension LocalChecker {
  /// From now on runs none of these cases, and nothing that is left out.
  func leaveOut(_ ended: Ended) {
    avoided = Set(ended.cases)
    subject.transitions.omissions = ended.omissions
  }
}
