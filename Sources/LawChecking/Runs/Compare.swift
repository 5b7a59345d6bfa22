import BindingGenerators
import BindingLaws

/// The ports at which two runs have to read alike through bindings that are held.
enum HeldPorts {
  /// None, because one of the runs holds others.
  case none
  /// Those that are there.
  case present
  /// All, also those that have vanished: what they read does not count, but reads do not change it.
  case all
}

extension Leading {
  /// What two runs of one system have in common.
  ///
  /// What a vanished port reads may depend on the base that its binding was derived in, as a value
  /// that is kept from then does; so it is compared only where that was the same. It may depend on
  /// reads where it has to be the last value, as the law `gone-reads-last` says.
  func comparedHeldPorts(areEquallyOld: Bool, goneReadsLast: Bool) -> HeldPorts {
    switch self {
    case .restarted, .throughHeld: .none
    case .asWritten, .byTwin: .present
    case .readingBetween: areEquallyOld && !goneReadsLast ? .all : .present
    }
  }
}

extension Runner {
  /// The first difference between what two sides show: the base, the ports, the held bindings.
  ///
  /// Reports print the first, and a read may change a system. So the order stays.
  func compare(
    _ one: any Side, _ other: any Side, through held: HeldPorts = .present
  ) -> Discrepancy? {
    if let discrepancy = subject.discrepancy(met: one.met, expected: other.met) {
      return discrepancy
    }
    for port in 0..<subject.transitions.ports where one.isPresent(port) {
      if let difference = compare(one, other, at: port, isHeld: false) { return difference }
    }
    for port in held == .none ? [] : one.held where held == .all || one.isPresent(port) {
      if let difference = compare(one, other, at: port, isHeld: true) { return difference }
    }
    return nil
  }

  private func compare(
    _ one: any Side, _ other: any Side, at port: Int, isHeld: Bool
  ) -> Discrepancy? {
    subject.discrepancy(
      port, isHeld: isHeld, reads: one.reading(port, isHeld: isHeld),
      expected: other.reading(port, isHeld: isHeld))
  }

  /// The first port that looks different, where both are controls; `LawTelling` knows it by `rendering(`.
  func compareLooks(_ one: any Side, _ other: any Side) -> Discrepancy? {
    guard one.tapsControls, other.tapsControls else { return nil }
    for port in 0..<subject.transitions.ports where one.isPresent(port) {
      let (found, expected) = (one.rendering(port), other.rendering(port))
      if found == expected { continue }
      return Discrepancy(
        at: "rendering(\(subject.text(ofPort: port)), …)", found: found, expected: expected)
    }
    return nil
  }
}
