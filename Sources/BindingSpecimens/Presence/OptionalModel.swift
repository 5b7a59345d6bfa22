import BindingLaws
import LawfulBindings

/// The inside of an optional flag: there while the optional is not `nil`.
typealias OptionalModel = UnwrappedModel<FlagExamples>

/// The inside of an optional, to be had while there is one; a late set is rejected.
struct UnwrappedOptional: BindingSystem {
  typealias Model = OptionalModel
  let source: Source<Bool?>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool>? {
    HeadlessBinding(unwrapping: source.binding)
  }
}

/// An unwrapping that also succeeds while there is nothing, with a default value.
///
/// It breaks only that: what is set while there is nothing is rejected.
struct UnwrappedAnyway: BindingSystem {
  typealias Model = OptionalModel
  let source: Source<Bool?>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool>? {
    source.binding.derive(get: { $0 ?? false }, accepts: { now, _ in now != nil }, put: { $0 = $1 })
  }
}

/// An unwrapping whose setter stores without looking: a late set brings the value back.
///
/// It keeps every law while the value is there.
struct ResurrectingUnwrap: BindingSystem {
  typealias Model = OptionalModel
  let source: Source<Bool?>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool>? {
    guard let initial = source.value else { return nil }
    return source.binding.derive(get: { $0 ?? initial }, put: { $0 = $1 })
  }
}

/// The inside of an optional level, of which the last value is promised once it has gone.
enum LastLevel: ModelShape {
  static var examples: [Int] { [1, 2] }
  static var goneReadsLast: Bool { true }
}

/// An unwrapping that keeps what it reads, and reads on in that.
struct UnwrappedLast: BindingSystem {
  typealias Model = UnwrappedModel<LastLevel>
  private final class Last { var level: Int? }
  let source: Source<Int?>

  func binding(_ port: Model.Port) -> HeadlessBinding<Int>? {
    guard let initial = source.value else { return nil }
    let last = Last()
    return source.binding.derive(
      get: {
        last.level = $0 ?? last.level
        return last.level ?? initial
      }, accepts: { now, _ in now != nil }, put: { $0 = $1 })
  }
}

/// An unwrapping that promises the last value, and falls back to the first.
///
/// It keeps every law while the value is there, and writes nothing once it has gone.
struct UnwrappedFirst: BindingSystem {
  typealias Model = UnwrappedModel<LastLevel>
  let source: Source<Int?>

  func binding(_ port: Model.Port) -> HeadlessBinding<Int>? {
    HeadlessBinding(unwrapping: source.binding)
  }
}

/// Something that is presented: it can be dismissed, and not be presented by saying so.
enum Presented: PresentShape {
  static var examples: [Bool] { Bool.all }
  static var onPolicy: OnPolicy { .never }
}

/// A sheet over an optional, on while there is one.
struct PresentedOptional: BindingSystem {
  typealias Model = PresentModel<Presented>
  let source: Source<Bool?>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(isPresent: source.binding)
  }
}

/// Whether a level is presented, whose setter dismisses it, whatever is set.
///
/// It keeps that off dismisses.
struct AlwaysDismissed: BindingSystem, PresentShape {
  typealias Model = PresentModel<Self>
  static var examples: [Int] { [1, 2] }
  let source: Source<Int?>

  func binding(_ port: SinglePort) -> HeadlessBinding<Bool> {
    source.binding.derive(get: { $0 != nil }, put: { level, _ in level = nil })
  }
}
