import BindingGenerators

/// The one format of verdicts, for the command line, for child processes and beside failures.
///
/// The remark is for readers. It is made from the grounds and endings, which are read. The law, the grounds
/// and what `Judgement` adds are written among these fields: no name may be in two of them. `LinesOfJSON.md`
/// has to have each. `ended` repeats the `cases` of `endings`, and is the one that is read.
extension Verdict: Codable {
  private enum CodingKeys: String, CodingKey {
    case system, verdict, cases, executions, seed, counterexample, mix, remark, ended
    case endings, learned
    case leniency = "excuse"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    system = try fields.decode(String.self, forKey: .system)
    law = try LawDescription(from: decoder)
    kind = try fields.decode(Kind.self, forKey: .verdict)
    cases = try fields.decodeCount(forKey: .cases)
    executions = try fields.decodeCount(forKey: .executions)
    let digits = try fields.decode(String.self, forKey: .seed)
    guard let seed = Seed(digits) else {
      throw DecodingError.dataCorruptedError(
        forKey: .seed, in: fields, debugDescription: "it is no seed")
    }
    self.seed = seed
    counterexample = try fields.decodeIfPresent(Counterexample.self, forKey: .counterexample)
    mix = try fields.decodeIfPresent(Mix.self, forKey: .mix)
    learned = try fields.decodeIfPresent(LearnedTable.self, forKey: .learned)
    leniency = try fields.decodeIfPresent(Leniency.self, forKey: .leniency)
    grounds = try Grounds(readingFrom: decoder)
    if let endings = try fields.decodeIfPresent(Endings.self, forKey: .endings) {
      self.endings = endings
    }
    let ended = try fields.decodeIfPresent(Int.self, forKey: .ended) ?? 0
    endings.cases = plausible.contains(ended) ? ended : 0
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(system, forKey: .system)
    try law.encode(to: encoder)
    try fields.encode(kind, forKey: .verdict)
    try fields.encode(cases, forKey: .cases)
    try fields.encode(executions, forKey: .executions)
    try fields.encode(seed.description, forKey: .seed)
    // It is `null` if there is none: others look for it, such as `CI/same`.
    try fields.encode(counterexample, forKey: .counterexample)
    try fields.encodeIfPresent(mix, forKey: .mix)
    try fields.encodeIfPresent(remark, forKey: .remark)
    try fields.encode(ended, forKey: .ended)
    if endings.saysMore { try fields.encode(endings, forKey: .endings) }
    try fields.encodeIfPresent(learned, forKey: .learned)
    try fields.encodeIfPresent(leniency, forKey: .leniency)
    try grounds?.write(to: encoder)
  }
}

extension Verdict.Mix: Codable {
  private enum CodingKeys: String, CodingKey {
    case operations, kinds, bases, cases, refusals
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let drawn = try fields.decode([String: Int].self, forKey: .operations)
    kinds = try fields.decode([String].self, forKey: .kinds)
    counts = kinds.map { drawn[$0] ?? 0 }
    guard counts.allSatisfy(plausible.contains) else {
      throw DecodingError.dataCorruptedError(
        forKey: .operations, in: fields, debugDescription: "it is no number of operations")
    }
    states = try fields.decodeIfPresent(Int.self, forKey: .bases)
    cases = try fields.decodeCount(forKey: .cases)
    refusals = try fields.decodeCount(forKey: .refusals)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let drawn = Dictionary(zip(kinds, counts)) { $0 + $1 }
    try fields.encode(drawn, forKey: .operations)
    try fields.encode(kinds, forKey: .kinds)
    try fields.encodeIfPresent(states, forKey: .bases)
    try fields.encode(cases, forKey: .cases)
    try fields.encode(refusals, forKey: .refusals)
  }
}

/// The counts that are plausible, so that sums do not overflow.
private let plausible = 0...1_000_000_000_000_000

extension KeyedDecodingContainer {
  fileprivate func decodeCount(forKey key: Key) throws -> Int {
    let count = try decode(Int.self, forKey: key)
    if plausible.contains(count) { return count }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "\(count) is no number of cases")
  }
}
