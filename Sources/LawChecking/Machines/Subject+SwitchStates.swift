import BindingLaws

/// On, off and mixed.
struct SwitchStates<Value> {
  let on: Value
  let off: Value
  /// Nil if there is no such value.
  let mixed: Value?

  /// Numbers the states, on first and mixed last.
  func numbered(_ number: (Value) -> Int) -> SwitchStates<Int> {
    SwitchStates<Int>(on: number(on), off: number(off), mixed: mixed.map(number))
  }
}

extension Subject {
  /// The states of a switch, or nil if values are none.
  var switchStates: SwitchStates<Model.Value>? {
    if let type = Model.Value.self as? any ThreeValued.Type {
      return type.states as? SwitchStates<Model.Value>
    }
    let states: Any = SwitchStates<Bool>(on: true, off: false, mixed: nil)
    return states as? SwitchStates<Model.Value>
  }
}

extension ThreeValued {
  /// The states, as `SwitchStates<Self>`.
  fileprivate static var states: Any { SwitchStates<Self>(on: on, off: off, mixed: mixed) }
}
