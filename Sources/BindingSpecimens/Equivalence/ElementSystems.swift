import BindingLaws

/// A system of one element that is made of the base, anew at each read.
///
/// The system is never set.
protocol ElementSystem: ShowingSystem where Model: ConditionalModel {
  associatedtype Element: HeadlessElement
  /// Returns the element for a base.
  func label(_ base: Model.Base, _ calls: Calls) -> Element
}

extension ElementSystem {
  func shown(_ port: Model.Port) -> ConfiguredElement {
    let calls = Calls()
    return calls.element(label(source.value, calls))
  }
}

/// The closures that are called while an element is made.
final class Calls {
  /// The changes that the closures make, in the order of the calls.
  private var names: [String] = []

  /// Makes a change, and notes that its closure is called.
  func modify<Inner: HeadlessElement>(_ inner: Inner, _ change: String) -> ModifiedElement<Inner> {
    names.append(change)
    return ModifiedElement(content: inner, modifier: change)
  }

  /// Returns the element with the closures that were called for it.
  ///
  /// Its type is the static one.
  func element<Element: HeadlessElement>(_ element: Element) -> ConfiguredElement {
    ConfiguredElement(element.modifiers, calls: names, type: Element.self)
  }
}

/// A system of an element with one condition.
protocol BoldSystem: ElementSystem where Model == BoldModel {}

extension BoldSystem { static var model: Model { BoldModel() } }

/// A system of an element with two conditions, which has a twin.
protocol LabelSystem: ElementSystem, TwinSystem where Model == LabelModel {}

extension LabelSystem { static var model: Model { LabelModel() } }
