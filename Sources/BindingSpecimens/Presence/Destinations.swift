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

/// The payload of each case of an enum: there while the case is current.
enum CaseModel: PresenceModel {
  typealias Port = Destination.Kind
  typealias Value = Bool
  static var bases: [Destination]? { Destination.all }
  static func isPresent(_ kind: Port, in base: Destination) -> Bool { base.flag(of: kind) != nil }
  static func get(_ kind: Port, in base: Destination) -> Bool { base.flag(of: kind) ?? false }

  static func set(_ flag: Bool, at kind: Port, in base: Destination) -> Destination {
    Destination(kind, flag)
  }

  static func outside(_ kind: Port, setting flag: Bool, in base: Destination) -> Destination {
    Destination(kind, false)
  }
}

/// The payload of the current case; a late set never changes the case.
struct CasePayload: BindingSystem {
  typealias Model = CaseModel
  let source: Source<Destination>

  func binding(_ kind: Destination.Kind) -> HeadlessBinding<Bool>? {
    HeadlessBinding(
      source.binding, extract: { $0.flag(of: kind) }, embed: { Destination(kind, $0) })
  }
}

/// What each destination presents: its flag while it is current, otherwise nothing.
///
/// Setting nothing dismisses the destination, if it is the one that is current.
enum PresentationModel: ReferenceModel {
  typealias Port = Destination.Kind
  static var bases: [Destination?]? { [nil] + Destination.all.map(Optional.some) }
  static var values: [Bool?]? { [nil, true, false] }
  static func get(_ kind: Port, in base: Destination?) -> Bool? { base?.flag(of: kind) }

  static func set(_ flag: Bool?, at kind: Port, in base: Destination?) -> Destination? {
    flag.map { Destination(kind, $0) } ?? (get(kind, in: base) == nil ? base : nil)
  }

  static func outside(_ kind: Port, setting flag: Bool?, in base: Destination?) -> Destination? {
    flag != nil || get(kind, in: base) != nil ? nil : base
  }
}

/// Sheets over one optional destination; a late dismissal never closes another's.
struct PresentedCase: BindingSystem {
  typealias Model = PresentationModel
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
  typealias Model = PresentationModel
  let source: Source<Destination?>

  func binding(_ kind: Destination.Kind) -> HeadlessBinding<Bool?> {
    source.binding.derive(
      get: { $0?.flag(of: kind) }, put: { $0 = $1.map { Destination(kind, $0) } })
  }
}
