import LawTesting
import Testing

@Suite(.effort(.quick)) struct `A fault that people reported` {
  @Test("is found, with its law and sentence", arguments: ReportedFault.all)
  func found(_ fault: ReportedFault) {
    let texts = failures(in: fault.faulty)
    let label = "  what      "
    let sentences = texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix(label) }
    #expect(texts.contains { $0.contains(" breaks \(fault.law.id): ") }, "\(texts)")
    #expect(sentences.count == (fault.what == nil ? 0 : 1))
    #expect(sentences.first.map { String($0.dropFirst(label.count)) } == fault.what)
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
