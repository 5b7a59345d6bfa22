import BindingLaws
import LawfulBindings

/// The flags of a list by position, of which there are at most two; the list grows and shrinks.
typealias FlagPositionsModel = PositionsModel<FlagExamples>

/// Positions that are there while the list reaches that far.
struct Positions: BindingSystem {
  typealias Model = FlagPositionsModel
  let source: Source<[Bool]>

  func binding(_ index: Int) -> HeadlessBinding<Bool>? {
    guard source.value.indices.contains(index) else { return nil }
    return HeadlessBinding(source.binding, index: index, default: false)
  }
}

/// The same flags, which read off where the list does not reach; sets there are rejected.
enum SafeFlags: ElementsShape {
  static var field: WritableKeyPath<Bool, Bool> { \.self }
  static var examples: [Bool] { Bool.all }
  static var missing: Bool? { false }
}

/// Positions that can always be bound, by an index that respects the bounds.
struct SafeIndex: BindingSystem {
  typealias Model = PositionsModel<SafeFlags>
  let source: Source<[Bool]>

  func binding(_ index: Int) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, index: index, default: false)
  }
}
