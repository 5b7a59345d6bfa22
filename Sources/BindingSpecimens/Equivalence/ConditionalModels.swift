import BindingLaws
import LawfulBindings

/// The conditions of a label: it may be loud, and it may be bad.
enum LabelModel: ConditionalModel {
  typealias Port = CellModel<Bool>.Port

  /// What the label is.
  struct Conditions: Equatable {
    var isLoud = false
    var isBad = false
  }

  static var ports: [Port] { Port.allCases }
  static var bases: [Conditions]? {
    Bool.all.flatMap { isBad in Bool.all.map { Conditions(isLoud: $0, isBad: isBad) } }
  }

  static func changes(at port: Port) -> [String] { ["bold", "red"] }

  static func isAsked(_ change: String, at port: Port, in base: Conditions) -> Bool {
    change == "bold" ? base.isLoud : base.isBad
  }
}

/// One condition, and one change.
enum BoldModel: ConditionalModel {
  typealias Port = CellModel<Bool>.Port
  static var ports: [Port] { Port.allCases }
  static var bases: [Bool]? { Bool.all }
  static func changes(at port: Port) -> [String] { ["bold"] }
  static func isAsked(_ change: String, at port: Port, in isLoud: Bool) -> Bool { isLoud }
}

/// A colour that may be there; one that is explicitly none counts as there.
enum ColourModel: ConditionalModel {
  typealias Port = CellModel<Bool>.Port
  static var ports: [Port] { Port.allCases }
  static var bases: [String??]? { [.none, .some(.none), .some(.some("red"))] }
  static func changes(at port: Port) -> [String] { ["none", "red"] }

  static func isAsked(_ change: String, at port: Port, in colour: String??) -> Bool {
    colour.map { ($0 ?? "none") == change } ?? false
  }
}

extension HeadlessModifier {
  /// The modifier as a change of the models.
  var name: String {
    switch self {
    case .bold: "bold"
    case .background(let colour): colour
    }
  }
}

/// Counts the closures that are called while an element is made.
final class Calls {
  private var names: [String] = []

  /// Notes that the closure of a change is called.
  func note(_ name: String) { names.append(name) }

  /// Makes an element bold.
  func bold<Element: HeadlessElement>(_ element: Element) -> ModifiedElement<Element> {
    note("bold")
    return element.bold()
  }

  /// Gives an element a red background.
  func red<Element: HeadlessElement>(_ element: Element) -> ModifiedElement<Element> {
    note("red")
    return element.background("red")
  }

  /// The element that was made, with what was called for it; its type is the static one.
  func element<Element: HeadlessElement>(_ element: Element) -> ConfiguredElement {
    ConfiguredElement(element.modifiers.map(\.name), calls: names, type: Element.self)
  }
}

extension HeadlessBinding where Value == ConfiguredElement {
  /// What is made of a base, read again each time and never written.
  init<Base>(_ source: Source<Base>, making make: @escaping (Base, Calls) -> ConfiguredElement) {
    self.init(read: { make(source.value, Calls()) }, accepts: { _ in false }, write: { _, _ in })
  }
}
