import TestSupport

/// One flag.
struct FlagModel: WholeModel {
  enum Port: CaseIterable { case it }
  var bases: [Bool]? { [false, true] }
  var values: [Bool]? { [true, false] }
}

struct LawfulFlag: ModelledSystem {
  static let model = FlagModel()
  let source: Source<Bool>
}

/// Two flags.
struct FlagsModel: RowModel {}

struct LawfulFlags: ModelledSystem {
  static let model = FlagsModel()
  let source: Source<[Bool]>
}

/// Arrays of at most two flags, whose elements come and go.
struct RowsModel: RowModel {
  var bases: [[Bool]]? {
    [[], [false], [true], [false, false], [false, true], [true, false], [true, true]]
  }
  func isPresent(_ port: Int, in base: [Bool]) -> Bool { base.indices.contains(port) }
}

/// Rows that, once they are gone, read off and ignore sets.
struct LawfulRows: BindingSystem {
  static let model = RowsModel()
  let source: Source<[Bool]>

  func binding(_ port: Int) -> Accessor<Bool>? {
    guard source.value.indices.contains(port) else { return nil }
    return Accessor(
      get: { source.value.indices.contains(port) && source.value[port] },
      set: { if source.value.indices.contains(port) { source.value[port] = $0 } })
  }
}

/// A flag with a button.
///
/// A set writes once, and a tap writes twice.
struct TwiceTapped: LampSystem {
  let source: Source<Bool>

  func tap(_ port: SinglePort) {
    let next = !source.value
    for _ in 1...2 { source.value = next }
  }
}

/// A cell of three values, of which one is not among the listed bases.
struct TwoOfThree: ModelledSystem {
  struct Model: WholeModel {
    var bases: [Int]? { [0, 1] }
    var values: [Int]? { [0, 1, 2] }
  }

  static let model = Model()
  let source: Source<Int>
}

/// A flag that derives no binding, though its port is present.
struct NeverDerived: BindingSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>

  func binding(_ port: SinglePort) -> Accessor<Bool>? { nil }
}
