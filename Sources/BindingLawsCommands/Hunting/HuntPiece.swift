/// What is hunted at one time, by one process, and told in one line: a system up to a level, or a
/// range of the random cases of a system and a law.
struct HuntPiece: Hashable, Sendable, Codable {
  let system: String
  /// The law; `nil` for a level, at which the system is judged by all laws.
  let law: String?
  /// The number of the level or of the range, from 0.
  let number: Int

  /// A range of random cases.
  init(of system: String, _ law: String, number: Int) {
    (self.system, self.law, self.number) = (system, law, number)
  }

  /// A check up to a level: a proof, all short traces, and a few random ones.
  init(of system: String, level: Int) {
    (self.system, law, number) = (system, nil, level)
  }
}
