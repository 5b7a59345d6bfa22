import BindingLaws

/// The values of a switch that mean on, off and mixed.
struct SwitchStates<Value> {
  let on: Value
  let off: Value
  /// Nil if the switch knows only on and off.
  let mixed: Value?

  /// Returns the numbers of the states.
  ///
  /// A numbering that meets them for the first time counts in this order: on, off, mixed.
  func numbered(_ number: (Value) -> Int) -> SwitchStates<Int> {
    SwitchStates<Int>(on: number(on), off: number(off), mixed: mixed.map(number))
  }
}

extension Subject {
  /// The states of a switch, or nil if the values of the ports are not those of one.
  var switchStates: SwitchStates<Model.Value>? {
    if let type = Model.Value.self as? any ThreeValued.Type {
      return type.states as? SwitchStates<Model.Value>
    }
    let states: Any = SwitchStates<Bool>(on: true, off: false, mixed: nil)
    // The cast succeeds only if the values are Bool.
    return states as? SwitchStates<Model.Value>
  }
}

extension ThreeValued {
  /// The states, as `SwitchStates<Self>`: the caller knows `Self` only as `Model.Value`.
  fileprivate static var states: Any { SwitchStates<Self>(on: on, off: off, mixed: mixed) }
}
