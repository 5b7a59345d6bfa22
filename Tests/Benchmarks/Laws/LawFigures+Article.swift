import BindingLaws
import LawChecking

extension LawFigures {
  /// The section of *How good is it?* on these figures.
  var section: String {
    ["## Which laws pay?", paragraph(method), groupTable, points.joined(separator: "\n")]
      .joined(separator: "\n\n")
  }

  private var method: String {
    """
    Of the pairs of a lawful specimen and a fault that `power` knows and that does not crash, one in \(Self.step) is \
    judged: \(faults) faults of \(kinds) kinds, around \(systems) specimens, can be told from the specimen. Each law \
    that the specimen obeys is asked by itself, with \(Self.effort.cases) cases and no proof. *Cases* says how many \
    the laws of a row need together, if each in turn runs one, for half of the faults that they notice, and for nine \
    in ten. The weakness: faults, laws and specimens are by the same authors, so that shares compare rows, and say \
    little of the faults of an app.
    """
  }

  private var points: [String] {
    let alone = laws.filter { $0.alone > 0 }.map { "`\($0.law)` \($0.alone)" }
    let next = laws.filter { $0.aloneWithoutConforms > 0 && $0.law != Law.conforms.id }
      .map { "`\($0.law)` \($0.aloneWithoutConforms)" }
    let needed = Set(steps.map(\.law))
    let spare = laws.filter { !needed.contains($0.law) }
    let unbroken = laws.filter { $0.noticed == 0 }
    let unneeded = unbroken.filter { !needed.contains($0.law) }
    return [
      point("So many faults are noticed by one law alone: " + alone.list),
      point("If `conforms` is left out, by these: " + next.list),
      point(
        """
        \(steps.count) laws notice all that any law notices of the \(faults) faults and of \(specimens) faulty \
        specimens. The other \(spare.count) pay by what they say, and not by what they notice: 
        """ + spare.names.list),
      point(
        """
        No fault of the sample breaks \(unbroken.count) of the laws. Nor are these of them among the \(steps.count): 
        """ + unneeded.names.list),
    ] + (missed.isEmpty ? [] : [point("Red: no law notices " + missed.list)])
  }
}

extension [LawFigures.LawRow] {
  /// The ids of the laws as code.
  fileprivate var names: [String] { map { "`\($0.law)`" } }
}

extension [String] {
  /// The strings with commas between them and a full stop at the end.
  fileprivate var list: String { joined(separator: ", ") + "." }
}
