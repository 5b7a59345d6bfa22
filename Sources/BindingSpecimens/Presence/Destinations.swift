import BindingLaws
import LawfulBindings

/// The destinations of a screen, each with a flag of its own.
///
/// A new case needs its place in `flag` and `whole`: the compiler does not ask for it. Traces name ports,
/// bases and values here, and draws and tokens number them: names and orders have to stay.
enum Destination: Hashable {
  case detail(isEditing: Bool)
  case settings(isLarge: Bool)

  /// The destinations without their flags.
  enum Kind: CaseIterable { case detail, settings }

  /// Returns the flag.
  ///
  /// Nil if this is no destination of the kind.
  func flag(of kind: Kind) -> Bool? {
    switch (self, kind) {
    case (.detail(let flag), .detail), (.settings(let flag), .settings): flag
    default: nil
    }
  }

  /// Returns the destination of a kind with a flag.
  static func whole(_ kind: Kind, _ flag: Bool) -> Destination {
    kind == .detail ? .detail(isEditing: flag) : .settings(isLarge: flag)
  }
}

extension HeadlessBinding<Destination> {
  /// Returns the flag of the destination.
  ///
  /// Nil if it is not of the kind.
  func flag(of kind: Destination.Kind) -> Flag? {
    Flag(self, extract: { $0.flag(of: kind) }, embed: { .whole(kind, $0) })
  }
}

extension HeadlessBinding<Destination?> {
  /// Returns the binding that presents a sheet over destinations of the kind.
  func sheet(of kind: Destination.Kind) -> HeadlessBinding<Bool?> {
    .init(presenting: self, extract: { $0.flag(of: kind) }, embed: { .whole(kind, $0) })
  }
}

/// The payload of the current case.
///
/// A late set never changes the case.
struct CasePayload: BindingSystem {
  static var model: CaseModel<Destination, Destination.Kind, Bool> {
    CaseModel { kind, destination in
      destination.flag(of: kind)
    } whole: { kind, flag in
      .whole(kind, flag)
    }
  }
  let source: Source<Destination>
  func binding(_ kind: Destination.Kind) -> Flag? { source.binding.flag(of: kind) }
}

/// A system of sheets over an optional destination.
protocol SheetSystem: SourcedSystem
where Model == PresentedCaseModel<Destination, Destination.Kind, Bool> {}

extension SheetSystem {
  static var model: Model {
    PresentedCaseModel { kind, destination in
      destination.flag(of: kind)
    } whole: { kind, flag in
      .whole(kind, flag)
    }
  }
}

/// Sheets over one optional destination.
///
/// A late dismissal never closes another one.
struct PresentedCase: SheetSystem {
  let source: Source<Destination?>

  func binding(_ kind: Destination.Kind) -> HeadlessBinding<Bool?> {
    source.binding.sheet(of: kind)
  }
}

/// Sheets whose dismissal clears whatever is presented by then.
///
/// A set reads back correctly, but may change another destination.
struct StaleDismissal: SheetSystem {
  let source: Source<Destination?>

  func binding(_ kind: Destination.Kind) -> HeadlessBinding<Bool?> {
    source.binding.derive(get: { $0?.flag(of: kind) }, put: { $0 = $1.map { .whole(kind, $0) } })
  }
}
