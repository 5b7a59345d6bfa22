import TestSupport

/// Returns the laws that are neither proved nor upheld, with kind and remark.
func notUpheld(_ verdicts: [Verdict]) -> [String] {
  verdicts.filter { ![.proved, .upheld].contains($0.kind) }.map { verdict in
    "\(verdict.law.id): \(verdict.kind), \(verdict.remark ?? "")"
  }
}
