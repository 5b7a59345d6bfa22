import BindingLaws
import LawfulBindings

/// Two flags, each with a binding.
enum SidesModel: ReferenceModel {
  enum Port: CaseIterable {
    case left, right

    var flag: WritableKeyPath<SidedFlags, Bool> { self == .left ? \.left : \.right }
  }

  typealias Value = Bool
  static var bases: [SidedFlags]? { SidedFlags.all }
  static func get(_ port: Port, in base: SidedFlags) -> Bool { base[keyPath: port.flag] }

  static func set(_ value: Bool, at port: Port, in base: SidedFlags) -> SidedFlags {
    var base = base
    base[keyPath: port.flag] = value
    return base
  }
}

/// A setter that writes its part into the whole that it captured when it was made.
///
/// It keeps what is read, and breaks what others wrote since: a lost update.
struct CapturedWhole: BindingSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let captured = source.value
    return source.binding.derive(
      get: { $0[keyPath: port.flag] },
      put: { whole, isOn in
        whole = captured
        whole[keyPath: port.flag] = isOn
      })
  }
}

/// A setter that computes the new whole and drops it.
///
/// It keeps all laws of reading.
struct DroppedWrite: BindingSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value[keyPath: port.flag] },
      set: { isOn in
        var whole = source.value
        whole[keyPath: port.flag] = isOn
      })
  }
}

/// A setter that writes twice: the value, and the value again.
///
/// It breaks only set-once.
struct RepeatedWrite: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value },
      set: { isOn, transaction in
        source.write(isOn, transaction: transaction.animation)
        source.write(isOn, transaction: transaction.animation)
      })
  }
}

/// A range that is moved as one; its ends are two cells, and never cross.
enum RangeModel: ReferenceModel {
  typealias Port = CellModel<Bool>.Port
  typealias Value = Int
  static var ports: [Port] { Port.allCases }
  static var values: [Int]? { [0, 1] }
  static func writes(toSet port: Port, in base: Ends) -> Int { 2 }
  static func permits(_ base: Ends) -> Bool { base.low <= base.high }
  static func get(_ port: Port, in base: Ends) -> Int { base.low }

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
struct LowerEndFirst: BindingSystem {
  typealias Model = RangeModel
  let source: Source<Model.Ends>

  func binding(_ port: Model.Port) -> HeadlessBinding<Int> {
    HeadlessBinding(
      get: { source.value.low },
      set: { low, transaction in
        let high = source.value.high
        source.write(Model.Ends(low: low, high: high), transaction: transaction.animation)
        source.write(Model.Ends(low: low, high: low), transaction: transaction.animation)
      })
  }
}

/// A range whose ends are moved in the order that keeps them from crossing.
struct LeadingEndFirst: BindingSystem {
  typealias Model = RangeModel
  let source: Source<Model.Ends>

  func binding(_ port: Model.Port) -> HeadlessBinding<Int> {
    HeadlessBinding(
      get: { source.value.low },
      set: { low, transaction in
        let old = source.value
        let leading = Model.Ends(low: min(low, old.low), high: max(low, old.high))
        source.write(leading, transaction: transaction.animation)
        source.write(Model.Ends(low: low, high: low), transaction: transaction.animation)
      })
  }
}
