import BindingLaws
import LawfulBindings

/// Where a screen can lead to; each destination has a flag of its own.
enum Destination: Hashable {
  case detail(isEditing: Bool)
  case settings(isLarge: Bool)

  /// The destinations without their flags.
  enum Kind: CaseIterable {
    case detail, settings
  }

  init(_ kind: Kind, _ flag: Bool) {
    self = kind == .detail ? .detail(isEditing: flag) : .settings(isLarge: flag)
  }

  /// The flag, if this is a destination of the kind.
  func flag(of kind: Kind) -> Bool? {
    switch (self, kind) {
    case (.detail(let flag), .detail), (.settings(let flag), .settings): flag
    default: nil
    }
  }

  static let all = Kind.allCases.flatMap { kind in Bool.all.map { Destination(kind, $0) } }
}

extension Destination: CaseShape {
  static var examples: [Bool] { Bool.all }
  static func payload(of kind: Kind, in destination: Destination) -> Bool? {
    destination.flag(of: kind)
  }
  static func whole(_ kind: Kind, _ flag: Bool) -> Destination { Destination(kind, flag) }
}

/// The payload of the current case; a late set never changes the case.
struct CasePayload: BindingSystem {
  typealias Model = CaseModel<Destination>
  let source: Source<Destination>

  func binding(_ kind: Destination.Kind) -> HeadlessBinding<Bool>? {
    HeadlessBinding(
      source.binding, extract: { $0.flag(of: kind) }, embed: { Destination(kind, $0) })
  }
}

/// Sheets over one optional destination; a late dismissal never closes another's.
struct PresentedCase: BindingSystem {
  typealias Model = PresentedCaseModel<Destination>
  let source: Source<Destination?>

  func binding(_ kind: Destination.Kind) -> HeadlessBinding<Bool?> {
    HeadlessBinding(
      presenting: source.binding, extract: { $0.flag(of: kind) },
      embed: { Destination(kind, $0) })
  }
}

/// Sheets whose dismissal clears whatever is presented by then.
///
/// It keeps what a set reads back, and breaks that a set stays with its own destination.
struct StaleDismissal: BindingSystem {
  typealias Model = PresentedCaseModel<Destination>
  let source: Source<Destination?>

  func binding(_ kind: Destination.Kind) -> HeadlessBinding<Bool?> {
    source.binding.derive(
      get: { $0?.flag(of: kind) }, put: { $0 = $1.map { Destination(kind, $0) } })
  }
}
