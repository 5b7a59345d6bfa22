extension JudgedSystem {
  /// Returns a checker of the system.
  package func checker(_ options: CheckOptions = CheckOptions()) throws -> LawChecker {
    func open<System: BindingSystem>(_ system: System.Type) throws -> LawChecker {
      try LawChecker(system, options: options)
    }
    return try open(system)
  }

  /// Returns the verdict on the system by a law.
  package func verdict(
    on law: Law, _ options: CheckOptions = CheckOptions()
  ) throws -> Verdict? {
    try checker(options).verdict(on: law)
  }

  /// Returns the verdicts on the system by the usual laws, and by those that it breaks.
  package func verdicts(_ options: CheckOptions = CheckOptions()) throws -> [Verdict] {
    let checker = try checker(options)
    let laws = allLaws.filter { usualLaws.contains($0) || breaks.contains($0) }
    return try laws.compactMap { try checker.verdict(on: $0) }
  }
}
