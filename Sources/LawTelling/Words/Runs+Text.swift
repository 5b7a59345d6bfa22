package import LawChecking

extension Counterexample.Runs {
  /// The names of the two runs, in the headings of a table.
  package var names: [String] {
    switch self {
    case .freshAndHeld: ["through fresh", "through held"]
    case .unreadAndRead: ["unread", "read in between"]
    case .usedAndNew: ["after all that", "made again"]
    case .systemAndTwin: ["the system", "its twin"]
    case .insideAndOutside: ["in a transaction", "outside"]
    case .setBackAndNot: ["set back", "without it"]
    case .withAndWithout: ["with it", "without it"]
    case .bothAndLast: ["both sets", "the last alone"]
    case .orders(let one, let other): [one, other].map { $0.joined(separator: " then ") }
    case .programs: ["one program", "the other"]
    }
  }
}
