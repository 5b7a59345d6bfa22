import BindingLaws

extension Subject {
  /// On, off and mixed, if there are such values.
  ///
  /// Faults know them by these positions.
  var switchStates: [Model.Value] {
    let three = (Model.Value.self as? any ThreeValued.Type)?.states
    return (three ?? (Model.Value.self == Bool.self ? [true, false] : []))
      .compactMap { $0 as? Model.Value }
  }
}

extension ThreeValued {
  fileprivate static var states: [Any] { [on, off, mixed] }
}
