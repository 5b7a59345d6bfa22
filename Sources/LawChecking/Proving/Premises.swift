import BindingLaws

/// What of a new system the proofs take as premises: each is looked at in every listed base.
extension Expectations {
  /// Whether no read writes anything: of a fresh binding in any base, or of one whose port is gone.
  var areReadsInert: Bool {
    areVanishedReadsInert
      && (0..<shape.bases).allSatisfy { base in
        shape.inputs(.get, in: base).allSatisfy { isInert($0, in: base) }
      }
  }

  /// Whether nothing is written that no law judges: by a look at a control, or where a binding of a port
  /// that is gone is asked for.
  var areUnjudgedInputsInert: Bool {
    (0..<shape.bases).allSatisfy { base in
      let gone = shape.inputs(.derive, in: base).filter {
        !shape.isPresent(shape.inputs[$0].port, in: base)
      }
      return (gone + shape.inputs(nil, in: base)).allSatisfy { isInert($0, in: base) }
    }
  }

  private func isInert(_ input: Int, in base: Int) -> Bool {
    let observation = whenNew(input, in: base)
    return observation.writes == 0 && observation.base == base
  }

  /// Whether a set of a new binding leads to the same base in a transaction as outside of any, and writes if
  /// that does; most laws set outside.
  var areSetsAlikeInTransactions: Bool {
    (0..<shape.bases).allSatisfy { base in
      shape.inputs(.set, in: base).allSatisfy { input in
        let set = shape.inputs[input]
        let outside = Input(.set, port: set.port, value: set.value)
        guard set.isInTransaction, let plain = shape.inputs.firstIndex(of: outside) else {
          return true
        }
        let (own, other) = (whenNew(input, in: base), whenNew(plain, in: base))
        return own.base == other.base && (own.writes == 0) == (other.writes == 0)
      }
    }
  }

  /// Whether an echo, and a tap, does what a get of one binding and a set of another do: then
  /// those through a held one, each a get and a set, do so too.
  ///
  /// - Parameters:
  ///   - isControl: Whether taps go through a control, so that only what they lead to counts.
  ///   - tapped: The number of the value that is set where a number is read; `nil` for none.
  func areUsesComposed(_ isControl: Bool, _ tapped: (Int) -> Int?) -> Bool {
    (0..<shape.bases).allSatisfy { base in
      let taps = shape.inputs(.tap, in: base)
      let echoes = shape.inputs(.echo, in: base)
      return echoes.allSatisfy { use in
        shape.isHeldToo(use) || composed(use, in: base) { $0 }.isLike(whenNew(use, in: base))
      }
        && taps.allSatisfy { use in
          let (both, tap) = (composed(use, in: base, tapped), whenNew(use, in: base))
          return shape.isHeldToo(use) || (isControl ? both.base == tap.base : both.isLike(tap))
        }
    }
  }

  /// What a get and then a set do together; nothing known where a get writes.
  private func composed(
    _ use: Int, in base: Int, _ next: (Int) -> Int?
  ) -> Observation {
    let (port, unknown) = (shape.inputs[use].port, Observation(base: -1))
    guard let get = shape.inputs.firstIndex(of: Input(.get, port: port)) else { return unknown }
    var both = whenNew(get, in: base)
    if both.writes != 0 || both.base != base { return unknown }
    guard both.reading > 0, let value = next(both.reading - 1) else { return both }
    let input = Input(
      .set, port: port, value: value, isInTransaction: shape.knowsTransactionsAlone)
    let set = shape.inputs.firstIndex(of: input)
    guard let set else { return unknown }
    (both.writes, both.base) = (whenNew(set, in: base).writes, whenNew(set, in: base).base)
    return both
  }
}

extension MachineShape {
  /// Whether held bindings are set in transactions alone; then an echo or a tap is.
  fileprivate var knowsTransactionsAlone: Bool {
    !inputs.contains { $0.kind == .set && $0.isHeld && !$0.isInTransaction }
  }

  /// Whether every port is there in every base.
  var areAllPresent: Bool { (0..<bases * ports).allSatisfy { presence[$0] } }

  /// Whether there are taps.
  var hasTaps: Bool { inputs.contains { $0.kind == .tap } }

  /// Whether an input is one through held bindings too.
  fileprivate func isHeldToo(_ input: Int) -> Bool {
    uses[inputs[input].port].contains { fresh[$0] == input }
  }

  /// The inputs of a kind, `nil` for looks, that make sense in a base, through fresh bindings.
  fileprivate func inputs(_ kind: OperationKind?, in base: Int) -> [Int] {
    (0..<count).filter { inputs[$0].kind == kind && isOpen[base * count + $0] }
  }
}
