import LawChecking

/// A case that a trait has pinned, with a note whether an expectation ran it.
struct Pin: Sendable {
  /// The token of the case.
  let token: String
  /// Whether an expectation was about the pinned system and law.
  let isUsed = Locked(false)

  init(_ token: String) { self.token = token }
}

extension Pin {
  /// The complaint that nothing ran the pin, so that it has tested nothing.
  ///
  /// Nil if something did. While the environment asks for one case, no pin runs.
  var complaint: String? {
    if isUsed.value || EnvironmentSettings.current.isReplaying { return nil }
    do {
      let names = try names(in: token)
      return "the pin \(token) was not run: no expectation here judges \(names.system) by "
        + names.law
    } catch {
      return "the pin \(token.debugDescription) was not run: \(error)"
    }
  }
}
