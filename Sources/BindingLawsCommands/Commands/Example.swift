import LawTelling

/// The systems, tokens and traces in the examples of help texts.
enum Example {
  /// The specimen of the examples, which breaks `get-set`.
  private static let faulty = "ClearAnySelection"

  /// Returns this system, or the first one if the executable does not judge it.
  static func system(_ name: String) -> String {
    let names = Registry.current.systems.map(\.name)
    return names.isEmpty || names.contains(name) ? name : names[0].shellWord
  }

  /// The token of a case that breaks `get-set`.
  ///
  /// Tests replay the same case. The help of the plugin, `CI/fuzz`, `CI/full.d/walk` and the form for bugs
  /// hold it, too.
  static var token: String {
    isOurs ? "v2/get-set/\(faulty)/0C204044GR1G408000000J38" : "TOKEN"
  }

  /// Returns the options that name a case by its trace.
  ///
  /// `CaseArguments` has them.
  static func written(as trace: String) -> String {
    "--system \(system(faulty)) --law get-set --trace '\(isOurs ? trace : "TRACE")'"
  }

  /// Whether the executable judges the specimen of the examples.
  private static var isOurs: Bool { system(faulty) == faulty }
}
