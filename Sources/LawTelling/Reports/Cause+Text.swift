import LawChecking

extension Cause {
  /// What breaks beside, what it is like and what mends that, below a heading each.
  var lines: [String] {
    let also = alsoBroken.enumerated().flatMap { index, group in
      let head = index == 0 ? "also      breaks " : "and       breaks "
      return (head + group.laws.joined(separator: ", ") + " (\(group.relation.rawValue))").wrapped
    }
    let like = likeness.map { likeness in
      "like      \(likeness.sentence)".wrapped + "mend      \(likeness.mistake.mend)".wrapped
        + likeness.alternatives.flatMap { "or        \($0.what): \($0.mend)".wrapped }
    }
    return also + (like ?? [])
  }
}
