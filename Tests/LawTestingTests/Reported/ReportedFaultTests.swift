import LawTesting
import Testing

/// A fault that people reported in public, written down from its description.
struct ReportedFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The law that the report says it by.
  let law: Law
  /// The mistake that it is like; `nil` where nothing is to be said.
  let mistake: String?
  let judge: @Sendable () -> Void

  init(
    _ name: String, _ law: Law, like mistake: String?, judge: @escaping @Sendable () -> Void
  ) {
    (testDescription, self.law, self.mistake, self.judge) = (name, law, mistake, judge)
  }

  init<System: BindingSystem & SendableMetatype>(
    _ system: System.Type, _ law: Law, like mistake: String
  ) {
    self.init("\(system)", law, like: mistake) { expect(system) }
  }

  static let all = values + lists + stores
}

@Suite(.effort(.quick)) struct `A fault that people reported` {
  @Test("is found, said plainly, and like its own mistake", arguments: ReportedFault.all)
  func found(_ fault: ReportedFault) {
    let texts = issues(in: fault.judge)
    let lines = texts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") + " " }
    let said = Mistake.all.filter { mistake in
      lines.contains { $0.contains("): \(mistake.what) ") }
    }.map(\.id)
    #expect(texts.contains { $0.contains(" breaks \(fault.law.id): ") }, "\(texts)")
    #expect(said == [fault.mistake].compactMap(\.self))
  }
}
