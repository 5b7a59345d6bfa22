import BindingLaws
package import LawChecking

extension Cause {
  /// The same in as few lines as it takes.
  var briefFacts: [Report.Note] {
    let also = others.map(\.law.id).joined(separator: ", ")
    let like = likeness.map { likeness in
      let sentence =
        "\(likeness.fault.system) (\(likeness.common) of \(likeness.expected.counted("law"))): "
      return [("like", sentence + likeness.mistake.what), ("fix", likeness.mistake.fix)]
        + likeness.alternatives.prefix(1).map { ("or", "\($0.what): \($0.fix)") }
    }
    return (also.isEmpty ? [] : [("also", also)]) + (like ?? [])
  }

  /// What breaks beside, what it is like and what fixes that, each with a word for it.
  var facts: [Report.Note] {
    let also = alsoBroken.enumerated().map { index, group in
      let text = "breaks \(group.laws.joined(separator: ", ")) (\(group.relation.rawValue))"
      return (index == 0 ? "also" : "and", text)
    }
    let like = likeness.map { likeness in
      [("like", likeness.sentence), ("fix", likeness.mistake.fix)]
        + likeness.alternatives.map { ("or", "\($0.what): \($0.fix)") }
    }
    return also + (like ?? [])
  }
}

extension Verdict {
  /// In a line, that another finding is wrong as this one, which was reported.
  package func sentence(on other: Verdict) -> String {
    "\(other.system) breaks \(other.law.id): \(how(other))"
  }

  /// How another finding goes wrong, beside this one, which was reported.
  func how(_ other: Verdict) -> String {
    switch relation(of: other) {
    case .sameCase: "same case as \(law.id)"
    case .longerCase: "a case that begins with that of \(law.id)"
    case .alike: "goes wrong as \(law.id) does"
    }
  }
}
