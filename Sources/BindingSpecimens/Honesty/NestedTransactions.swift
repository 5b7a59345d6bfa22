import BindingLaws
import LawfulBindings

/// A flag, and the animation of its last write.
struct AnimatedFlag: Equatable {
  var isOn = false
  var animation: String?
}

/// A model of writes that are animated in several ways.
///
/// The animation nearest to the writer counts. Traces name actions and bases here, and draws and tokens
/// number them: names and orders have to stay.
struct NestedTransactionsModel: ShownModel {
  /// The writes, by what animates them.
  enum Action: CaseIterable {
    /// No animation.
    case plain
    /// An ambient animation.
    case ambient
    /// An animation within an ambient one.
    case nested
    /// An ambient animation, and one of the binding.
    case own
    /// An ambient animation, and a binding without any.
    case ownQuietly
    /// Two animations of one binding.
    case twice
    /// An animation of a binding, and one of its negation.
    case outerOfTwo
    /// An animation of a binding, of which the negation writes.
    case innerOfTwo
    /// An animation of a provided binding, and one of the binding that `owned` makes of it.
    case owner
    /// An animation of a binding that is made of closures.
    case functions
  }

  var values: [AnimatedFlag]? { [AnimatedFlag(isOn: true)] }

  var bases: [AnimatedFlag]? {
    [nil, "inner", "outer", "ambient"].flatMap { animation in
      Bool.all.map { AnimatedFlag(isOn: $0, animation: animation) }
    }
  }

  func get(_ port: SinglePort, in base: AnimatedFlag) -> AnimatedFlag { base }

  func apply(_ action: Action, to base: AnimatedFlag) -> AnimatedFlag {
    let animation: String? =
      switch action {
      case .plain, .ownQuietly: nil
      case .ambient: "ambient"
      case .nested, .innerOfTwo, .own: "inner"
      case .twice, .outerOfTwo, .owner, .functions: "outer"
      }
    return AnimatedFlag(isOn: !base.isOn, animation: animation)
  }
}

/// Writes that are animated by a binding, by the one from which it is derived, and by the surroundings.
///
/// Some edits in `CI/full.d/source-mutants.txt` are tried only on it.
struct NestedTransactions: ShowingSystem {
  static let model = NestedTransactionsModel()
  let source: Source<AnimatedFlag>

  func shown(_ port: NestedTransactionsModel.Port) -> AnimatedFlag { source.value }

  func perform(_ action: NestedTransactionsModel.Action, on source: Source<AnimatedFlag>) {
    let flag = HeadlessBinding(
      get: { source.base.isOn },
      set: { source.rewrite(AnimatedFlag(isOn: $0, animation: $1.animation)) })
    let toggle = { binding(action, of: flag).wrappedValue.toggle() }
    switch action {
    case .nested: withHeadlessAnimation("ambient") { withHeadlessAnimation("inner", toggle) }
    case .ambient, .own, .ownQuietly: withHeadlessAnimation("ambient", toggle)
    case .plain, .twice, .outerOfTwo, .innerOfTwo, .owner, .functions: toggle()
    }
  }

  /// Returns the binding through which an action writes.
  private func binding(_ action: NestedTransactionsModel.Action, of flag: Flag) -> Flag {
    switch action {
    case .plain, .ambient, .nested: flag
    case .own: flag.animation("inner")
    case .ownQuietly: flag.animation(nil)
    case .twice: flag.animation("inner").animation("outer")
    case .outerOfTwo: flag.animation("inner").negated.animation("outer")
    case .innerOfTwo: flag.animation("inner").negated
    case .owner: Flag.owned(.constant(false)) { flag.animation("inner") }.animation("outer")
    case .functions:
      Flag(get: { flag.wrappedValue }, set: { flag.wrappedValue = $0 }).animation("outer")
    }
  }
}
