// `WritingAReferenceModel.md` repeats what is asked of a model: change both together.
extension ReferenceModel {
  /// What is wrong with the model itself, if anything: an oracle is judged too.
  ///
  /// In every permitted base that is listed, after every accepted set of a listed value, the port reads
  /// what was set, or where it lands. What lies outside of the set is as it was, and the base is permitted.
  ///
  /// - Returns: The first flaw in words, or `nil`. Bases and values that are not listed are not
  ///   looked at here; before a check, `BrokenOracle` draws some.
  public var flaw: String? { flaw(in: bases ?? [], setting: values ?? []) }

  /// What is wrong with the model in these bases, where these values are set.
  package func flaw(in bases: [Base], setting values: [Value]) -> String? {
    // What was learned of a system is as it is; whether that is right is the question of laws.
    if learned != nil { return nil }
    let (ports, permitted) = (ports, bases.filter(permits))
    let cells = permitted.count * ports.count
    let step = max(1, cells * values.count / mostSets)
    for cell in 0..<cells {
      let (base, port) = (permitted[cell / ports.count], ports[cell % ports.count])
      if !isPresent(port, in: base) { continue }
      for number in stride(from: cell % step, to: values.count, by: step)
      where accepts(values[number], at: port, in: base) {
        if let flaw = flaw(of: values[number], at: port, in: base) { return flaw }
      }
    }
    return nil
  }

  /// About how many sets are looked at; of more, some stand for all, other values in each base.
  private var mostSets: Int { 100_000 }

  private func flaw(of value: Value, at port: Port, in base: Base) -> String? {
    let after = set(value, at: port, in: base)
    // Most are in order, and texts are dear.
    var program: String { "set(\(portText(port)), \(traceText(value)), \(traceText(base)))" }
    let landing = landing(of: value, at: port, in: base)
    if isPresent(port, in: after), !areEquivalent(get(port, in: after), landing) {
      return "\(program) reads \(traceText(get(port, in: after)))"
    }
    let (found, expected) = (
      outside(port, setting: value, in: after), outside(port, setting: value, in: base)
    )
    if !areEquivalent(bases: found, expected) {
      return
        "\(program) leaves its focus: \(traceText(found)) outside instead of \(traceText(expected))"
    }
    return permits(after) ? nil : "\(program) = \(traceText(after)) is not permitted"
  }
}
