import BindingLaws

extension Law {
  /// A law of one's own that has the id of a law of the library.
  static let ownTotal = Law(
    "total", "no operation traps or hangs", "x comes to an end", OwnTotal())
}

/// A form of laws that every case obeys if it comes to an end.
struct OwnTotal: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .always { _ in nil }
  }
}
