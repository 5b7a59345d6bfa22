import BindingGenerators

/// Which case: how its draws come about, and what they are limited to.
package struct CaseAddress: Codable, Hashable, Sendable {
  /// Where random draws begin; `nil` for a case that is replayed.
  var seed: UInt64?
  /// The draws to replay.
  var values: [UInt64] = []
  /// The draws that belong together.
  var spans: [Range<Int>] = []
  var maximumLength: Int
  var kinds: [Int]
  var stopsAtRefusal = false

  init(_ choices: Choices, within plan: CasePlan, stopsAtRefusal: Bool) {
    (maximumLength, kinds) = (plan.maximumLength, plan.kinds)
    self.stopsAtRefusal = stopsAtRefusal
    switch choices.origin {
    case .random(let seed): self.seed = seed.value
    case .replayed(let record): (values, spans) = (record.values, record.spans)
    }
  }

  init(_ record: Choices.Record, within plan: CasePlan) {
    (maximumLength, kinds) = (plan.maximumLength, plan.kinds)
    (values, spans) = (record.values, record.spans)
  }

  var plan: CasePlan { CasePlan(maximumLength: maximumLength, kinds: kinds) }

  /// Whether the case is one of those that a plan limits cases to.
  func fits(_ plan: CasePlan) -> Bool {
    maximumLength <= plan.maximumLength && Set(kinds).isSubset(of: plan.kinds)
  }

  /// The choices of the case, recorded as they are drawn.
  var choices: Choices {
    if let seed { return Choices(seed: Seed(seed), isRecording: true) }
    return Choices(replaying: Choices.Record(values: values, spans: spans))
  }
}

extension CaseAddress {
  /// The address as words, to be kept in memory.
  var words: [UInt64] {
    let numbers = [values.count, spans.count, kinds.count, maximumLength, stopsAtRefusal ? 1 : 0]
    return [seed == nil ? 0 : 1, seed ?? 0] + numbers.map { UInt64($0) }
      + kinds.map { UInt64($0) } + values
      + spans.flatMap { [UInt64($0.lowerBound), UInt64($0.upperBound)] }
  }

  /// Reads an address; `nil` when the words are none.
  init?(words: [UInt64]) {
    guard words.count >= 7 else { return nil }
    let head = words[2..<7].map { Int(clamping: $0) }
    guard head.prefix(3).allSatisfy({ $0 <= words.count }),
      words.count == 7 + head[0] + 2 * head[1] + head[2]
    else { return nil }
    var rest = words.dropFirst(7)
    kinds = rest.prefix(head[2]).map { Int(truncatingIfNeeded: $0) }
    rest = rest.dropFirst(head[2])
    values = Array(rest.prefix(head[0]))
    let ends = rest.dropFirst(head[0]).map { Int(truncatingIfNeeded: $0) }
    let pairs = stride(from: 0, to: ends.count, by: 2).map { (ends[$0], ends[$0 + 1]) }
    guard pairs.allSatisfy({ 0 <= $0 && $0 <= $1 && $1 <= head[0] }) else { return nil }
    spans = pairs.map { $0..<$1 }
    seed = words[0] == 1 ? words[1] : nil
    (maximumLength, stopsAtRefusal) = (head[3], head[4] == 1)
  }
}
