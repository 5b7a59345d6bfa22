import BindingLaws

extension Law {
  /// `total` as a user might write it.
  ///
  /// Its id alone makes it a law that reports ends. Its form is a type of the test target, which a child process
  /// has to find again.
  static let totalOfUser = Law(
    "total", "no operation traps or hangs", "x comes to an end", TotalOfUser())
}

/// A form of laws that every case obeys if it comes to an end.
struct TotalOfUser: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .always { _ in nil }
  }
}
