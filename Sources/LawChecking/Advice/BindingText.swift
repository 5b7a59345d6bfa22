import BindingLaws

/// What makes a binding, in Swift, of an expression for another binding.
struct BindingText {
  /// What the text is to the expression.
  private enum Form {
    /// The expression itself.
    case whole
    /// The expression, then a dot or a bracket, and more.
    case member
    /// Something that holds the expression, such as a call.
    case call
  }

  private let form: Form
  /// The text for an expression.
  let text: (_ base: String) -> String

  /// The binding itself.
  static var whole: Self { Self(form: .whole) { $0 } }

  /// A property of it.
  static func member(_ name: String) -> Self { Self(form: .member) { "\($0).\(name)" } }

  /// A subscript of it.
  ///
  /// - Parameter argument: The argument, with its label.
  static func part(_ argument: String) -> Self { Self(form: .member) { "\($0)[\(argument)]" } }

  /// A subscript of it with one argument; `nil` where a key path cannot hold that, because it is not `Hashable`.
  static func part<Argument>(_ label: String, _ argument: Argument) -> Self? {
    if Argument.self is any Hashable.Type { .part("\(label): \(swiftText(argument))") } else { nil }
  }

  /// Something that takes it.
  static func call(_ text: @escaping (_ base: String) -> String) -> Self {
    Self(form: .call, text: text)
  }

  private init(form: Form, text: @escaping (_ base: String) -> String) {
    self.form = form
    self.text = text
  }

  /// The same of what another text makes.
  ///
  /// - Parameters:
  ///   - part: What makes the binding of which this is made.
  ///   - isPartOptional: Whether that may be `nil`.
  ///   - isOptional: Whether this may be `nil`.
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
