import Foundation
import TestSupport

@testable import LawChecking
@testable import LawTesting

@Suite(.cases(100), .inChildProcess) struct `A case that crashes` {
  @Test func `leaves the law to be judged on other cases`() throws {
    let (verdicts, texts) = judged(Dying<ArrayIndex>.self, [.setGet, .getSet])
    #expect(verdicts.map(\.kind) == [.upheld, .upheld])
    #expect(verdicts.allSatisfy { $0.showsEnd })
    #expect(verdicts.allSatisfy { $0.remark?.contains("judge total") == true })
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("Dying<ArrayIndex> crashed on total") == true)
  }

  @Test(.expecting(.total, .crashed, because: "it dies at 13"))
  func `is no issue if it is expected`() {
    #expect(judged(Dying<ArrayIndex>.self, [.setGet]).texts.isEmpty)
  }

  @Test(.skipping(.total, because: "somebody else reports it"))
  func `is no issue if total is skipped`() {
    #expect(judged(Dying<ArrayIndex>.self, [.setGet]).texts.isEmpty)
  }

  @Test(.childLimits(time: .milliseconds(300), memory: 64))
  func `is bounded as the traits say`() {
    let (_, hangs) = judged(Dying<EndlessLoop>.self, [.setGet])
    #expect(hangs.contains { $0.contains("within 0.3 s of processor time or 3 s") }, "\(hangs)")
    let (_, floods) = judged(Dying<HeapExhaustion>.self, [.setGet])
    #expect(floods.contains { $0.contains("used more than 64 MB") }, "\(floods)")
  }

  @Test(.childLimits(time: .milliseconds(100)))
  func `is not seen in a lawful binding that is slow`() {
    let (verdicts, texts) = judged(SlowSwitch.self, [.setGet])
    #expect(texts.isEmpty, "\(texts)")
    #expect(verdicts.map(\.kind) == [.proved])
  }

  @Test func `is not seen in a lawful binding that prints much`() {
    let (verdicts, texts) = judged(LoudCell.self, [.setGet])
    #expect(texts.isEmpty, "\(texts)")
    #expect(verdicts.map(\.ended) == [0])
  }

  private func judged<System: BindingSystem>(
    _ system: System.Type, _ laws: [Law]
  ) -> (verdicts: [Verdict], texts: [String]) {
    var verdicts: [Verdict] = []
    let texts = issues { verdicts = expect(system, obeys: LawSet(laws)) }
    return (verdicts, texts)
  }
}

/// A cell whose every set prints a megabyte on standard error.
///
/// All sets together print more than a file may hold.
private struct LoudCell: ModelledSystem {
  static let model = UnboundedCell()
  let source: Source<Int>
  func set(_ value: Int, at port: OnlyPort) {
    let words = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    _ = words.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    source.value = value
  }
}
