import TestSupport

/// A flag that derives no binding, though its port is present.
struct NilThoughPresent: BindingSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>

  func binding(_ port: SinglePort) -> Accessor<Bool>? { nil }
}
