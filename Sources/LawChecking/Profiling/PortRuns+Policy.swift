import BindingLaws

extension PortRuns {
  /// Which policy a port of a selection follows; `nil` when it follows none, or is of another kind.
  var policy: TagPolicy? {
    guard Model.self is any SelectingModel.Type, let on = true as? Model.Value,
      let off = false as? Model.Value
    else { return nil }
    let (selected, others) = (bases.filter { reads(on, $0) }, bases.filter { reads(off, $0) })
    if selected.isEmpty || others.isEmpty { return nil }
    let selects = others.allSatisfy { shown(after: on, in: $0)?.value == on }
    let clears = selected.allSatisfy { shown(after: off, in: $0)?.value == off }
    let (ignoresOn, ignoresOff) = (others.allSatisfy(keeps(on)), selected.allSatisfy(keeps(off)))
    let keepsOthers = others.allSatisfy(keeps(off))
    switch (selects, clears) {
    case (true, true): return keepsOthers ? .clearsOwn : .clearsAny
    case (true, false): return ignoresOff && keepsOthers ? .radio : nil
    case (false, true): return ignoresOn ? .offOnly : nil
    case (false, false): return nil
    }
  }

  private func reads(_ value: Model.Value, _ base: Model.Base) -> Bool {
    shown(after: nil, in: base)?.value == value
  }

  /// Whether setting this value changes nothing.
  private func keeps(_ value: Model.Value) -> (Model.Base) -> Bool {
    { shown(after: value, in: $0)?.base == $0 }
  }
}
