/// The parts of `LawfulBindings` that a derivation uses.
enum LibraryUse: Equatable {
  /// Nothing: SwiftUI is enough.
  case nothing
  /// These parts, each of which can be copied.
  case parts([CopiedPart])
  /// Something that cannot be copied in a few lines, such as an initialiser or a type.
  case all

  /// Returns what two derivations use together.
  func and(_ other: LibraryUse) -> LibraryUse {
    switch (self, other) {
    case (.all, _), (_, .all): .all
    case (.nothing, let use), (let use, .nothing): use
    case (.parts(let parts), .parts(let others)):
      .parts(parts + others.filter { !parts.contains($0) })
    }
  }

  /// The parts to copy.
  ///
  /// Nil unless the derivation uses such parts and nothing else.
  var parts: [CopiedPart]? {
    if case .parts(let parts) = self { parts } else { nil }
  }
}
