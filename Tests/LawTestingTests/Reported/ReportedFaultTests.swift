import LawTesting
import Testing

/// Whether a system is as it was reported, or as it was corrected.
protocol Stage {
  static var isFaulty: Bool { get }
}

enum Faulty: Stage {
  static var isFaulty: Bool { true }
}

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

  static let all = values + lists + stores + observed + controls
}

@Suite(.effort(.quick)) struct `A fault that people reported` {
  @Test("is found, with its law and sentence", arguments: ReportedFault.all)
  func found(_ fault: ReportedFault) {
    let texts = failures(in: fault.faulty)
    let said = texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("  what  ") }
    #expect(texts.contains { $0.contains(" breaks \(fault.law.id): ") }, "\(texts)")
    #expect(said.map { $0.dropFirst(12) } == [fault.what].compactMap(\.self).map { $0[...] })
  }

  @Test("is silent once it is corrected", arguments: ReportedFault.all)
  func silent(_ fault: ReportedFault) {
    #expect(failures(in: fault.corrected) == [])
  }

  /// Returns the texts of the issues that fail a test, which warnings do not.
  private func failures(in body: () -> Void) -> [String] {
    recorded(in: body).filter(isFailure).map { $0.comments.first?.rawValue ?? "\($0)" }
  }

  private func isFailure(_ issue: Issue) -> Bool {
    #if compiler(>=6.3)
      return issue.severity != .warning
    #else
      return true
    #endif
  }
}
