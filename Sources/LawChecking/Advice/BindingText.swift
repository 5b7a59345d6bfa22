import BindingLaws

/// Swift text that makes a binding from an expression for another binding.
struct BindingText {
  /// The way in which the text contains the expression.
  private enum Form {
    /// The expression itself.
    case whole
    /// The expression, then a dot or a bracket, and more.
    case member
    /// Something around the expression, such as a call.
    case call
  }

  private let form: Form
  /// The text for an expression.
  let text: (_ base: String) -> String

  /// The binding itself.
  static var whole: Self { Self(form: .whole) { $0 } }

  /// Makes the text of a property of the expression.
  static func member(_ name: String) -> Self { Self(form: .member) { "\($0).\(name)" } }

  /// Makes the text of a subscript of the expression.
  ///
  /// - Parameter argument: The argument, with its label.
  static func part(_ argument: String) -> Self { Self(form: .member) { "\($0)[\(argument)]" } }

  /// Makes the text of a subscript with one argument.
  ///
  /// Nil if the argument is not `Hashable`: no key path has it.
  static func part<Argument>(_ label: String, _ argument: Argument) -> Self? {
    if Argument.self is any Hashable.Type { .part("\(label): \(swiftText(argument))") } else { nil }
  }

  /// Makes the text of a call that takes the expression.
  static func call(_ text: @escaping (_ base: String) -> String) -> Self {
    Self(form: .call, text: text)
  }

  private init(form: Form, text: @escaping (_ base: String) -> String) {
    self.form = form
    self.text = text
  }

  /// Returns the text that applies this one to what another text makes.
  ///
  /// - Parameters:
  ///   - part: The text that makes the binding from which this one begins.
  ///   - isPartOptional: Whether that binding may be `nil`.
  ///   - isOptional: Whether the binding that this text makes may be `nil`.
  func of(_ part: BindingText, isPartOptional: Bool, isOptional: Bool) -> BindingText {
    let formOnPart = part.form == .whole ? .member : part.form
    switch form {
    case .whole: return part
    case .member:
      let mark = isPartOptional ? "?" : ""
      return BindingText(form: formOnPart) { text(part.text($0) + mark) }
    case .call where !isPartOptional:
      return BindingText(form: .call) { text(part.text($0)) }
    case .call:
      let map = isOptional ? "flatMap" : "map"
      return BindingText(form: formOnPart) { base in
        "\(part.text(base)).\(map) { \(text("$0")) }"
      }
    }
  }
}
