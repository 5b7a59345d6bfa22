import BindingLaws
import LawfulBindings

/// A toggle over a flag, and two that never change.
enum ConstantsModel: ReferenceModel {
  /// The three toggles.
  enum Port: CaseIterable {
    case live, alwaysOff, alwaysOn
  }

  static var bases: [Bool]? { [false, true] }
  static func accepts(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { port == .live }
  static func set(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { value }

  static func get(_ port: Port, in isOn: Bool) -> Bool { port == .live ? isOn : port == .alwaysOn }
}

/// Toggles over a flag and over two constants, which reject every set.
struct ConstantToggles: RenderedSystem {
  typealias Model = ConstantsModel
  let source: Source<Bool>

  func binding(_ port: ConstantsModel.Port) -> HeadlessBinding<Bool> {
    port == .live ? source.binding : .constant(port == .alwaysOn)
  }

  func tap(_ port: ConstantsModel.Port) { toggle(port).tap() }

  func rendering(_ port: ConstantsModel.Port) -> String { toggle(port).rendering.icon }

  static func rendering(
    _ port: ConstantsModel.Port, showing value: Model.Value, in base: Bool
  ) -> String {
    ToggleState(value).asSwitch
  }

  private func toggle(_ port: ConstantsModel.Port) -> HeadlessToggle {
    HeadlessToggle("Flag", isOn: binding(port))
  }
}

/// A constant in its reads only: what is written to it reaches the flag beside it.
///
/// It keeps what it reads.
struct LeakyConstant: BindingSystem {
  typealias Model = ConstantsModel
  let source: Source<Bool>

  func binding(_ port: ConstantsModel.Port) -> HeadlessBinding<Bool> {
    let flag = source.binding
    if port == .live { return flag }
    return flag.derive(get: { _ in port == .alwaysOn }, put: { $0 = $1 })
  }
}
