import BindingLaws

extension Subject {
  /// On, off and mixed, where values are that; faults know them by these places.
  var switchStates: [Model.Value] {
    let three = (Model.Value.self as? any ThreeValued.Type)?.states
    return (three ?? (Model.Value.self == Bool.self ? [true, false] : []))
      .compactMap { $0 as? Model.Value }
  }
}

extension ThreeValued {
  fileprivate static var states: [Any] { [on, off, mixed] }
}
