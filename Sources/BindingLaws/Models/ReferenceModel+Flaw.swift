// `WritingAReferenceModel.md` repeats what is asked of a model: change both together.
extension ReferenceModel {
  /// What is wrong with the model itself, if anything: an oracle is judged too.
  ///
  /// In every permitted base that is listed, after every accepted set of a listed value, the port reads
  /// what was set, or where it lands. What lies outside of the set is as it was, and the base is permitted.
  ///
  /// - Returns: The first flaw in words, or `nil`. Bases and values that are not listed are not
  ///   looked at here; before a check, `BrokenOracle` draws some.
  public var flaw: String? { flaw(in: bases ?? [], setting: values ?? [])?.words }

  /// What is wrong with the model in these bases, where these values are set.
  package func flaw(in bases: [Base], setting values: [Value]) -> ModelFlaw<Self>? {
    // What was learned of a system is as it is; whether that is right is the question of laws.
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

  /// About how many sets are looked at; of more, some stand for all, other values in each base.
  private var mostSets: Int { 100_000 }

  private func flaw(of value: Value, at port: Port, in base: Base) -> ModelFlaw<Self>? {
    let after = set(value, at: port, in: base)
    func flaw(_ kind: ModelFlaw<Self>.Kind) -> ModelFlaw<Self> {
      ModelFlaw(port: port, value: value, base: base, kind: kind)
    }
    // Laws judge what the key paths of the code under test do.
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

/// A set by which a model breaks the laws of models.
package struct ModelFlaw<Model: ReferenceModel> {
  /// What is set, where, and from which base.
  package let port: Model.Port
  package let value: Model.Value
  package let base: Model.Base
  package let kind: Kind

  /// What is wrong after the set.
  package enum Kind: Hashable, Sendable {
    /// The port reads this, and neither what was set nor where that lands.
    case reading(String, owed: String)
    /// Something has changed that the set must leave alone.
    case focus(String, owed: String)
    /// The base is one that nobody may see.
    case permission(String)
  }

  /// What is wrong, in words.
  package var words: String {
    switch kind {
    case .reading(let found, _): "\(program) reads \(found)"
    case .focus(let found, let owed):
      "\(program) leaves its focus: \(found) outside instead of \(owed)"
    case .permission(let base): "\(program) = \(base) is not permitted"
    }
  }

  private var program: String {
    "set(\(portText(port)), \(traceText(value)), \(traceText(base)))"
  }
}
