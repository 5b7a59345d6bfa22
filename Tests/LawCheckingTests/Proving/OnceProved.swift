import TestSupport

@testable import BindingSpecimens

/// Faults that a proof once passed.
///
/// Each comment says what the proof left out, or took for harmless.
extension Judged {
  static let onceProved = [
    // It took a broken set-set for harmless. The model obeys the law, but only up to levels that it takes for the
    // same: any below the range counts as the lowest, and any above it as the highest.
    Judged(CreepingLevel.self, .setSet, comesTo: .broken),
    // A lawful level with that model, which has to stay proved.
    Judged(ClampedLevel.self, .setSet, comesTo: .proved),
    // It left out bases that the model does not permit. An external write leads there nevertheless.
    Judged(FullSetKept.self, .conforms, comesTo: .broken),
    // It left out taps, because there is none at the first value.
    Judged(ArmedLock.self, .tapSets, comesTo: .broken),
    // It left out bindings that are derived while their port is gone.
    Judged(unproved: DerivedAtNothing.self, .historyIndependent, .readTransparent),
    // It left out echoes through a held binding that set a value which is not listed.
    Judged(unproved: EchoOfNothing.self, .historyIndependent),
  ]
}

/// A level that goes one step towards what is set.
private struct CreepingLevel: ModelledSystem {
  static let model = ClampedLevelModel()
  let source: Source<Int>
  func set(_ value: Int, at port: ClampedLevelModel.Port) {
    source.value += (value - source.value).signum()
  }
}

/// Three exclusive flags, of which one cannot be set off while all are on.
private struct FullSetKept: ModelledSystem {
  static let model = CustomFlagsModel()
  let source: Source<Set<Section>>

  func set(_ isOn: Bool, at flag: Section) {
    if isOn {
      source.value = [flag]
    } else if flag != .c || source.value.count < 3 {
      source.value.remove(flag)
    }
  }
}

/// A lock whose tap writes twice once its binding was read.
///
/// While it is locked, it cannot be tapped.
private struct ArmedLock: ModelledSystem, ControlSystem {
  enum State: CaseIterable { case locked, on, off }

  struct Model: WholeModel {
    enum Port: CaseIterable { case it }
    var bases: [State]? { State.allCases }

    func tapped(_ value: State) -> State? {
      switch value {
      case .locked: nil
      case .on: .off
      case .off: .on
      }
    }
  }

  static let model = Model()
  let source: Source<State>
  private let wasRead = Arm()

  func get(_ port: Model.Port) -> State {
    wasRead.isSet = true
    return source.value
  }

  func tap(_ port: Model.Port) {
    guard let next = Self.model.tapped(source.value) else { return }
    source.value = next
    if wasRead.isSet { source.value = next }
  }

  func rendering(_ port: Model.Port) -> String { "\(source.value)" }
}

/// A flag that a set to off erases.
///
/// Its port is gone at nil, where it derives a binding nevertheless. From a set of such a binding on, all readings
/// are negated.
private struct DerivedAtNothing: BindingSystem {
  static var model: UnwrappedModel<Bool> { UnwrappedModel(trying: [true, false]) }
  let source: Source<Bool?>
  private let negatesReadings = Arm()

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    let isGone = source.value == nil
    return Accessor(
      get: { (source.value ?? false) != negatesReadings.isSet },
      set: { isOn in
        if isGone { negatesReadings.isSet = true }
        source.value = isOn ? true : nil
      })
  }
}

/// A number that reads -1 at nil, so that an echo there sets -1.
///
/// Once -1 was set, it reads one more than there is.
private struct EchoOfNothing: ModelledSystem {
  static var model: UnwrappedModel<Int> { UnwrappedModel(trying: [0, 1]) }
  let source: Source<Int?>
  private let wasEchoed = Arm()

  func get(_ port: SinglePort) -> Int { (source.value ?? -1) + (wasEchoed.isSet ? 1 : 0) }

  func set(_ value: Int, at port: SinglePort) {
    if value == -1 {
      wasEchoed.isSet = true
    } else if source.value != nil {
      source.value = value
    }
  }
}
