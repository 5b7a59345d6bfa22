import BindingLaws
import LawfulBindings

/// One change on a condition; whether it is made does not show in the type.
struct ConditionalBold: BoldSystem {
  let source: Source<Bool>

  func label(_ isLoud: Bool, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(if: isLoud) { calls.modify($0, "bold") }
  }
}

/// A change with a payload that may be there.
struct ConditionalColour: ElementSystem {
  typealias Model = ColourModel
  let source: Source<String??>

  func label(_ colour: String??, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(ifLet: colour) { calls.modify($0, $1 ?? "none") }
  }
}

/// Two changes in a chain.
///
/// Twins in this file form a ring: `equivalent` compares each with the next.
struct ConciseChain: LabelSystem {
  typealias Twin = VerboseBranches
  let source: Source<LabelModel.Conditions>

  func label(_ base: LabelModel.Conditions, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(if: base.isLoud) { calls.modify($0, "bold") }
      .conditionally(if: base.isBad) { calls.modify($0, "red") }
  }
}

/// One branch for each combination of the conditions, of the type that a builder makes: the reference.
struct VerboseBranches: LabelSystem {
  typealias Twin = ErasedAccumulator
  let source: Source<LabelModel.Conditions>

  @ElementBuilder
  func label(_ base: LabelModel.Conditions, _ calls: Calls) -> some HeadlessElement {
    if base.isLoud && base.isBad {
      calls.modify(calls.modify(HeadlessLabel(), "bold"), "red")
    } else if base.isLoud {
      calls.modify(HeadlessLabel(), "bold")
    } else if base.isBad {
      calls.modify(HeadlessLabel(), "red")
    } else {
      HeadlessLabel()
    }
  }
}

/// Makes one element of branches, as a builder of views does: its type names all of them.
@resultBuilder
private enum ElementBuilder {
  static func buildBlock<Element: HeadlessElement>(_ element: Element) -> Element { element }

  static func buildEither<First: HeadlessElement, Second: HeadlessElement>(
    first: First
  ) -> EitherElement<First, Second> { .plain(first) }

  static func buildEither<First: HeadlessElement, Second: HeadlessElement>(
    second: Second
  ) -> EitherElement<First, Second> { .modified(second) }
}

/// An accumulator whose type is erased.
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
