import LawChecking

/// A thing that learned bindings always do, and that is rarely intended.
enum Suspicion {
  /// No set of any value changes anything.
  case neverChanges
  /// Some values are never read where they were set, each in a sentence.
  case neverRead([String])

  /// Finds what the table among verdicts shows of this kind.
  ///
  /// Nil if it shows nothing.
  init?(among verdicts: [Verdict]) {
    guard let table = verdicts.lazy.compactMap(\.learned).first else { return nil }
    if table.neverChanges {
      self = .neverChanges
      return
    }
    let isSingle = Set(table.rows.flatMap(\.cells).map(\.port)).count < 2
    let lines = table.neverRead.map { port, value, reading in
      let place = isSingle ? "" : " at \(port)"
      return "\(value) is set\(place) and \(reading) is read, in every state"
    }
    if lines.isEmpty { return nil }
    self = .neverRead(lines)
  }

  /// Whether the suspicion is the reason why there is no evidence for some laws.
  var explainsDoubts: Bool {
    if case .neverChanges = self { true } else { false }
  }
}
