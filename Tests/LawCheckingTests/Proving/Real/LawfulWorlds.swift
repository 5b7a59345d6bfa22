import BindingLaws

/// One flag.
enum FlagModel: ReferenceModel {
  enum Port: CaseIterable { case it }
  static var bases: [Bool]? { [false, true] }
  static func get(_ port: Port, in base: Bool) -> Bool { base }
  static func set(_ value: Bool, at port: Port, in base: Bool) -> Bool { value }
}

struct LawfulFlag: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }
}

/// Two flags.
enum FlagsModel: ReferenceModel {
  enum Port: Int, CaseIterable { case one, other }
  typealias Base = [Bool]
  static var bases: [Base]? { [[false, false], [true, false], [false, true], [true, true]] }
  static func get(_ port: Port, in base: Base) -> Bool { base[port.rawValue] }

  static func set(_ value: Bool, at port: Port, in base: Base) -> Base {
    var base = base
    base[port.rawValue] = value
    return base
  }
}

struct LawfulFlags: BindingSystem {
  typealias Model = FlagsModel
  let source: Source<[Bool]>

  func binding(_ port: FlagsModel.Port) -> Accessor<Bool> {
    Accessor(get: { source.value[port.rawValue] }, set: { source.value[port.rawValue] = $0 })
  }
}

/// Arrays of at most two flags, whose elements come and go.
enum RowsModel: ReferenceModel {
  typealias Base = [Bool]
  static var ports: [Int] { [0, 1] }
  static var bases: [Base]? {
    [
      [], [false], [true], [false, false], [false, true], [true, false], [true, true],
    ]
  }

  static func isPresent(_ port: Int, in base: Base) -> Bool { base.indices.contains(port) }
  static func get(_ port: Int, in base: Base) -> Bool { base[port] }

  static func set(_ value: Bool, at port: Int, in base: Base) -> Base {
    var base = base
    base[port] = value
    return base
  }
}

/// A row that is gone reads off, and a set of it changes nothing.
struct LawfulRows: BindingSystem {
  typealias Model = RowsModel
  let source: Source<[Bool]>

  func binding(_ port: Int) -> Accessor<Bool>? {
    guard source.value.indices.contains(port) else { return nil }
    return Accessor(
      get: { source.value.indices.contains(port) && source.value[port] },
      set: { if source.value.indices.contains(port) { source.value[port] = $0 } })
  }
}

/// A flag with a button, whose tap goes another way than its binding: it writes twice.
struct TwiceTapped: ControlSystem {
  typealias Model = FlagModel
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }

  func tap(_ port: FlagModel.Port) {
    let next = !source.value
    source.value = next
    source.value = next
  }

  func rendering(_ port: FlagModel.Port) -> String { source.value ? "on" : "off" }
}

/// A cell of three values, of which one is not among the listed bases.
struct TwoOfThree: BindingSystem {
  enum Model: ReferenceModel {
    enum Port: CaseIterable { case cell }

    static var bases: [Int]? { [0, 1] }
    static var values: [Int]? { [0, 1, 2] }

    static func get(_ port: Port, in base: Int) -> Int { base }
    static func set(_ value: Int, at port: Port, in base: Int) -> Int { value }
  }

  let source: Source<Int>

  func binding(_ port: Model.Port) -> Accessor<Int> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }
}
