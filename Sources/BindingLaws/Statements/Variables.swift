extension Law {
  /// The variables that a law quantifies over.
  ///
  /// Kept tokens contain the raw values of the bound ones.
  public struct VariableNames: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A handle.
    public static let p = VariableNames(rawValue: 1)
    /// Another handle.
    public static let q = VariableNames(rawValue: 2)
    /// A value.
    public static let a = VariableNames(rawValue: 4)
    /// Another value.
    public static let b = VariableNames(rawValue: 8)
    /// Another base.
    public static let t = VariableNames(rawValue: 16)
    /// A value or an action that the law itself chooses, and no case: see ``Law/Statement/choosing(_:)``.
    public static let c = VariableNames(rawValue: 64)
    /// The handle `p`, as a binding held since the start.
    public static let heldP: VariableNames = [.p, VariableNames(rawValue: 32)]

    /// Each variable by itself, in the order in which they are drawn and stand in a token.
    package static let all: [VariableNames] = [.p, .q, .a, .b, .t]
    /// The single variables of this set.
    package var each: [VariableNames] { Self.all.filter(contains) }
    /// The meaning of a single variable's number in a case.
    package var field: CaseField {
      switch self {
      case .t: .base
      case .p, .q: .handle
      default: .value
      }
    }
  }

  /// The values that a case gives to the variables of a law.
  ///
  /// Variables that the law does not use have the simplest ones.
  public struct Variables<Model: ReferenceModel> {
    /// The handle that the law is about.
    public var p: Handle<Model.Port>
    /// Another handle.
    public var q: Handle<Model.Port>
    /// A value that is set.
    public var a: Model.Value
    /// Another value.
    public var b: Model.Value
    /// Another base than the one of the case.
    public var t: Model.Base

    /// The model that the system is compared with.
    public let model: Model

    /// Makes variables with these values.
    public init(
      p: Handle<Model.Port>, q: Handle<Model.Port>, a: Model.Value, b: Model.Value, t: Model.Base,
      by model: Model
    ) {
      self.p = p
      self.q = q
      self.a = a
      self.b = b
      self.t = t
      self.model = model
    }

    /// The value of a single variable.
    package subscript(name: VariableNames) -> BindingOperation<Model>.Operand {
      get {
        switch name {
        case .p: .handle(p)
        case .q: .handle(q)
        case .a: .value(a)
        case .b: .value(b)
        default: .base(t)
        }
      }
      set {
        switch (name, newValue) {
        case (.p, .handle(let handle)): p = handle
        case (.q, .handle(let handle)): q = handle
        case (.a, .value(let value)): a = value
        case (.b, .value(let value)): b = value
        case (.t, .base(let base)): t = base
        default: preconditionFailure("no variable is bound to such a thing")
        }
      }
    }
  }
}
