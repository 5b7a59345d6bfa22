import BindingGenerators
import BindingLaws
import Foundation

/// What a system was doing when it died, as something that later cases can leave out.
struct DeathPlace: Codable {
  let part: Omissions.Part
  /// The same in words.
  let words: String

  /// Whether many operations are meant.
  var isWide: Bool { part == .vanished || part == .actions }

  var isAction: Bool {
    if case .operation(let code) = part { code.kind == .act } else { false }
  }
}

extension DeathPlace {
  /// Reads what a child has noted.
  init?(_ note: String) {
    guard let place = try? JSONDecoder().decode(Self.self, from: Data(note.utf8)) else {
      return nil
    }
    self = place
  }

  var note: String? {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Subject {
  /// The operations that can be left out, with the words in which they are watched.
  var watchedOperations: [String: OperationCode] {
    var operations: [String: OperationCode] = [:]
    for (port, name) in names.ports.enumerated() {
      operations["tap \(name)"] = OperationCode(.tap, port: port)
      for value in 0..<transitions.listedValues {
        operations["set \(name) \(text(ofValue: value))"] =
          OperationCode(.set, port: port, value: value)
      }
    }
    for (number, action) in names.actions.enumerated() {
      operations["act \(action)"] = OperationCode(.act, value: number)
    }
    return operations
  }

  /// What has to be left out so that something is not done again; `nil` where that is unknown.
  ///
  /// - Parameters:
  ///   - words: What is done.
  ///   - base: The base in which it is done, as the system has come to it.
  ///   - operations: Those that can be left out.
  func place(
    of words: String, in met: Int, among operations: [String: OperationCode]
  ) -> DeathPlace? {
    let isThroughVanished = names.ports.enumerated().contains { port, name in
      (words == "get \(name)" || words.hasPrefix("set \(name) ")) && !isPresent(port, met: met)
    }
    if isThroughVanished {
      return DeathPlace(part: .vanished, words: "held bindings while their ports are gone")
    }
    if let code = operations[words] { return DeathPlace(part: .operation(code), words: words) }
    let isOther = ["set ", "act "].contains { words.hasPrefix($0) }
    guard !isOther, met >= 0, met < transitions.keptBases else { return nil }
    return DeathPlace(part: .state(met), words: "the base \(text(met: met))")
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
