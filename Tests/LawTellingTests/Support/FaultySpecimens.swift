import TestSupport

/// Specimens with one mistake each, whose reports stand in `Fixtures/Reports/Mistakes`.
enum FaultySpecimens {
  static let all = allSpecimens.filter { names.contains($0.name) }

  static let names: Set<String> = [
    "ClearAnySelection", "FrozenCapture", "IndexResolvedOnce", "ClampingSetter", "AliasedParts",
    "RepeatedWrite", "WriteInGetter", "DroppedWrite", "TiredSetter", "CapturedWhole",
  ]

  /// Returns all verdicts on the specimen of this name.
  static func verdicts(on name: String) throws -> [Verdict] { try found.get()[name] ?? [] }

  private static let found = Result {
    Dictionary(uniqueKeysWithValues: try all.map { ($0.name, try $0.verdicts()) })
  }
}
