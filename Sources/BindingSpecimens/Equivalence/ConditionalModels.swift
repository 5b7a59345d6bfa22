import BindingLaws

/// A model of one element.
protocol ElementModel: ConditionalModel where Port == SinglePort {}

/// The conditions of a label: it may be loud, and it may be bad.
///
/// Traces name bases here, and draws and tokens number them: names and orders have to stay. `Conditionals`
/// repeats the names of the changes.
struct LabelModel: ElementModel {
  typealias Base = Conditions

  /// The conditions of the label.
  struct Conditions: Equatable, Listed {
    var isLoud = false
    var isBad = false

    static let all = Bool.all.rows(of: 2).map { Conditions(isLoud: $0[0], isBad: $0[1]) }
  }

  func changes(at port: SinglePort) -> [String] { ["bold", "red"] }

  func isAsked(_ change: String, at port: SinglePort, in base: Conditions) -> Bool {
    change == "bold" ? base.isLoud : base.isBad
  }
}

/// A model of one condition and one change.
struct BoldModel: ElementModel {
  typealias Base = Bool
  func changes(at port: SinglePort) -> [String] { ["bold"] }
  func isAsked(_ change: String, at port: SinglePort, in isLoud: Bool) -> Bool { isLoud }
}

/// A model of a colour that may be there.
///
/// A colour that is explicitly none counts as there.
struct ColourModel: ElementModel {
  var bases: [String??]? { [.none, .some(.none), .some(.some("red"))] }
  func changes(at port: SinglePort) -> [String] { ["none", "red"] }

  func isAsked(_ change: String, at port: SinglePort, in colour: String??) -> Bool {
    colour.map { ($0 ?? "none") == change } ?? false
  }
}

/// A counter of the closures that are called while an element is made.
final class Calls {
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

/// A system of an element with one condition.
protocol BoldSystem: ElementSystem where Model == BoldModel {}

extension BoldSystem { static var model: Model { BoldModel() } }

/// A system of an element with two conditions, which has a twin.
protocol LabelSystem: ElementSystem, TwinSystem where Model == LabelModel {}

extension LabelSystem { static var model: Model { LabelModel() } }
