import BindingGenerators
import BindingLaws

/// A place at which two systems may differ.
enum ObservedPlace {
  case base, writes
  case reading(_ port: Int, isHeld: Bool)
  case rendering(_ port: Int)
}

/// The thing that was seen at a place, in numbers if it has one.
enum ObservedValue {
  case base(Int)
  case writes([NumberedWrite])
  case value(Int)
  case text(String)
}

extension Machine {
  /// Returns what is seen at a place now.
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
  /// Returns the first difference between what is seen and what is expected, place by place.
  ///
  /// A place that one of the two lacks is not compared. Reports print the first difference, and a look may
  /// change a system. So the order stays.
  func compare(
    at places: [ObservedPlace], by meaning: Meaning, _ found: (ObservedPlace) -> ObservedValue?,
    _ expected: (ObservedPlace) -> ObservedValue?
  ) -> Discrepancy? {
    for place in places {
      guard let one = found(place), let other = expected(place),
        !isEquivalent(one, other, by: meaning)
      else {
        continue
      }
      return Discrepancy(
        at: name(of: place), found: value(of: one, by: meaning),
        expected: value(of: other, by: meaning))
    }
    return nil
  }

  /// Whether what is seen is equivalent to what is expected.
  func isEquivalent(
    _ found: ObservedValue?, _ expected: ObservedValue?, by meaning: Meaning
  ) -> Bool {
    switch (found, expected) {
    case (.base(let one), .base(let other)): areEquivalent(bases: one, other, by: meaning)
    case (.writes(let one), .writes(let other)):
      one.elementsEqual(other) { write, otherWrite in
        write.transaction == otherWrite.transaction
          && areEquivalent(bases: write.base, otherWrite.base, by: meaning)
      }
    case (.value(let one), .value(let other)): areEquivalent(one, other, by: meaning)
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

  func value(of observed: ObservedValue, by meaning: Meaning) -> TraceValue {
    switch observed {
    case .base(let number): return TraceValue(base(number, by: meaning))
    case .writes(let writes):
      let texts = writes.map {
        text(ofBase: $0.base, by: meaning) + ($0.transaction.map { " in \($0)" } ?? "")
      }
      return TraceValue(words: writes.isEmpty ? "none" : texts.joined(separator: ", "))
    case .value(let number): return TraceValue(value(number, by: meaning))
    case .text(let words): return TraceValue(words: words)
    }
  }
}

extension Runner {
  /// Returns the first difference between two machines: base, ports, held bindings, and, if wanted, controls.
  ///
  /// - Parameter held: The ports at which held bindings have to read the same. Nil for those that are there.
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
    return subject.compare(at: places, by: one.meaning, one.observedValue, other.observedValue)
  }

  /// Returns the first difference between two runs, of which the second has a variation.
  ///
  /// A held binding of a vanished port may read a value from the base in which it was derived, because it may
  /// have kept it. So it is compared only if both bindings were derived in the same base.
  /// Machines note `ages` for `.readingBetween` alone: `SystemSubject` says so. If a vanished port has to
  /// read the last value, as the law `gone-reads-last` says, the reading may depend on earlier reads.
  func compare(_ one: any Machine, _ other: any Machine, varied variation: Variation)
    -> Discrepancy?
  {
    let areAgesSame = one.ages == other.ages && !subject.transitions.goneReadsLast
    let held: [Int]? =
      switch variation {
      // One of the runs holds other bindings.
      case .restarted, .throughHeld: []
      case .asWritten, .byTwin: nil
      case .outside: one.held
      case .readingBetween: areAgesSame ? one.held : nil
      }
    return compare(one, other, through: held, withControls: variation == .byTwin)
  }
}
