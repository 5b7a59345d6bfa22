package import BindingLaws

/// The laws that report what ends the process.
///
/// `total` knows no tasks. So `linearizable` has to report that some wait for each other for ever.
private let lawsThatReportEnds = [Law.total.id, Law.linearizable.id]

extension Law {
  /// Whether the law says that operations come to an end, and so reports those that do not.
  package var isAboutEnds: Bool { id == Law.total.id }

  /// Whether a verdict on the law reports what ends the process.
  var reportsEnds: Bool { lawsThatReportEnds.contains(id) }
}

extension LawDescription {
  /// Whether the law says that operations come to an end.
  package var isAboutEnds: Bool { id == Law.total.id }

  /// Whether a verdict on the law reports what ends the process.
  var reportsEnds: Bool { lawsThatReportEnds.contains(id) }
}
