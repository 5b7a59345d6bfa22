import BindingGenerators
import BindingLaws

/// A failing case in words: its trace, and the law with its values put in.
struct Explanation<Model: ReferenceModel> {
  let space: CaseSpace<Model>
  let given: Case
  let trace: Trace<Model>
  let discrepancy: Discrepancy
  /// Says where a trace leads, beside another one: the system, or, when that may not be run, the model.
  let course: (Trace<Model>, Course<Model>?) -> Course<Model>
  /// Where this one leads.
  let own: Course<Model>

  /// Loads the case: numbers of what a run came to, beyond the case, mean nothing after that.
  init(
    _ space: CaseSpace<Model>, _ given: Case, _ discrepancy: Discrepancy,
    course: @escaping (Trace<Model>, Course<Model>?) -> Course<Model>
  ) {
    (self.space, self.given, self.discrepancy) = (space, given, discrepancy)
    self.course = course
    _ = space.load(given)
    trace = space.trace(of: given)
    own = course(trace, nil)
  }

  /// The law's program with its values put in, and what the other side of the law is, if that is
  /// another run; at the place where the discrepancy is.
  var sides: (equation: String, other: String?) {
    let place = discrepancy.place.split(separator: "…", omittingEmptySubsequences: false)
    return (place.joined(separator: expression), otherSide.map(place.joined))
  }

  /// The case in the trace language, as it happened.
  var lines: [String] { own.lines }
}

extension Subject {
  /// The case that broke the law, in words; the table has to hold it.
  func explanation(_ given: Case, _ discrepancy: Discrepancy) -> Explanation<Model> {
    Explanation(space, given, discrepancy, course: course(of:sharing:))
  }
}
