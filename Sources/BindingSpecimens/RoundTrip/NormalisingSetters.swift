import BindingLaws
import LawfulBindings

extension HeadlessBinding where Value == String {
  /// A text; an empty one is stored as none.
  fileprivate init(emptyAsNone text: HeadlessBinding<String?>) {
    self = text.map({ $0 ?? "" }, back: { .some($0.isEmpty ? nil : $0) })
  }
}

/// A level that is clamped, where the model says that clamping does not count.
struct ClampedLevel: BindingSystem {
  typealias Model = ClampedLevelModel
  let source: Source<Int>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Int> { source.binding.clamped(to: 0...2) }
}

/// The same over a level that others move out of the range: setting what is read moves it nowhere.
struct LevelOutOfRange: BindingSystem {
  typealias Model = KeptLevelModel
  let source: Source<Int>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Int> { source.binding.clamped(to: 0...2) }
}

/// The same setter, where every level counts: what is set is not got.
struct ClampingSetter: BindingSystem {
  typealias Model = ExactLevelModel
  let source: Source<Int>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Int> { source.binding.clamped(to: 0...2) }
}

/// An empty text is stored as none, where the model says that the two are the same.
struct EmptyAsNone: BindingSystem {
  typealias Model = DefaultModel<Texts>
  let source: Source<String?>

  func binding(_ port: SinglePort) -> HeadlessBinding<String> {
    HeadlessBinding(emptyAsNone: source.binding)
  }
}

/// The same setter, where the two differ: setting the empty text that was got removes it.
struct EmptyTextErased: BindingSystem {
  typealias Model = DefaultModel<ExactTexts>
  let source: Source<String?>

  func binding(_ port: SinglePort) -> HeadlessBinding<String> {
    HeadlessBinding(emptyAsNone: source.binding)
  }
}

/// A setter that goes one step towards what it is given.
///
/// It keeps get-set.
struct CreepingSetter: BindingSystem {
  typealias Model = ExactLevelModel
  let source: Source<Int>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Int> {
    source.binding.derive(get: \.self, put: { $0 += ($1 - $0).signum() })
  }
}

/// A setter that stores what it is given, and then stores it again, clamped.
///
/// In the end all is well.
struct DoubleWrite: BindingSystem {
  typealias Model = ClampedLevelModel
  let source: Source<Int>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Int> {
    let level = source.binding
    return HeadlessBinding(
      get: { level.wrappedValue },
      set: { value, transaction in
        level.transaction(transaction).wrappedValue = value
        level.transaction(transaction).wrappedValue = min(max(value, 0), 2)
      })
  }
}

/// A level that is stored as it is set, though it has to be clamped.
///
/// It keeps all laws but that it does what the model says.
struct UnclampedWrite: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Int] { [0, 2, -1, 3] }
  static var loss: Loss { .modulo }
  static func restore(_ level: Int) -> Int? { min(max(level, 0), 2) }
  let source: Source<Int>

  func binding(_ port: SinglePort) -> HeadlessBinding<Int> { source.binding }
}

/// A level that takes only what is higher.
///
/// It keeps get-set, and that a set that is taken arrives.
struct OnlyUpwards: BindingSystem {
  typealias Model = ExactLevelModel
  let source: Source<Int>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Int> {
    source.binding.taking { $0 > source.value }
  }
}
