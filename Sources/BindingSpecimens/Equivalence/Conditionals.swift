import BindingLaws

// The names of changes are those of `ConditionalModels`.

/// A label with one change on a condition.
///
/// Its type does not show whether the change was made.
struct ConditionalBold: BoldSystem {
  let source: Source<Bool>

  func label(_ isLoud: Bool, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(if: isLoud) { calls.modify($0, "bold") }
  }
}

/// A label with a change whose payload may be there.
struct ConditionalColour: ElementSystem {
  static let model = ColourModel()
  let source: Source<String??>

  func label(_ colour: String??, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(ifLet: colour) { calls.modify($0, $1 ?? "none") }
  }
}

/// A label with two changes in a chain.
///
/// This form and the next two are twins in a ring: `equivalent` compares each with the next.
struct ConciseChain: LabelSystem {
  typealias Twin = VerboseBranches
  let source: Source<LabelModel.Conditions>

  func label(_ base: LabelModel.Conditions, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(if: base.isLoud) { calls.modify($0, "bold") }
      .conditionally(if: base.isBad) { calls.modify($0, "red") }
  }
}

/// A label with one branch for each combination of the conditions.
///
/// The label is the reference. Its type names all branches, as a builder of views makes it.
struct VerboseBranches: LabelSystem {
  typealias Twin = ErasedAccumulator
  typealias Changed = ModifiedElement<HeadlessLabel>
  typealias Quiet = EitherElement<HeadlessLabel, Changed>
  typealias Loud = EitherElement<Changed, ModifiedElement<Changed>>
  let source: Source<LabelModel.Conditions>

  func label(
    _ base: LabelModel.Conditions, _ calls: Calls
  ) -> EitherElement<Quiet, Loud> {
    let label = HeadlessLabel()
    if base.isLoud && base.isBad {
      return .modified(.modified(calls.modify(calls.modify(label, "bold"), "red")))
    }
    if base.isLoud { return .modified(.plain(calls.modify(label, "bold"))) }
    if base.isBad { return .plain(.modified(calls.modify(label, "red"))) }
    return .plain(.plain(label))
  }
}

/// A label in an accumulator whose type is erased.
struct ErasedAccumulator: LabelSystem {
  typealias Twin = ConciseChain
  let source: Source<LabelModel.Conditions>

  func label(_ base: LabelModel.Conditions, _ calls: Calls) -> AnyHeadlessElement {
    var element = AnyHeadlessElement(HeadlessLabel())
    if base.isLoud { element = AnyHeadlessElement(calls.modify(element, "bold")) }
    if base.isBad { element = AnyHeadlessElement(calls.modify(element, "red")) }
    return element
  }
}

/// A label with one change whose branches are swapped, as in an article.
///
/// The change is made if it is not asked for, and not made if it is. The label upholds the law of the static
/// type.
struct SwappedBranches: BoldSystem, TwinSystem {
  typealias Twin = ConditionalBold
  let source: Source<Bool>

  func label(_ isLoud: Bool, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(if: !isLoud) { calls.modify($0, "bold") }
  }
}

/// A label with two changes in a chain, whose branches are swapped.
///
/// The label is wrong for all four combinations, but upholds the laws of their order and of the static type.
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
/// The change breaks only `true-applies`.
struct ModifiedTwice: BoldSystem {
  let source: Source<Bool>

  func label(_ isLoud: Bool, _ calls: Calls) -> some HeadlessElement {
    if isLoud { _ = calls.modify(HeadlessLabel(), "bold") }
    return HeadlessLabel().conditionally(if: isLoud) { calls.modify($0, "bold") }
  }
}

/// A change whose closure is called before it is known whether it is asked for.
///
/// The change breaks only `false-keeps`.
struct ModifiedInVain: BoldSystem {
  let source: Source<Bool>

  func label(_ isLoud: Bool, _ calls: Calls) -> some HeadlessElement {
    let modified = calls.modify(HeadlessLabel(), "bold")
    return HeadlessLabel().conditionally(if: isLoud) { _ in modified }
  }
}

/// A chain that is applied from its end.
///
/// The chain makes the right changes, and breaks their order.
struct ChainFromTheEnd: LabelSystem {
  typealias Twin = ConciseChain
  let source: Source<LabelModel.Conditions>

  func label(_ base: LabelModel.Conditions, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(if: base.isBad) { calls.modify($0, "red") }
      .conditionally(if: base.isLoud) { calls.modify($0, "bold") }
  }
}

/// A label with a branch for each outcome, and so a type for each.
///
/// The label breaks only `same-static-type`.
struct TypePerBranch: ShowingSystem {
  static let model = BoldModel()
  let source: Source<Bool>

  func shown(_ port: BoldModel.Port) -> ConfiguredElement {
    let calls = Calls()
    let label = HeadlessLabel()
    return source.value ? calls.element(calls.modify(label, "bold")) : calls.element(label)
  }
}
