import TestSupport

/// Returns the verdicts on a system that breaks many laws, each with what is declared.
func judgements(
  declaring declared: Verdict.Kind, rows: [String] = [],
  by laws: [Law] = LawSet.roundTrip.laws + LawSet.selection.laws
) throws -> [Judgement] {
  try laws.compactMap { law in
    try check(ErasingPages.self, obeys: law).map {
      Judgement($0, declared: declared, rows: rows)
    }
  }
}
