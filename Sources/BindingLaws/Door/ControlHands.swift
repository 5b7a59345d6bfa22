/// What a person does with a system of controls.
///
/// Through pointers that are bound to the same types, so that what a system conforms to is asked
/// once and not for every input.
@usableFromInline
package struct ControlHands<System: BindingSystem> {
  @usableFromInline package let tap:
    (UnsafeMutablePointer<System>, UnsafeMutablePointer<System.Model.Port>) -> Void
  package let render:
    (UnsafeMutablePointer<System>, UnsafeMutablePointer<System.Model.Port>) -> String

  /// `nil` where the system has no controls.
  package init?(_ system: System.Type) {
    guard let control = System.self as? any ControlSystem.Type else { return nil }
    self = Self.open(control)
  }

  private static func open<Control: ControlSystem>(_ control: Control.Type) -> Self {
    Self(
      tap: { system, port in
        let control = UnsafeMutableRawPointer(system).assumingMemoryBound(to: Control.self)
        control.pointee.tap(Control.port(port))
      },
      render: { system, port in
        let control = UnsafeMutableRawPointer(system).assumingMemoryBound(to: Control.self)
        return control.pointee.rendering(Control.port(port))
      })
  }

  private init(
    tap: @escaping (UnsafeMutablePointer<System>, UnsafeMutablePointer<System.Model.Port>) -> Void,
    render:
      @escaping (UnsafeMutablePointer<System>, UnsafeMutablePointer<System.Model.Port>) -> String
  ) {
    (self.tap, self.render) = (tap, render)
  }
}

extension ControlSystem {
  fileprivate static func port(_ port: UnsafeMutableRawPointer) -> Model.Port {
    port.assumingMemoryBound(to: Model.Port.self).pointee
  }
}
