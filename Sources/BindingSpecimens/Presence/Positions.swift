import BindingLaws
import LawfulBindings

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

/// Rows that are identified by their value, as with `ForEach($flags, id: \.self)`.
///
/// The rows uphold every law while all values differ. Equal ones collide, and a set changes the identity.
struct ValueAsIdentity: BindingSystem {
  static var model: FlagPositionsModel { flagPositions }
  let source: Source<[Bool]>

  func binding(_ index: Int) -> Flag? {
    guard let identity = source.value.dropFirst(index).first else { return nil }
    return source.binding.derive(
      get: { _ in identity },
      put: { flags, isOn in
        if let index = flags.firstIndex(of: identity) { flags[index] = isOn }
      })
  }
}
