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
  /// The law that the report says it by.
  let law: Law
  /// The mistake that it is like; `nil` where nothing is to be said.
  let mistake: String?
  let faulty, corrected: @Sendable () -> Void

  init(
    _ name: String, _ law: Law, like mistake: String?,
    faulty: @escaping @Sendable () -> Void, corrected: @escaping @Sendable () -> Void
  ) {
    (testDescription, self.law, self.mistake) = (name, law, mistake)
    (self.faulty, self.corrected) = (faulty, corrected)
  }

  init<System: BindingSystem & SendableMetatype, Other: BindingSystem & SendableMetatype>(
    _ law: Law, like mistake: String?, _ system: System.Type, _ other: Other.Type
  ) {
    let name = "\(system)".prefix { $0 != "<" }
    self.init(
      String(name), law, like: mistake, faulty: { expect(system) }, corrected: { expect(other) })
  }

  static let all = values + lists + stores + observed + controls
}

@Suite(.effort(.quick)) struct `A fault that people reported` {
  @Test("is found, said plainly, and like its own mistake", arguments: ReportedFault.all)
  func found(_ fault: ReportedFault) {
    let texts = failures(in: fault.faulty)
    let lines = texts.map(Self.unfolded)
    let said = Mistake.all.filter { mistake in
      lines.contains { $0.contains("): \(mistake.what) ") }
    }.map(\.id)
    #expect(texts.contains { $0.contains(" breaks \(fault.law.id): ") }, "\(texts)")
    #expect(said == [fault.mistake].compactMap(\.self))
  }

  @Test("is silent when it is corrected", arguments: ReportedFault.all)
  func silent(_ fault: ReportedFault) {
    #expect(failures(in: fault.corrected) == [])
  }

  /// What fails a test; warnings do not.
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

  /// A text in one line.
  private static func unfolded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + " "
  }
}
