import BindingGenerators
import BindingLaws

/// Something that two systems may show differently.
enum ObservedPlace {
  case base, writes
  case reading(_ port: Int, isHeld: Bool)
  case rendering(_ port: Int)
}

/// What was seen of a place, in numbers where it has one.
enum ObservedValue {
  case base(Int)
  case writes([NumberedWrite])
  case value(Int)
  case text(String)
}

extension Machine {
  /// What is seen of a place now.
  func observedValue(_ place: ObservedPlace) -> ObservedValue {
    switch place {
    case .base: .base(reachedBase)
    case .writes: .writes(writesSinceMark)
    case .reading(let port, let isHeld): .value(reading(port, isHeld: isHeld))
    case .rendering(let port): .text(rendering(port))
    }
  }
}

extension Subject {
  /// The first difference between what is seen and what is expected, place by place; what one of the two
  /// lacks is not compared.
  ///
  /// Reports print the first, and a look may change a system. So the order stays.
  func compare(
    at places: [ObservedPlace], _ found: (ObservedPlace) -> ObservedValue?,
    _ expected: (ObservedPlace) -> ObservedValue?
  ) -> Discrepancy? {
    for place in places {
      guard let one = found(place), let other = expected(place), !isEquivalent(one, other) else {
        continue
      }
      return Discrepancy(at: name(of: place), found: value(of: one), expected: value(of: other))
    }
    return nil
  }

  /// Whether what is seen counts as what is expected.
  func isEquivalent(_ found: ObservedValue?, _ expected: ObservedValue?) -> Bool {
    switch (found, expected) {
    case (.base(let one), .base(let other)): areEquivalent(bases: one, other)
    case (.writes(let one), .writes(let other)):
      one.elementsEqual(other) {
        $0.transaction == $1.transaction && areEquivalent(bases: $0.base, $1.base)
      }
    case (.value(let one), .value(let other)): areEquivalent(one, other)
    case (.text(let one), .text(let other)): one == other
    case (nil, nil): true
    default: false
    }
  }

  private func name(of place: ObservedPlace) -> Discrepancy.Place {
    switch place {
    case .base: .base
    case .writes: .writes
    case .reading(let port, let isHeld): .reading(port: text(ofPort: port), isHeld: isHeld)
    case .rendering(let port): .rendering(port: text(ofPort: port))
    }
  }

  func value(of observed: ObservedValue) -> TraceValue {
    switch observed {
    case .base(let base): return value(ofBase: base)
    case .writes(let writes):
      let texts = writes.map { text(ofBase: $0.base) + ($0.transaction.map { " in \($0)" } ?? "") }
      return TraceValue(words: writes.isEmpty ? "none" : texts.joined(separator: ", "))
    case .value(let value): return TraceValue(space.table.values[value])
    case .text(let text): return TraceValue(words: text)
    }
  }
}

extension Runner {
  /// The first difference between what two machines show: the base, the ports, the held bindings, and, where
  /// that is wanted, what controls look like.
  ///
  /// - Parameter held: The ports at which they have to read the same through bindings that are held; `nil` for
  ///   those that are there.
  func compare(
    _ one: any Machine, _ other: any Machine, through held: [Int]? = nil,
    withControls showsControls: Bool = false
  ) -> Discrepancy? {
    let ports = (0..<subject.transitions.ports).filter(one.isPresent)
    let heldPorts = held ?? one.held.filter(one.isPresent)
    let areShown = showsControls && one.tapsControls && other.tapsControls
    let places =
      [.base] + ports.map { ObservedPlace.reading($0, isHeld: false) }
      + heldPorts.map { .reading($0, isHeld: true) }
      + (areShown ? ports.map(ObservedPlace.rendering) : [])
    return subject.compare(at: places, one.observedValue, other.observedValue)
  }

  /// The first difference between what two runs show, of which the second has a variation.
  ///
  /// What a vanished port reads through a held binding may depend on the base in which the binding was derived: it
  /// may have kept a value from then. So it is compared only where both bindings were derived in the same base.
  /// Machines note `ages` for `.readingBetween` alone: `SystemSubject` says so. What is read may depend on reads
  /// where it has to be the last value, as the law `gone-reads-last` says.
  func compare(_ one: any Machine, _ other: any Machine, varied variation: Variation)
    -> Discrepancy?
  {
    let areAgesSame = one.ages == other.ages && !subject.transitions.goneReadsLast
    let held: [Int]? =
      switch variation {
      // One of the runs holds others.
      case .restarted, .throughHeld: []
      case .asWritten, .byTwin: nil
      case .outside: one.held
      case .readingBetween: areAgesSame ? one.held : nil
      }
    return compare(one, other, through: held, withControls: variation == .byTwin)
  }
}
