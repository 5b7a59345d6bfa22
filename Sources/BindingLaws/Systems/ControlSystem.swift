/// A system of controls, whose ports can be tapped and rendered.
public protocol ControlSystem: BindingSystem {
  /// The label of the transaction in which a tap writes. Nil, the default, if it is unknown.
  static var tapTransaction: String? { get }

  /// Taps the control at the port, as a person does.
  func tap(_ port: Model.Port)

  /// Returns what a person sees at the port, as text.
  func rendering(_ port: Model.Port) -> String
}

extension ControlSystem {
  public static var tapTransaction: String? { nil }
}

/// A system of controls that states what a person has to see.
///
/// The statement is not part of the model, because the same bindings may be shown in many ways. Like the
/// model, it must not ask the code under test.
public protocol RenderedSystem: ControlSystem {
  /// Returns what a person has to see at a port that must read this value in this base, as text.
  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String
}
