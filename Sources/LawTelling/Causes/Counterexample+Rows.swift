import BindingLaws
import LawChecking

extension Counterexample {
  /// Whether the writes of each operation are known.
  ///
  /// A store that says that it reports them may leave some out.
  var showsWrites: Bool {
    !hidesWrites
      && ![rows, otherRows].contains { rows in
        zip(rows.dropFirst(), rows).contains { $0.changesUnseen(after: $1) }
      }
  }
}

extension Counterexample.Row {
  /// Whether ports were read.
  ///
  /// False if a read might crash.
  var isSeen: Bool { !system.contains(.unseen) }

  /// Whether the operation of the row only inspects something.
  var isInspection: Bool { operation?.kind == .get || operation?.kind == .derive }

  /// Whether the base is what the model says.
  var hasRightBase: Bool { isEquivalent == true || systemBase == modelBase }

  /// The first port that reads something else than the model, or nil if there is none.
  var differingPort: Int? {
    if isEquivalent == true { return nil }
    return system.indices.first { model.indices.contains($0) && system[$0] != model[$0] }
  }

  /// The first port whose held binding does not read the present value, or nil if there is none.
  var staleHeld: Int? {
    let present = isEquivalent == true ? system : model
    return held.indices.first { port in
      held[port] != nil && present.indices.contains(port) && held[port] != present[port]
    }
  }

  /// Returns whether a set changed the base, and no write of it was seen.
  fileprivate func changesUnseen(after before: Self) -> Bool {
    operation?.kind == .set && writes.isEmpty && systemBase != before.systemBase
  }
}
