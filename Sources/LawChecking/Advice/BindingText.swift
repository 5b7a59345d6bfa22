/// What makes a binding, in Swift, of an expression for another binding.
struct BindingText {
  /// What the text is to the expression.
  private enum Form {
    /// The expression itself.
    case whole
    /// The expression, a dot, and more.
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
