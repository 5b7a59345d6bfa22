/// What is said of a case that crashes: all that is known without running the system.
struct DeathDraft: Codable {
  /// What the ports are called.
  let ports: [String]
  /// The trace, as the model predicts it, and what the model reads after each operation.
  let lines: [String]
  let readings: [[String]]
  let bases: [String]
  let variables: [String]
  /// How many operations happen in it, and how many happened in the case that was found first.
  let operations, originalOperations: Int
  let token: String
  /// The lines of a test, but for the last one.
  let test: String?
}

/// What the ports of a system read after an operation.
struct SystemRow: Codable {
  let readings: [String]
  let base: String
}
