import TestSupport

/// One flag.
struct FlagModel: WholeModel {
  enum Port: CaseIterable { case it }
  var bases: [Bool]? { [false, true] }
  var values: [Bool]? { [true, false] }
}

/// A flag that follows its model.
struct LawfulFlag: ModelledSystem {
  static let model = FlagModel()
  let source: Source<Bool>
}

/// Two flags.
struct FlagsModel: RowModel {}

/// Two flags that follow their model.
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
