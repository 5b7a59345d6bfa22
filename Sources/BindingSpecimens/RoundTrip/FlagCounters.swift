import BindingLaws

/// A flag, and a counter that starts again after two, so that there are few bases.
///
/// Traces name bases here, and draws and tokens number them: names and orders have to stay.
struct CountedFlag: Equatable {
  var isOn = false
  var count = 0

  /// Returns the flag after a set, counted once more.
  ///
  /// Only models use this, because systems count on their own.
  func counting(_ isOn: Bool) -> CountedFlag { CountedFlag(isOn: isOn, count: (count + 1) % 3) }
}

/// A model of a counted flag.
///
/// A set of its only port may change both parts.
protocol CountedFlagModel: ReferenceModel
where Base == CountedFlag, Port == OnlyPort, Value == Bool {}

extension CountedFlagModel {
  var bases: [CountedFlag]? {
    (0..<3).flatMap { count in Bool.all.map { CountedFlag(isOn: $0, count: count) } }
  }
  func get(_ port: OnlyPort, in flag: CountedFlag) -> Bool { flag.isOn }
  func outside(_ port: Port, setting isOn: Bool, in flag: Base) -> Base { CountedFlag() }
}

/// A model that counts the changes of the flag.
struct ChangeCountModel: CountedFlagModel {
  func set(_ isOn: Bool, at port: OnlyPort, in flag: CountedFlag) -> CountedFlag {
    flag.isOn == isOn ? flag : flag.counting(isOn)
  }
}

/// A model that counts the sets of the flag.
struct SetCountModel: CountedFlagModel {
  func set(_ isOn: Bool, at port: Port, in flag: Base) -> Base { flag.counting(isOn) }
}

/// A flag that counts its changes beside its value.
///
/// The last set does not win, because the changes on the way are counted. The flag upholds every other law,
/// and its model agrees.
struct ChangeCounter: PlainSystem {
  static let model = ChangeCountModel()
  let source: Source<CountedFlag>

  func get(_ port: OnlyPort, in flag: CountedFlag) -> Bool { flag.isOn }

  func put(_ isOn: Bool, at port: OnlyPort, into flag: inout CountedFlag) {
    if flag.isOn != isOn { flag = CountedFlag(isOn: isOn, count: (flag.count + 1) % 3) }
  }
}

/// A flag that counts its sets, so that setting the current value shows.
struct SetCounter: PlainSystem {
  static let model = SetCountModel()
  let source: Source<CountedFlag>

  func get(_ port: OnlyPort, in flag: CountedFlag) -> Bool { flag.isOn }

  func put(_ isOn: Bool, at port: OnlyPort, into flag: inout CountedFlag) {
    flag = CountedFlag(isOn: isOn, count: (flag.count + 1) % 3)
  }
}
