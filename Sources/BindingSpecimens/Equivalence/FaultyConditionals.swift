import BindingLaws
import LawfulBindings

/// One change that is made when it is not asked for, and not made when it is, as the article has it.
///
/// It keeps the static type.
struct SwappedBranches: BoldSystem, TwinSystem {
  typealias Twin = ConditionalBold
  let source: Source<Bool>

  func label(_ isLoud: Bool, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(if: !isLoud) { calls.modify($0, "bold") }
  }
}

/// Two such changes in a chain: wrong for all four combinations.
///
/// It keeps their order and the static type.
struct InvertedChain: LabelSystem {
  typealias Twin = VerboseBranches
  let source: Source<LabelModel.Conditions>

  func label(_ base: LabelModel.Conditions, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(if: !base.isLoud) { calls.modify($0, "bold") }
      .conditionally(if: !base.isBad) { calls.modify($0, "red") }
  }
}

/// A change whose closure is called twice, once to no effect.
///
/// It breaks only true-applies.
struct ModifiedTwice: BoldSystem {
  let source: Source<Bool>

  func label(_ isLoud: Bool, _ calls: Calls) -> some HeadlessElement {
    if isLoud { _ = calls.modify(HeadlessLabel(), "bold") }
    return HeadlessLabel().conditionally(if: isLoud) { calls.modify($0, "bold") }
  }
}

/// A change whose closure is called before it is known whether it is asked for.
///
/// It breaks only false-keeps.
struct ModifiedInVain: BoldSystem {
  let source: Source<Bool>

  func label(_ isLoud: Bool, _ calls: Calls) -> some HeadlessElement {
    let modified = calls.modify(HeadlessLabel(), "bold")
    return HeadlessLabel().conditionally(if: isLoud) { _ in modified }
  }
}

/// A chain that is applied from its end.
///
/// It keeps what is changed, and breaks the order.
struct ChainFromTheEnd: LabelSystem {
  typealias Twin = ConciseChain
  let source: Source<LabelModel.Conditions>

  func label(_ base: LabelModel.Conditions, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(if: base.isBad) { calls.modify($0, "red") }
      .conditionally(if: base.isLoud) { calls.modify($0, "bold") }
  }
}

/// A branch for each outcome, and with it a type for each.
///
/// It breaks only same-static-type.
struct TypePerBranch: ShowingSystem {
  typealias Model = BoldModel
  let source: Source<Bool>

  func shown(_ port: Model.Port) -> ConfiguredElement {
    let (calls, label) = (Calls(), HeadlessLabel())
    return source.value ? calls.element(calls.modify(label, "bold")) : calls.element(label)
  }
}
