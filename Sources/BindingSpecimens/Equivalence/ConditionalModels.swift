import BindingLaws

/// A model of one element.
protocol ElementModel: ConditionalModel where Port == SinglePort {}

/// The conditions of a label: it may be loud, and it may be bad.
///
/// Traces name bases here, and draws and tokens number them: names and orders have to stay. `Conditionals`
/// repeats the names of the changes.
struct LabelModel: ElementModel {
  typealias Base = Conditions

  /// What the label is.
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

/// One condition, and one change.
struct BoldModel: ElementModel {
  typealias Base = Bool
  func changes(at port: SinglePort) -> [String] { ["bold"] }
  func isAsked(_ change: String, at port: SinglePort, in isLoud: Bool) -> Bool { isLoud }
}

/// A colour that may be there; one that is explicitly none counts as there.
struct ColourModel: ElementModel {
  var bases: [String??]? { [.none, .some(.none), .some(.some("red"))] }
  func changes(at port: SinglePort) -> [String] { ["none", "red"] }

  func isAsked(_ change: String, at port: SinglePort, in colour: String??) -> Bool {
    colour.map { ($0 ?? "none") == change } ?? false
  }
}

/// Counts the closures that are called while an element is made.
final class Calls {
  private var names: [String] = []

  /// Makes a change, and notes that its closure is called.
  func modify<Inner: HeadlessElement>(_ inner: Inner, _ change: String) -> ModifiedElement<Inner> {
    names.append(change)
    return ModifiedElement(content: inner, modifier: change)
  }

  /// The element that was made, with what was called for it; its type is the static one.
  func element<Element: HeadlessElement>(_ element: Element) -> ConfiguredElement {
    ConfiguredElement(element.modifiers, calls: names, type: Element.self)
  }
}

/// A system of one element that is made of the base, again at each read, and that nobody sets.
protocol ElementSystem: ShowingSystem where Model: ConditionalModel {
  associatedtype Element: HeadlessElement
  /// Makes the element.
  func label(_ base: Model.Base, _ calls: Calls) -> Element
}

extension ElementSystem {
  func shown(_ port: Model.Port) -> ConfiguredElement {
    let calls = Calls()
    return calls.element(label(source.value, calls))
  }
}

/// Such a system of one condition, and of two.
protocol BoldSystem: ElementSystem where Model == BoldModel {}

extension BoldSystem { static var model: Model { BoldModel() } }
protocol LabelSystem: ElementSystem, TwinSystem where Model == LabelModel {}

extension LabelSystem { static var model: Model { LabelModel() } }
