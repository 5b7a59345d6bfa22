import LawTelling

extension SizeFigures {
  /// The section of *How good is it?* on these figures.
  var section: String {
    [
      "## How small is small?", paragraph(method), curve, useTable, paragraph(methodOfMemory),
      memoryTable, paragraph(methodOfOrder), order.shareTable, points.joined(separator: "\n"),
    ].joined(separator: "\n\n")
  }

  private var method: String {
    """
    Each faulty specimen, and each fault of the search tree and of the todo app, is judged as by default: \
    \(all.systems) systems, which break \(all.findings) laws. The smallest case of each is counted, with the \
    operations of the law. *The smallest of each system* is its smallest case by any law. The weakness: most of these \
    systems were written to show one mistake, and a mistake that nobody thought of may need more.
    """
  }

  private var methodOfMemory: String {
    """
    A proof up to *k* operations of memory leaves out what more than *k* operations prepare. How many a system needs \
    is counted in the smallest case of `history-independent`: those before the step that is another one than on a \
    new system; none where no case breaks that law, since then a new system is wrong. Proofs that reach so far are \
    those of `conforms` on lawful specimens. The weakness is the same.
    """
  }

  private var methodOfOrder: String {
    """
    Each of \(order.findings) broken laws of the specimens is looked for in order of size alone, and at random alone \
    under \(order.seeds) seeds, without proofs. From where it is found follows what each share would do. The \
    search as it is goes on at random from where the order ended. The weakness: here random cases do not know what \
    came before.
    """
  }

  private var points: [String] {
    [
      point(
        """
        As the search is, \(order.missed.rounded(to: 1)) % of these checks find nothing. \(order.beyondOrder) of the \
        laws are broken by none of the first 4,000 cases in order of size.
        """)
    ] + [order.better].compactMap(\.self)
  }
}

extension OrderFigures {
  /// A point of a list that says which share of as many cases would find more.
  ///
  /// Nil if none would.
  fileprivate var better: String? {
    // The default, but for laws about tasks: a quarter of 300 cases. `Search.mostInOrder` of LawChecking decides it:
    // change both together.
    let usual = shares.first { $0.inOrder == 75 && $0.cases == 300 }
    let best = shares.filter { $0.cases == usual?.cases && $0.inOrder > 0 }
      .min { ($0.missed, $0.mean) < ($1.missed, $1.mean) }
    guard let usual, let best, best.inOrder != usual.inOrder else { return nil }
    return point(
      """
      Red: the default has \(usual.inOrder) of \(usual.cases) in order of size. With \(best.inOrder), fewer checks \
      would find nothing, and the others would find it in \(best.mean.rounded(to: 1)) in place of \
      \(usual.mean.rounded(to: 1)) cases.
      """)
  }
}
