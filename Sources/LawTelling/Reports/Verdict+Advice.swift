import LawChecking

extension Verdict {
  /// The fact about what else than the system a broken law may be due to, or nil if there is none.
  var advice: Fact? {
    guard kind == .broken, let remark else { return nil }
    if case .race = grounds { return Fact(.threads, remark) }
    return Fact(showsEnd ? .crashes : .model, remark)
  }
}
