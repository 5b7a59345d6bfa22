import LawTesting
import Testing

/// Whether a system is as it was reported, or as it was corrected.
protocol Stage {
  static var isFaulty: Bool { get }
}

/// The system as it was reported.
enum Faulty: Stage {
  static var isFaulty: Bool { true }
}

/// The system as it was corrected.
enum Corrected: Stage {
  static var isFaulty: Bool { false }
}

/// A fault that people reported in public, written down from its description.
struct ReportedFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The law by which the fault is reported.
  let law: Law
  /// The sentence on what the case shows, or `nil` if there is none.
  let what: String?
  /// Judges the system as it was reported.
  let faulty: @Sendable () -> Void
  /// Judges the system as it was corrected.
  let corrected: @Sendable () -> Void

  init(
    _ name: String, _ law: Law, what: String?,
    faulty: @escaping @Sendable () -> Void, corrected: @escaping @Sendable () -> Void
  ) {
    testDescription = name
    self.law = law
    self.what = what
    self.faulty = faulty
    self.corrected = corrected
  }

  init<System: BindingSystem & SendableMetatype, Other: BindingSystem & SendableMetatype>(
    _ law: Law, what: String?, _ system: System.Type, _ other: Other.Type
  ) {
    let name = "\(system)".prefix { $0 != "<" }
    self.init(
      String(name), law, what: what, faulty: { expect(system) }, corrected: { expect(other) })
  }

  static let all = values + collections + stores + later + observed + controls
}
