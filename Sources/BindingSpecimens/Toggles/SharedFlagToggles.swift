import BindingLaws
import LawfulBindings

/// Two toggles on the same flag: they are always equal.
struct TwinToggles: ToggleSystem {
  typealias Model = SharedFlagModel<Side>
  let source: Source<Bool>
  func control(_ port: Side) -> some Switch { HeadlessToggle("Flag", isOn: source.binding) }
}

/// A toggle that is tapped inside an animation, which reaches the base.
struct AnimatedToggle: ToggleSystem {
  static var tapTransaction: String? { "default" }
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> Flag { source.binding.animation("default") }
  func control(_ port: OnlyPort) -> some Switch { HeadlessToggle("Flag", isOn: source.binding) }
  func tap(_ port: OnlyPort) { withHeadlessAnimation { control(port).tap() } }
}

/// A toggle whose binding is made of two closures that forget the transaction.
///
/// It keeps everything else.
struct UnanimatedToggle: PlainSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>
  func set(_ isOn: Bool, at port: OnlyPort, _ transaction: String?) { source.value = isOn }
}

/// A toggle over a flag, and two that never change.
///
/// Traces name ports here, and draws and tokens number them: names and orders have to stay.
enum ConstantsModel: ReferenceModel {
  /// The three toggles.
  enum Port: CaseIterable { case live, alwaysOff, alwaysOn }

  static var bases: [Bool]? { Bool.all }
  static func accepts(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { port == .live }
  static func set(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { value }
  static func get(_ port: Port, in isOn: Bool) -> Bool { port == .live ? isOn : port == .alwaysOn }
}

/// Toggles over a flag and over two constants, which reject every set.
struct ConstantToggles: ToggleSystem {
  typealias Model = ConstantsModel
  let source: Source<Bool>

  func control(_ port: ConstantsModel.Port) -> some Switch {
    HeadlessToggle("Flag", isOn: port == .live ? source.binding : .constant(port == .alwaysOn))
  }
}

/// A constant in its reads only: what is written to it reaches the flag beside it.
///
/// It keeps what it reads.
struct LeakyConstant: BindingSystem {
  typealias Model = ConstantsModel
  let source: Source<Bool>

  func binding(_ port: ConstantsModel.Port) -> Flag {
    if port == .live { return source.binding }
    return source.binding.derive(get: { _ in port == .alwaysOn }, put: { $0 = $1 })
  }
}
