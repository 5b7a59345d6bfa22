import BindingLaws
import LawfulBindings

/// A setter that writes its part into the whole that it captured when it was made.
///
/// It keeps what is read, and breaks what others wrote since: a lost update.
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
/// It keeps all laws of reading.
struct DroppedWrite: PlainSides {
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    var whole = source.value
    whole[keyPath: side.flag] = isOn
  }
}

/// A setter that writes twice: the value, and the value again.
///
/// It breaks only set-once.
struct RepeatedWrite: PlainFlag {
  let source: Source<Bool>

  func set(_ isOn: Bool, at port: SinglePort, _ transaction: String?) {
    for _ in 1...2 { source.write(isOn, transaction: transaction) }
  }
}

/// A range that is moved as one; its ends are two cells, and never cross.
///
/// Traces name bases and values here, and draws and tokens number them: names and orders have to stay.
enum RangeModel: ReferenceModel {
  static var values: [Int]? { [0, 1] }
  static func writes(toSet port: Port, in base: Ends) -> Int { 2 }
  static func permits(_ base: Ends) -> Bool { base.low <= base.high }
  static func get(_ port: SinglePort, in base: Ends) -> Int { base.low }

  /// The lower and the upper end.
  struct Ends: Equatable {
    var low = 0
    var high = 0
  }

  static var bases: [Ends]? { [Ends(), Ends(low: 1, high: 1)] }
  static func set(_ low: Int, at port: Port, in base: Ends) -> Ends { Ends(low: low, high: low) }
}

/// A range whose lower end is always moved first: going up, the ends cross for a moment.
///
/// It breaks only atomic.
struct LowerEndFirst: PlainSystem {
  typealias Model = RangeModel
  let source: Source<RangeModel.Ends>

  func get(_ port: SinglePort, in base: RangeModel.Ends) -> Int { base.low }

  func set(_ low: Int, at port: SinglePort, _ transaction: String?) {
    for high in [source.value.high, low] {
      source.write(RangeModel.Ends(low: low, high: high), transaction: transaction)
    }
  }
}
