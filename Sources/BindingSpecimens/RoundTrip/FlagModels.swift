import BindingLaws

/// The only port of a system with one binding.
enum OnlyPort: CaseIterable, CustomStringConvertible {
  case it
  var description: String { "it" }
}

/// Several ports over one and the same flag.
enum SharedFlagModel<Port: Hashable & CaseIterable>: ReferenceModel {
  static var ports: [Port] { Array(Port.allCases) }
  static var bases: [Bool]? { [false, true] }
  static func get(_ port: Port, in isOn: Bool) -> Bool { isOn }
  static func set(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { value }
}

/// One port that is the opposite of a flag.
enum NegatedFlagModel: ReferenceModel {
  typealias Port = OnlyPort
  static var bases: [Bool]? { [false, true] }
  static func get(_ port: Port, in isOn: Bool) -> Bool { !isOn }
  static func set(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { !value }
}

/// A flag, and a count of what happened to it that starts again after two.
struct CountedFlag: Equatable {
  var isOn = false
  var count = 0

  /// After one more.
  func counting() -> CountedFlag { CountedFlag(isOn: isOn, count: (count + 1) % 3) }

  static var all: [CountedFlag] {
    (0..<3).flatMap { [CountedFlag(count: $0), CountedFlag(isOn: true, count: $0)] }
  }
}

/// A counted flag, both of whose parts are in the focus of its only port.
protocol CountedFlagModel: ReferenceModel
where Base == CountedFlag, Port == OnlyPort, Value == Bool {}

extension CountedFlagModel {
  static var bases: [CountedFlag]? { CountedFlag.all }
  static func get(_ port: OnlyPort, in flag: CountedFlag) -> Bool { flag.isOn }
  static func outside(_ port: OnlyPort, setting isOn: Bool, in flag: CountedFlag) -> CountedFlag {
    CountedFlag()
  }
}

/// Counts how often the flag has changed.
enum ChangeCountModel: CountedFlagModel {
  static func set(_ isOn: Bool, at port: OnlyPort, in flag: CountedFlag) -> CountedFlag {
    flag.isOn == isOn ? flag : CountedFlag(isOn: isOn, count: flag.count).counting()
  }
}

/// Counts how often the flag was set.
enum SetCountModel: CountedFlagModel {
  static func set(_ isOn: Bool, at port: OnlyPort, in flag: CountedFlag) -> CountedFlag {
    CountedFlag(isOn: isOn, count: flag.count).counting()
  }
}
