import BindingLaws

/// The change of a value, in short, if there is no room for the whole value.
///
/// Recorded tables hold its words: others make them differ.
enum Change: Equatable {
  /// The value stayed.
  case none
  /// The whole value, in words.
  case whole(String)
  /// The labelled parts that changed, in words.
  ///
  /// The others stayed.
  case parts([String])

  /// Compares two values.
  init(from old: TraceValue, to new: TraceValue) {
    if old == new {
      self = .none
    } else if new.parts.isEmpty || old.parts.count != new.parts.count {
      self = .whole("\(old) → \(new)")
    } else {
      let changed = zip(old.parts, new.parts).filter { $0 != $1 }
      self = .parts(changed.flatMap { Self.words(from: $0, to: $1) })
    }
  }

  /// Returns the changes within a part in words, each with its path.
  private static func words(from old: TraceValue.Part, to new: TraceValue.Part) -> [String] {
    guard old.label == new.label else {
      return ["\(old.label): \(old.value) → \(new.label): \(new.value)"]
    }
    let change = Change(from: old.value, to: new.value)
    if case .parts(let inner) = change { return inner.map { "\(new.label).\($0)" } }
    return ["\(new.label): \(change.words)"]
  }

  /// The change in words, with a mark if parts are left out: `… y: on → off`.
  var text: String {
    if case .parts = self { "… " + words } else { words }
  }

  /// The change in words, without the mark.
  var words: String {
    switch self {
    case .none: "as before"
    case .whole(let words): words
    case .parts(let parts): parts.joined(separator: ", ")
    }
  }
}
