import BindingLaws
import LawfulBindings

/// An unwrapping that also succeeds while there is nothing, with a default value.
///
/// The unwrapping rejects sets while there is nothing, and breaks only present-iff-unwrapped.
struct UnwrappedAnyway: OptionalSystem {
  let source: Source<Bool?>

  var derived: Flag? {
    source.binding.derive(get: { $0 ?? false }, accepts: { now, _ in now != nil }, put: { $0 = $1 })
  }
}

/// An unwrapping whose setter stores without looking.
///
/// A late set brings the value back. The unwrapping upholds every law while the value is there.
struct ResurrectingUnwrap: OptionalSystem {
  let source: Source<Bool?>

  var derived: Flag? {
    guard let initial = source.value else { return nil }
    return source.binding.derive(get: { $0 ?? initial }, put: { $0 = $1 })
  }
}

/// A model of the inside of an optional level, which promises the last value once it has gone.
///
/// Draws and tokens number the examples in this file: their order has to stay.
var lastLevel: UnwrappedModel<Int> { UnwrappedModel(trying: [1, 2], goneReadsLast: true) }

/// An unwrapping that remembers what it reads, and goes on reading that.
struct UnwrappedLast: OptionalSystem {
  static var model: UnwrappedModel<Int> { lastLevel }
  let source: Source<Int?>

  var derived: HeadlessBinding<Int>? {
    guard let initial = source.value else { return nil }
    let last = Memory(initial)
    return source.binding.derive(
      get: { last.keep($0 ?? last.value ?? initial) }, accepts: { now, _ in now != nil },
      put: { $0 = $1 })
  }
}

/// An unwrapping that promises the last value, but falls back to the first.
///
/// The unwrapping upholds every law while the value is there, and writes nothing once it has gone.
struct UnwrappedFirst: OptionalSystem {
  static var model: UnwrappedModel<Int> { lastLevel }
  let source: Source<Int?>

  var derived: HeadlessBinding<Int>? { HeadlessBinding(unwrapping: source.binding) }
}

/// A model of the flags of a list by position, of which there are at most two.
///
/// The list grows and shrinks.
typealias FlagPositionsModel = PositionsModel<Bool, Bool>

/// The model of the flags of a list by position.
var flagPositions: FlagPositionsModel { PositionsModel(at: \.self) }

/// Positions that can always be bound.
///
/// Beyond the list they read off, and reject sets.
struct SafeIndex: BindingSystem {
  static var model: PositionsModel<Bool, Bool> { PositionsModel(at: \.self, missing: false) }
  let source: Source<[Bool]>

  func binding(_ index: Int) -> Flag { .init(source.binding, index: index, default: false) }
}

/// A sheet over an optional, which is on while there is one.
///
/// The sheet can be dismissed, but not presented.
struct PresentedOptional: SingleSystem {
  static var model: PresentModel<Bool> { PresentModel(trying: Bool.all, on: .never) }
  let source: Source<Bool?>

  var derived: Flag { source.binding.isPresented }
}

/// A binding to whether a level is presented.
///
/// Its setter dismisses it, whatever is set. Off dismisses, as it must.
struct AlwaysDismissed: SingleSystem {
  static var model: PresentModel<Int> { PresentModel(trying: [1, 2]) }
  let source: Source<Int?>

  var derived: Flag { source.binding.derive(get: { $0 != nil }, put: { level, _ in level = nil }) }
}

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
