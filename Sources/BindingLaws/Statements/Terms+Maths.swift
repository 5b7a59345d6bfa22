extension Terms {
  /// The statement as an equation.
  var maths: String {
    var premises = allAccepted.compactMap(\.acceptance)
    if let acceptance = refused.flatMap({ [$0].acceptance }) { premises.append("¬" + acceptance) }
    let stated: String
    switch claim {
    case .same, .commutes:
      if case .commutes = claim { premises.append("disjoint(p, q)") }
      stated = variation.maths ?? programs.map(\.maths).joined(separator: " = ")
    // Reports print another text for learned models.
    case .conforms: stated = "get(p, x) = model.get(p, x), and the bases agree"
    case .gets(let p, let a):
      premises.append("\(p) still there")
      stated = "get(\(p), \(programs[0].maths)) = \(a)"
    case .predicted(let program): stated = "\(program.maths) is what the model says"
    case .inert: stated = "\(programs[0].maths) leaves the base and the write log as they are"
    }
    return (premises.isEmpty ? "" : premises.joined(separator: ", ") + " ⇒ ") + stated
  }
}

extension Variation {
  /// The maths of a claim that compares two ways to carry out a trace.
  ///
  /// Nil if it compares two programs.
  fileprivate var maths: String? {
    switch self {
    case .asWritten: nil
    case .readingBetween: "x with reads put in between ≡ x"
    case .throughHeld: "x through fresh bindings ≡ x through bindings held since the start"
    case .restarted: "i(x) ≡ i(the base that x ends in), for every operation i"
    case .byTwin: "x on the system ≡ x on its twin"
    case .outside: "x in a transaction ≡ x"
    }
  }
}
