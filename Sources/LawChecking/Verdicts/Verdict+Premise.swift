extension Verdict {
  /// Whether no case or too few cases met the law's premise.
  var isPremiseHardlyMet: Bool {
    if case .premise = grounds { kind == .noEvidence || kind == .gaveUp } else { false }
  }

  /// Whether no case met the law's premise.
  var isPremiseNeverMet: Bool {
    if case .premise(let share) = grounds { share.met == 0 } else { false }
  }

  /// Whether the law was given up because too few cases met the premise.
  var isGivenUpForPremise: Bool {
    if case .premise = grounds { kind == .gaveUp } else { false }
  }
}
