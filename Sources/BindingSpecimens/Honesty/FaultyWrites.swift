import BindingLaws

/// A getter that writes back what it reads.
///
/// The getter breaks only `get-pure`: the base has the same value, but it was written.
struct WriteInGetter: PlainFlag {
  let source: Source<Bool>

  func get(_ port: SinglePort, in isOn: Bool) -> Bool {
    source.write(isOn)
    return isOn
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
/// The setter breaks only `set-once`.
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
/// On the way up, the ends cross for a moment. The range breaks only `atomic`.
struct LowerEndFirst: PlainSystem {
  static let model = RangeModel()
  let source: Source<RangeModel.Ends>

  func get(_ port: SinglePort, in base: RangeModel.Ends) -> Int { base.low }

  func set(_ low: Int, at port: SinglePort, _ transaction: String?) {
    let oldHigh = source.value.high
    source.write(RangeModel.Ends(low: low, high: oldHigh), transaction: transaction)
    source.write(RangeModel.Ends(low: low, high: low), transaction: transaction)
  }
}
