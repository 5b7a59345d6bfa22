/// The functions by which a person uses a system of controls.
///
/// The functions take pointers that are bound to the same types, so that the conformance of the system is
/// looked up once, and not for every input.
@usableFromInline
package struct ControlHands<System: BindingSystem> {
  /// A function that uses the control at a port.
  @usableFromInline
  package typealias Hand<Result> = (
    UnsafeMutablePointer<System>, UnsafeMutablePointer<System.Model.Port>
  ) -> Result

  /// Taps the control at a port.
  @usableFromInline package let tap: Hand<Void>
  /// Returns the rendering of the control at a port.
  package let render: Hand<String>

  /// Makes the functions of a system's controls.
  ///
  /// Nil if it has none.
  package init?(_ system: System.Type) {
    guard let control = System.self as? any ControlSystem.Type else { return nil }
    self = control.hands()
  }

  fileprivate init(tap: @escaping Hand<Void>, render: @escaping Hand<String>) {
    self.tap = tap
    self.render = render
  }
}

extension ControlSystem {
  /// Returns the functions of this system, whose type the caller knows by another name.
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
