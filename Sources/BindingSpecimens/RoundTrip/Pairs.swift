import BindingLaws
import LawfulBindings

/// Two flags.
struct TwoFlags: Equatable {
  var x = false
  var y = false

  static let all = [false, true].flatMap { x in [false, true].map { TwoFlags(x: x, y: $0) } }
}

/// One port that is both flags at once.
enum PairModel: ReferenceModel {
  typealias Port = OnlyPort
  static var bases: [TwoFlags]? { TwoFlags.all }
  static var values: [TwoFlags]? { TwoFlags.all }
  static func get(_ port: Port, in flags: TwoFlags) -> TwoFlags { flags }
  static func set(_ value: TwoFlags, at port: Port, in flags: TwoFlags) -> TwoFlags { value }
  static func writes(toSet port: Port, in flags: TwoFlags) -> Int { 2 }
}

/// A port for each of two flags.
enum HalvesModel: ReferenceModel {
  /// Which of the two.
  enum Half: CaseIterable {
    case x, y
    var flag: WritableKeyPath<TwoFlags, Bool> { self == .x ? \.x : \.y }
  }

  static var ports: [Half] { Half.allCases }
  static var bases: [TwoFlags]? { TwoFlags.all }
  static func get(_ half: Half, in flags: TwoFlags) -> Bool { flags[keyPath: half.flag] }

  static func set(_ value: Bool, at half: Half, in flags: TwoFlags) -> TwoFlags {
    var flags = flags
    flags[keyPath: half.flag] = value
    return flags
  }
}

extension HeadlessBinding where Value == TwoFlags {
  fileprivate init(_ x: HeadlessBinding<Bool>, _ y: HeadlessBinding<Bool>) {
    self = x.zip(y).map({ TwoFlags(x: $0.0, y: $0.1) }, back: { ($0.x, $0.y) })
  }
}

/// A pair over two flags: one write for each.
struct PairOfTwo: BindingSystem {
  typealias Model = PairModel
  let source: Source<TwoFlags>

  func binding(_ port: OnlyPort) -> HeadlessBinding<TwoFlags> {
    HeadlessBinding(source.binding.x, source.binding.y)
  }
}

/// A pair over one flag twice: the second write wins over the first.
struct PairOverOne: BindingSystem {
  typealias Model = PairModel
  let source: Source<TwoFlags>

  func binding(_ port: OnlyPort) -> HeadlessBinding<TwoFlags> {
    HeadlessBinding(source.binding.x, source.binding.x)
  }
}

/// Two toggles for two flags, both bound to the first: neither is disjoint from the other.
struct AliasedParts: BindingSystem {
  typealias Model = HalvesModel
  let source: Source<TwoFlags>

  func binding(_ half: HalvesModel.Half) -> HeadlessBinding<Bool> { source.binding.x }
}

/// The empty option of a set, a flag, and which of them was written last.
struct OptionAndFlag: Equatable {
  enum Part {
    case option, flag
  }

  var options: Access = []
  var isOn = false
  var last = Part.flag
}

/// Both as one: the option cannot be set off, and so the pair cannot where its first half is off.
enum OptionAndFlagModel: ReferenceModel {
  typealias Port = OnlyPort
  static var values: [TwoFlags]? { TwoFlags.all.reversed() }
  static func writes(toSet port: Port, in base: OptionAndFlag) -> Int { 2 }

  /// The flag is written last.
  static var bases: [OptionAndFlag]? {
    [[], .read].flatMap { options in
      Bool.all.map { OptionAndFlag(options: options, isOn: $0) }
    }
  }

  static func get(_ port: Port, in base: OptionAndFlag) -> TwoFlags {
    TwoFlags(x: true, y: base.isOn)
  }

  static func accepts(_ value: TwoFlags, at port: Port, in base: OptionAndFlag) -> Bool { value.x }

  static func set(_ value: TwoFlags, at port: Port, in base: OptionAndFlag) -> OptionAndFlag {
    OptionAndFlag(options: base.options, isOn: value.y)
  }
}

/// A pair of a binding that rejects some sets and of one that takes all: written in order, or not at
/// all.
struct PairOfOptionAndFlag: BindingSystem {
  typealias Model = OptionAndFlagModel
  let source: Source<OptionAndFlag>

  func binding(_ port: OnlyPort) -> HeadlessBinding<TwoFlags> {
    let options = source.binding.derive(
      get: \.options, put: { ($0.options, $0.last) = ($1, .option) })
    let flag = source.binding.derive(get: \.isOn, put: { ($0.isOn, $0.last) = ($1, .flag) })
    return HeadlessBinding(HeadlessBinding(options, contains: []), flag)
  }
}
