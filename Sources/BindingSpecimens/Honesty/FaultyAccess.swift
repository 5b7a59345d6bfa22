import BindingLaws
import LawfulBindings

/// A getter that writes back what it reads.
///
/// The getter breaks only get-pure: the base has the same value, but it was written.
struct WriteInGetter: PlainFlag {
  let source: Source<Bool>

  func get(_ port: SinglePort, in isOn: Bool) -> Bool {
    source.write(isOn)
    return isOn
  }
}

/// A flag that reads off while nothing is stored.
///
/// The default is not stored: setting the reading changes nothing.
struct DefaultedFlag: SingleSystem {
  static var model: DefaultModel<Bool> { DefaultModel(false, trying: Bool.all, nilPolicy: .kept) }
  let source: Source<Bool?>
  var derived: Flag { source.binding[default: false] }
}

/// An initialiser that stores its default if nothing is stored.
///
/// Readings stay the same, but derive-pure breaks. A fresh binding is derived for each use, so a use writes
/// while nothing is stored.
struct DefaultStoredOnDeriving: SingleSystem {
  static var model: DefaultModel<Bool> { DefaultModel(false) }
  let source: Source<Bool?>

  var derived: Flag {
    if source.value == nil { source.write(false) }
    return source.binding[default: false]
  }
}

/// A getter that returns the value at the time the binding was made.
///
/// The getter upholds every law of a binding that is used at once.
struct FrozenCapture: FlagSystem {
  let source: Source<Bool>

  var derived: Flag {
    let captured = source.value
    return source.binding.derive(get: { _ in captured }, put: { $0 = $1 })
  }
}

/// A toggle that reads the flag at the time its view was made.
///
/// The toggle writes correctly.
struct CapturedWithSystem: PlainFlag {
  let source: Source<Bool>
  private let isOn: Bool

  init(source: Source<Bool>) {
    self.source = source
    isOn = source.value
  }

  func get(_ port: SinglePort, in base: Bool) -> Bool { isOn }
}

/// A toggle that reads a copy, which only its own sets update.
///
/// The toggle upholds all laws while nobody else writes.
struct CopyOfOwnSets: PlainFlag {
  let source: Source<Bool>
  private let copy: Memory<Bool>

  init(source: Source<Bool>) {
    self.source = source
    copy = Memory(source.value)
  }

  func get(_ port: SinglePort, in base: Bool) -> Bool { copy.value == true }

  func put(_ isOn: Bool, at port: SinglePort, into base: inout Bool) {
    copy.value = isOn
    base = isOn
  }
}

/// A number that an action increments, back to 0 after 2.
///
/// Traces name bases and values here, and draws and tokens number them: names and orders have to stay.
struct DialModel: ReferenceModel {
  enum Action: CaseIterable { case next }

  var bases: [Int]? { [0, 1, 2] }
  var values: [Int]? { [0, 1, 2] }
  func get(_ port: SinglePort, in number: Int) -> Int { number }
  func set(_ value: Int, at port: SinglePort, in number: Int) -> Int { value }
  func apply(_ action: Action, to number: Int) -> Int { (number + 1) % 3 }
}

/// A dial whose action starts from the number at the time the dial was made.
///
/// Its binding upholds all laws.
struct CapturedStep: BindingSystem {
  static let model = DialModel()
  let source: Source<Int>
  private let number: Int

  init(source: Source<Int>) {
    self.source = source
    number = source.value
  }

  func binding(_ port: SinglePort) -> HeadlessBinding<Int> { source.binding }

  func perform(_ action: DialModel.Action, on source: Source<Int>) {
    source.rewrite((number + 1) % 3)
  }
}

/// A setter that writes its part into the whole that it captured at the time of its making.
///
/// Its own part is right, but it undoes what others wrote since: a lost update.
struct CapturedWhole: SidesSystem {
  let source: Source<SidedFlags>

  func binding(_ side: Side) -> Flag {
    let captured = source.value
    return source.binding.derive(
      get: { $0[keyPath: side.flag] }, put: { $0 = captured.with(side.flag, $1) })
  }
}

/// A setter that computes the new whole and drops it.
///
/// The setter upholds all laws of reading.
struct DroppedWrite: PlainSides {
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    var whole = source.value
    whole[keyPath: side.flag] = isOn
  }
}

/// A setter that writes the value twice.
///
/// The setter breaks only set-once.
struct RepeatedWrite: PlainFlag {
  let source: Source<Bool>

  func set(_ isOn: Bool, at port: SinglePort, _ transaction: String?) {
    for _ in 1...2 { source.write(isOn, transaction: transaction) }
  }
}

/// A range that is moved as one.
///
/// Its ends are two cells, and never cross. Traces name bases and values here, and draws and tokens number
/// them: names and orders have to stay.
struct RangeModel: ReferenceModel {
  var values: [Int]? { [0, 1] }
  func writes(toSet port: Port, in base: Ends) -> Int { 2 }
  func permits(_ base: Ends) -> Bool { base.low <= base.high }
  func get(_ port: SinglePort, in base: Ends) -> Int { base.low }

  /// The lower end and the upper end.
  struct Ends: Equatable {
    var low = 0
    var high = 0
  }

  var bases: [Ends]? { [Ends(), Ends(low: 1, high: 1)] }
  func set(_ low: Int, at port: Port, in base: Ends) -> Ends { Ends(low: low, high: low) }
}

/// A range whose lower end is always moved first.
///
/// On the way up, the ends cross for a moment. The range breaks only atomic.
struct LowerEndFirst: PlainSystem {
  static let model = RangeModel()
  let source: Source<RangeModel.Ends>

  func get(_ port: SinglePort, in base: RangeModel.Ends) -> Int { base.low }

  func set(_ low: Int, at port: SinglePort, _ transaction: String?) {
    for high in [source.value.high, low] {
      source.write(RangeModel.Ends(low: low, high: high), transaction: transaction)
    }
  }
}
