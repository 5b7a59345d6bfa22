import TestSupport

@Suite struct `The base` {
  /// A check that compared bases only after writes would miss the second set of a held binding.
  @Test func `is compared after a set that writes nothing, too`() throws {
    let options = CheckOptions().with(\.exhaustiveDepth, 2)
    let verdict = try check(EditParity.self, obeys: .conforms, options: options)
    #expect(verdict?.kind == .broken)
    // A start, a hold, and two sets of the held binding, of which the second writes nothing.
    #expect(verdict?.counterexample?.trace.count == 4)
  }
}

/// A switch with a mark that tells whether the number of its sets is odd.
///
/// A binding that was set ignores sets of what it reads. Then it writes nothing, and only the mark differs from
/// the model's.
private struct EditParity: BindingSystem {
  struct Base: Equatable {
    var isOn = false
    var isOdd = false
  }

  struct Model: ReferenceModel {
    var bases: [Base]? {
      [false, true].flatMap { isOn in [false, true].map { Base(isOn: isOn, isOdd: $0) } }
    }
    func get(_ port: SinglePort, in base: Base) -> Bool { base.isOn }
    func set(_ isOn: Bool, at port: SinglePort, in base: Base) -> Base {
      Base(isOn: isOn, isOdd: !base.isOdd)
    }
    func outside(_ port: SinglePort, setting isOn: Bool, in base: Base) -> Base { Base() }
  }

  static let model = Model()
  let source: Source<Base>

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    let wasSet = Arm()
    return Accessor(
      get: { source.value.isOn },
      set: { isOn in
        if wasSet.isSet && isOn == source.value.isOn { return }
        wasSet.isSet = true
        source.value = Self.model.set(isOn, at: port, in: source.value)
      })
  }
}
