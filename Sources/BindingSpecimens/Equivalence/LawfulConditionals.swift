import BindingLaws
import LawfulBindings

/// One change on a condition; whether it is made does not show in the type.
struct ConditionalBold: BoldSystem {
  let source: Source<Bool>

  func label(_ isLoud: Bool, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(if: isLoud) { calls.bold($0) }
  }
}

/// A change with a payload that may be there.
struct ConditionalColour: ElementSystem {
  typealias Model = ColourModel
  let source: Source<String??>

  func label(_ colour: String??, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(ifLet: colour) { label, colour in
      calls.note(colour ?? "none")
      return label.background(colour ?? "none")
    }
  }
}

/// Two changes in a chain.
///
/// Twins in this file form a ring: `equivalent` compares each with the next.
struct ConciseChain: LabelSystem {
  typealias Twin = VerboseBranches
  let source: Source<LabelModel.Conditions>

  func label(_ base: LabelModel.Conditions, _ calls: Calls) -> some HeadlessElement {
    HeadlessLabel().conditionally(if: base.isLoud) { calls.bold($0) }
      .conditionally(if: base.isBad) { calls.red($0) }
  }
}

/// One branch for each combination of the conditions, of the type that a builder makes: the reference.
struct VerboseBranches: LabelSystem {
  typealias Twin = ErasedAccumulator
  let source: Source<LabelModel.Conditions>

  @ElementBuilder
  func label(_ base: LabelModel.Conditions, _ calls: Calls) -> some HeadlessElement {
    if base.isLoud && base.isBad {
      calls.red(calls.bold(HeadlessLabel()))
    } else if base.isLoud {
      calls.bold(HeadlessLabel())
    } else if base.isBad {
      calls.red(HeadlessLabel())
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
    if base.isLoud { element = AnyHeadlessElement(calls.bold(element)) }
    if base.isBad { element = AnyHeadlessElement(calls.red(element)) }
    return element
  }
}
