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
struct DeathPlaces<Model: ReferenceModel> {
  private let table: ModelTable<Model>
  /// The operations with the words in which they are watched.
  private let operations: [String: OperationCode]

  init(_ table: ModelTable<Model>) {
    self.table = table
    var operations: [String: OperationCode] = [:]
    for (port, handle) in table.world.handles.enumerated() {
      operations["tap \(portText(handle.port))"] = OperationCode(.tap, port: port)
      for value in 0..<table.transitions.listedValues {
        operations["set \(portText(handle.port)) \(traceText(table.values[value]))"] =
          OperationCode(.set, port: port, value: value)
      }
    }
    for (number, action) in table.world.actions.enumerated() {
      operations["act \(portText(action))"] = OperationCode(.act, value: number)
    }
    self.operations = operations
  }

  /// What has to be left out so that this is not done again, as JSON; empty where that is unknown.
  ///
  /// - Parameters:
  ///   - words: What is done.
  ///   - base: The base in which it is done.
  func note(_ words: String, in base: Model.Base) -> String {
    guard let place = place(words, in: base), let data = try? JSONEncoder().encode(place) else {
      return ""
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func place(_ words: String, in base: Model.Base) -> DeathPlace? {
    if isThroughVanished(words, in: base) {
      return DeathPlace(part: .vanished, words: "held bindings while their ports are gone")
    }
    if let code = operations[words] { return DeathPlace(part: .operation(code), words: words) }
    let isOther = ["set ", "act "].contains { words.hasPrefix($0) }
    guard !isOther, let state = table.bases.firstIndex(of: base),
      state < table.transitions.keptBases
    else { return nil }
    return DeathPlace(part: .state(state), words: "the base \(traceText(base))")
  }

  private func isThroughVanished(_ words: String, in base: Model.Base) -> Bool {
    table.world.handles.contains { handle in
      let name = portText(handle.port)
      return (words == "get \(name)" || words.hasPrefix("set \(name) "))
        && !Model.isPresent(handle.port, in: base)
    }
  }
}

extension LocalChecker {
  /// From now on runs none of these cases, and nothing that is left out.
  func leaveOut(_ ended: Ended) {
    avoided = Set(ended.cases)
    table.transitions.omissions = ended.omissions
  }
}
