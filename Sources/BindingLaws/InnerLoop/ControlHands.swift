/// What a person does with a system of controls.
///
/// Through pointers that are bound to the same types, so that what a system conforms to is asked once and not
/// for every input.
@usableFromInline
package struct ControlHands<System: BindingSystem> {
  @usableFromInline package let tap:
    (UnsafeMutablePointer<System>, UnsafeMutablePointer<System.Model.Port>) -> Void
  package let render:
    (UnsafeMutablePointer<System>, UnsafeMutablePointer<System.Model.Port>) -> String

  /// `nil` where the system has no controls.
  package init?(_ system: System.Type) {
    guard let control = System.self as? any ControlSystem.Type else { return nil }
    self = control.hands()
  }

  fileprivate init(
    tap: @escaping (UnsafeMutablePointer<System>, UnsafeMutablePointer<System.Model.Port>) -> Void,
    render:
      @escaping (UnsafeMutablePointer<System>, UnsafeMutablePointer<System.Model.Port>) -> String
  ) {
    self.tap = tap
    self.render = render
  }
}

extension ControlSystem {
  /// What a person does with this system, of which the type may be known by another name.
  fileprivate static func hands<System>() -> ControlHands<System> {
    ControlHands(
      tap: { system, port in
        let control = UnsafeMutableRawPointer(system).assumingMemoryBound(to: Self.self)
        control.pointee.tap(Self.port(port))
      },
      render: { system, port in
        let control = UnsafeMutableRawPointer(system).assumingMemoryBound(to: Self.self)
        return control.pointee.rendering(Self.port(port))
      })
  }

  private static func port(_ port: UnsafeMutableRawPointer) -> Model.Port {
    port.assumingMemoryBound(to: Model.Port.self).pointee
  }
}
