// `WritingAReferenceModel.md` repeats the demands on a model: change both together.
extension ReferenceModel {
  /// The first flaw of the model itself, because an oracle is judged, too.
  ///
  /// In every permitted base that is listed, after every accepted set of a listed value, the port has to read
  /// the value that was set, or the value where it lands. The part outside of the set has to be as before,
  /// and the base permitted.
  ///
  /// - Returns: The first flaw in words, or `nil`. Bases and values that are not listed are not looked at.
  ///   Before a check, some are drawn, and looked at.
  public var flaw: String? { flaw(in: bases ?? [], setting: values ?? [])?.words }

  /// Returns the first flaw of the model in these bases with sets of these values.
  ///
  /// Nil if there is none.
  package func flaw(in bases: [Base], setting values: [Value]) -> ModelFlaw<Self>? {
    // A learned model is what the system does. Laws judge whether that is right.
    if learned != nil { return nil }
    let ports = ports
    let permitted = bases.filter(permits)
    let cells = permitted.count * ports.count
    let step = max(1, cells * values.count / mostSets)
    for cell in 0..<cells {
      let base = permitted[cell / ports.count]
      let port = ports[cell % ports.count]
      if !isPresent(port, in: base) { continue }
      for number in stride(from: cell % step, to: values.count, by: step)
      where accepts(values[number], at: port, in: base) {
        if let flaw = flaw(of: values[number], at: port, in: base) { return flaw }
      }
    }
    return nil
  }

  /// The approximate number of sets to look at.
  ///
  /// If there are more, only some of them are looked at, with other values in each base.
  private var mostSets: Int { 100_000 }

  /// Returns the flaw that one set shows.
  ///
  /// Nil if it shows none.
  private func flaw(of value: Value, at port: Port, in base: Base) -> ModelFlaw<Self>? {
    let after = set(value, at: port, in: base)
    func flaw(_ kind: ModelFlaw<Self>.Kind) -> ModelFlaw<Self> {
      ModelFlaw(port: port, value: value, base: base, kind: kind)
    }
    // Laws judge the key paths of the code under test.
    if !(self is any KeyPathModel) {
      let landing = landing(of: value, at: port, in: base)
      if isPresent(port, in: after), !areEquivalent(get(port, in: after), landing) {
        return flaw(.reading(traceText(get(port, in: after)), owed: traceText(landing)))
      }
      let found = outside(port, setting: value, in: after)
      let expected = outside(port, setting: value, in: base)
      if !areEquivalent(bases: found, expected) {
        return flaw(.focus(traceText(found), owed: traceText(expected)))
      }
    }
    return permits(after) ? nil : flaw(.permission(traceText(after)))
  }
}
