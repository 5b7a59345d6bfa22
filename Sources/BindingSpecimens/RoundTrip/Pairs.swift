import BindingLaws
import LawfulBindings

/// A model of one port that is both flags at once.
///
/// Traces name bases and values here, and draws and tokens number them: names and orders have to stay.
struct PairModel: ReferenceModel {
  var values: [TwoFlags]? { TwoFlags.all }
  func get(_ port: OnlyPort, in flags: TwoFlags) -> TwoFlags { flags }
  func set(_ value: TwoFlags, at port: OnlyPort, in flags: TwoFlags) -> TwoFlags { value }
  func writes(toSet port: OnlyPort, in flags: TwoFlags) -> Int { 2 }
}

extension HeadlessBinding where Value == TwoFlags {
  /// Makes the pair of two flags.
  fileprivate init(_ x: Flag, _ y: Flag) {
    self = x.zip(y).map({ TwoFlags(x: $0.0, y: $0.1) }, back: { ($0.x, $0.y) })
  }
}

/// A pair over two flags, with one write for each.
struct PairOfTwo: SingleSystem {
  static let model = PairModel()
  let source: Source<TwoFlags>
  var derived: HeadlessBinding<TwoFlags> { HeadlessBinding(source.binding.x, source.binding.y) }
}

/// A pair over one flag twice.
///
/// The second write wins over the first.
struct PairOverOne: SingleSystem {
  static let model = PairModel()
  let source: Source<TwoFlags>
  var derived: HeadlessBinding<TwoFlags> { HeadlessBinding(source.binding.x, source.binding.x) }
}

/// A set of options, a flag, and which of the two was written last.
///
/// Both may be written with the values that they have. Only `last` shows then that the flag came second.
struct OptionAndFlag: Equatable {
  /// A half that can be written.
  enum Part { case option, flag }

  var options: Access = []
  var isOn = false
  var last = Part.flag
}

/// A model of a pair: whether the set contains the empty option, which it always does, and the flag.
///
/// That option cannot be set off, so a pair whose first half is off is rejected.
struct OptionAndFlagModel: ReferenceModel {
  typealias Port = OnlyPort
  /// The pairs, those that are accepted first.
  var values: [TwoFlags]? { TwoFlags.all.reversed() }
  func writes(toSet port: Port, in base: OptionAndFlag) -> Int { 2 }

  /// The bases in which the flag was written last, as it is after every set of a pair.
  var bases: [OptionAndFlag]? {
    Bool.all.rows(of: 2).map { row in
      OptionAndFlag(options: row[1] ? .read : [], isOn: row[0], last: .flag)
    }
  }

  func get(_ port: OnlyPort, in base: Base) -> TwoFlags { TwoFlags(x: true, y: base.isOn) }

  func accepts(_ value: TwoFlags, at port: Port, in base: OptionAndFlag) -> Bool { value.x }

  func set(_ value: TwoFlags, at port: Port, in base: OptionAndFlag) -> OptionAndFlag {
    OptionAndFlag(options: base.options, isOn: value.y, last: .flag)
  }
}

/// A pair of the empty option, which rejects off, and of a flag, which takes every set.
///
/// The pair writes both in order, or none.
struct PairOfOptionAndFlag: SingleSystem {
  static let model = OptionAndFlagModel()
  let source: Source<OptionAndFlag>

  var derived: HeadlessBinding<TwoFlags> {
    let options = source.binding.derive(
      get: \.options,
      put: { whole, options in
        whole.options = options
        whole.last = .option
      })
    let flag = source.binding.derive(
      get: \.isOn,
      put: { whole, isOn in
        whole.isOn = isOn
        whole.last = .flag
      })
    // The option always reads on, and a set of on writes the same options back.
    let option = options.map(
      { $0.contains([]) }, back: { isOn in isOn ? options.wrappedValue : nil })
    return HeadlessBinding(option, flag)
  }
}
