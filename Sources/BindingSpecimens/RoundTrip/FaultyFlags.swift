import BindingLaws
import LawfulBindings

/// A model of one port that is the opposite of a flag.
struct NegatedFlagModel: ReferenceModel {
  func get(_ port: OnlyPort, in isOn: Bool) -> Bool { !isOn }
  func set(_ value: Bool, at port: OnlyPort, in isOn: Bool) -> Bool { !value }
}

/// A setter that toggles, whatever it is given.
///
/// The setter breaks all laws of the round trip that judge sets.
struct TogglingSetter: SingleSystem {
  static let model = SharedFlagModel<OnlyPort>()
  let source: Source<Bool>
  var derived: Flag { source.binding.derive(get: \.self, put: { isOn, _ in isOn.toggle() }) }
}

/// A setter that turns on, whatever it is given.
///
/// The last set wins, as it must.
struct StuckOn: SingleSystem {
  static let model = SharedFlagModel<OnlyPort>()
  let source: Source<Bool>
  var derived: Flag { source.binding.derive(get: \.self, put: { isOn, _ in isOn = true }) }
}

/// A negation in one direction only.
///
/// Reads are negated, and writes are not.
struct HalfNegation: SingleSystem {
  static let model = NegatedFlagModel()
  let source: Source<Bool>
  var derived: Flag { source.binding.map(!, back: \.self) }
}
