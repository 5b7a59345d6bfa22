import BindingLaws
import LawfulBindings

/// One change on a condition; whether it is made does not show in the type.
struct ConditionalBold: BindingSystem {
  typealias Model = BoldModel
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<ConfiguredElement> {
    HeadlessBinding(source) { isLoud, calls in
      calls.element(
        HeadlessLabel().conditionally(if: isLoud) {
          calls.note("bold")
          return $0.bold()
        })
    }
  }
}

/// A change with a payload that may be there.
struct ConditionalColour: BindingSystem {
  typealias Model = ColourModel
  let source: Source<String??>

  func binding(_ port: Model.Port) -> HeadlessBinding<ConfiguredElement> {
    HeadlessBinding(source) { colour, calls in
      calls.element(
        HeadlessLabel().conditionally(ifLet: colour) { label, colour in
          calls.note(colour ?? "none")
          return label.background(colour ?? "none")
        })
    }
  }
}

/// Two changes in a chain.
struct ConciseChain: TwinSystem {
  typealias Model = LabelModel
  typealias Twin = VerboseBranches
  let source: Source<Model.Conditions>

  func binding(_ port: Model.Port) -> HeadlessBinding<ConfiguredElement> {
    HeadlessBinding(source) { base, calls in
      calls.element(
        HeadlessLabel()
          .conditionally(if: base.isLoud) {
            calls.note("bold")
            return $0.bold()
          }
          .conditionally(if: base.isBad) {
            calls.note("red")
            return $0.background("red")
          })
    }
  }
}

/// One branch for each combination of the conditions: the reference.
struct VerboseBranches: TwinSystem {
  typealias Model = LabelModel
  typealias Twin = ErasedAccumulator
  let source: Source<Model.Conditions>

  func binding(_ port: Model.Port) -> HeadlessBinding<ConfiguredElement> {
    HeadlessBinding(source) { base, _ in
      let changes = ConditionalLabel(isLoud: base.isLoud, isBad: base.isBad).branched.map(\.name)
      return ConfiguredElement(changes, calls: changes, type: [HeadlessModifier].self)
    }
  }
}

/// An accumulator whose type is erased.
struct ErasedAccumulator: TwinSystem {
  typealias Model = LabelModel
  typealias Twin = ConciseChain
  let source: Source<Model.Conditions>

  func binding(_ port: Model.Port) -> HeadlessBinding<ConfiguredElement> {
    HeadlessBinding(source) { base, _ in
      let element = ConditionalLabel(isLoud: base.isLoud, isBad: base.isBad).erased
      let changes = element.modifiers.map(\.name)
      return ConfiguredElement(changes, calls: changes, type: type(of: element))
    }
  }
}
