/// The laws that the naive checker knows.
enum NaiveLaw: String, CaseIterable {
  case setGet = "set-get", getSet = "get-set", inert = "rejected-set-is-inert", getPure = "get-pure"
  case derivePure = "derive-pure", fresh, writeThrough = "write-through", setOnce = "set-once"
  case atomic, setLocal = "set-local", conforms

  var needsValue: Bool {
    switch self {
    case .getSet, .getPure, .derivePure, .fresh, .conforms: false
    default: true
    }
  }

  /// The number of operations of the law itself, as the real checker counts them.
  var operations: Int { self == .fresh || self == .conforms ? 0 : 1 }
}
