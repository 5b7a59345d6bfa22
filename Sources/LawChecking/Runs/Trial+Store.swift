import BindingLaws

extension Trial {
  /// That the store was changed by somebody else, as another system does that has the same one.
  var intrusion: Discrepancy? {
    if !isMirrored { return nil }
    let known = source.present
    source.look()
    if isSame(source.present, known) { return nil }
    return Discrepancy(
      at: "the base of one system when another one was made", found: traceText(source.present),
      expected: "\(traceText(known)): each system needs a store of its own")
  }
}
