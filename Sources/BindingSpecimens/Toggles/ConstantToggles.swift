import BindingLaws
import LawfulBindings

/// A model of a toggle over a flag, and of two that never change.
///
/// Traces name ports here, and draws and tokens number them: names and orders have to stay.
struct ConstantsModel: ReferenceModel {
  /// The three toggles.
  enum Port: CaseIterable { case live, alwaysOff, alwaysOn }

  func accepts(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { port == .live }
  func set(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { value }
  func get(_ port: Port, in isOn: Bool) -> Bool { port == .live ? isOn : port == .alwaysOn }
}

/// Toggles over a flag and over two constants, which reject every set.
struct ConstantToggles: ToggleSystem {
  static let model = ConstantsModel()
  let source: Source<Bool>

  func control(_ port: ConstantsModel.Port) -> some Switch {
    HeadlessToggle(isOn: port == .live ? source.binding : .constant(port == .alwaysOn))
  }
}

/// A constant in its reads only.
///
/// A write to it reaches the flag beside it. The constant reads correctly.
struct LeakyConstant: BindingSystem {
  static let model = ConstantsModel()
  let source: Source<Bool>

  func binding(_ port: ConstantsModel.Port) -> Flag {
    if port == .live { return source.binding }
    return source.binding.derive(get: { _ in port == .alwaysOn }, put: { $0 = $1 })
  }
}
