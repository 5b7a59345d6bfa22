import BindingLaws
import LawfulBindings

/// A flag, and the animation in which it was last written.
struct AnimatedFlag: Equatable {
  var isOn = false
  var animation: String?
}

/// Where a write is animated in several ways, the one nearest to the writer counts.
///
/// Traces name actions and bases here, and draws and tokens number them: names and orders have to stay.
enum NestedTransactionsModel: ShownModel {
  /// A write, and what animates it.
  enum Action: CaseIterable {
    case plain, ambient, nested, own, ownQuietly, twice, outerOfTwo, innerOfTwo, owner, functions
  }

  static var values: [AnimatedFlag]? { [AnimatedFlag(isOn: true)] }
  static var actions: [Action] { Action.allCases }

  static var bases: [AnimatedFlag]? {
    [nil, "inner", "outer", "ambient"].flatMap { animation in
      Bool.all.map { AnimatedFlag(isOn: $0, animation: animation) }
    }
  }

  static func get(_ port: SinglePort, in base: AnimatedFlag) -> AnimatedFlag { base }

  static func apply(_ action: Action, to base: AnimatedFlag) -> AnimatedFlag {
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

/// Writes that are animated by a binding, by the one that it is derived from, and all around.
///
/// Some edits in `CI/full.d/source-mutants.txt` are tried on it alone.
struct NestedTransactions: ShowingSystem {
  typealias Model = NestedTransactionsModel
  let source: Source<AnimatedFlag>

  func shown(_ port: Model.Port) -> AnimatedFlag { source.value }

  func perform(_ action: Model.Action, on source: Source<AnimatedFlag>) {
    let flag = HeadlessBinding(
      get: { source.base.isOn },
      set: { source.rewrite(AnimatedFlag(isOn: $0, animation: $1.animation)) })
    let toggle = { binding(action, of: flag).wrappedValue.toggle() }
    switch action {
    case .nested: withHeadlessAnimation("ambient") { withHeadlessAnimation("inner", toggle) }
    case .ambient, .own, .ownQuietly: withHeadlessAnimation("ambient", toggle)
    default: toggle()
    }
  }

  /// What an action writes through.
  private func binding(_ action: Model.Action, of flag: Flag) -> Flag {
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
