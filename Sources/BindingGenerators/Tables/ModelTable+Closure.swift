import BindingLaws

/// The search for bases that can be reached and are not listed.
///
/// If there are any, nothing is proved.
extension ModelTable {
  /// The first base that is not listed, and that can be reached.
  ///
  /// Nil if there is none. A case starts in such a base, or an operation leads there from a permitted listed
  /// base.
  var firstUnlisted: Model.Base? {
    if let start = starts?.first(where: { $0 >= transitions.listedBases }) {
      return base(of: start)
    }
    for state in 0..<transitions.listedBases where model.permits(base(of: state)) {
      let codes = transitions.codes { self.isPresent($0, in: state) }
      let next = codes.lazy.map { self.next(state, $0) }.first { $0 >= transitions.listedBases }
      if let next { return base(of: next) }
    }
    return nil
  }
}
