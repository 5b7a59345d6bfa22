import TestSupport

@testable import LawChecking

/// Machines written to deceive a checker.
///
/// Each is lawful until it has been led somewhere.
enum Deceivers {
  /// An input that a machine has carried out.
  enum Event: Equatable {
    case get
    case set(Int)
  }

  /// Returns a flag that drops a set if a condition on all earlier events holds.
  static func flag(after isWrong: @escaping ([Event]) -> Bool) -> ToyMachine {
    ToyMachine.flag { source in
      var events: [Event] = []
      return { _ in
        ToyBinding(
          get: {
            events.append(.get)
            return source.value
          },
          set: { value in
            let isDropped = isWrong(events)
            events.append(.set(value))
            if !isDropped { source.value = value }
          })
      }
    }
  }

  /// Returns a flag that drops sets after this many.
  static func setCounter(_ count: Int) -> ToyMachine {
    flag { events in events.count { $0 != .get } >= count }
  }

  /// Returns a flag that drops sets after this many reads.
  static func readCounter(_ count: Int) -> ToyMachine {
    flag { events in events.count { $0 == .get } >= count }
  }

  /// Returns a flag whose bindings drop sets after this many of their own.
  static func heldCounter(_ count: Int) -> ToyMachine {
    ToyMachine.flag { source in
      { _ in
        var sets = 0
        return ToyBinding(
          get: { source.value },
          set: {
            sets += 1
            if sets <= count { source.value = $0 }
          })
      }
    }
  }

  /// Returns a flag that drops sets after this many that alternate between on and off.
  static func alternation(_ count: Int) -> ToyMachine {
    ToyMachine.flag { source in
      var lastSet = 0
      var alternations = 0
      return { _ in
        ToyBinding(
          get: { source.value },
          set: { value in
            alternations = value == lastSet ? 0 : alternations + 1
            lastSet = value
            if alternations <= count { source.value = value }
          })
      }
    }
  }

  /// Returns a flag that drops a set right after these inputs.
  static func lock(_ code: [Event]) -> ToyMachine {
    flag { $0.suffix(code.count) == code[...] }
  }

  /// Returns three tags that drop a set right after these sets, whatever is read between them.
  ///
  /// The number of a set is twice its tag, plus its value.
  static func tagLock(_ code: [Int]) -> ToyMachine {
    ToyMachine.tags { source in
      var sets: [Int] = []
      return { tag in
        ToyBinding(
          get: { source.value == tag + 1 ? 1 : 0 },
          set: { value in
            let isOpen = sets == code
            sets = Array((sets + [2 * tag + value]).suffix(code.count))
            if isOpen { return }
            if value == 1 {
              source.value = tag + 1
            } else if source.value == tag + 1 {
              source.value = 0
            }
          })
      }
    }
  }

  /// Returns a flag over a store that counts its external writes, and drops sets at all but some counts.
  static func observer(_ isLawful: @escaping (Int) -> Bool) -> ToyMachine {
    let writes = [0, 1].map { Input(.write, operand: $0) }
    let shape = MachineShape(bases: 2, ports: 1, inputs: Array(ports: 1, values: 2) + writes) {
      _, _ in true
    }
    return ToyMachine(shape) { source in
      var count = 0
      source.afterExternalWrite = { count += 1 }
      return { _ in
        ToyBinding(get: { source.value }, set: { if isLawful(count) { source.value = $0 } })
      }
    }
  }

  /// Returns two flags that disturb each other if their bindings were last derived in these bases.
  ///
  /// The flag of a port is the bit of the base with the number of the port. A disturbing set also negates the
  /// other flag.
  static func pair(_ first: Int, _ second: Int) -> ToyMachine {
    ToyMachine.flags { source in
      var ages: [Int?] = [nil, nil]
      return { port in
        ages[port] = source.value
        return ToyBinding(
          get: { source.value >> port & 1 },
          set: { value in
            let isDisturbed = ages == [first, second]
            source.value = source.value & ~(1 << port) | value << port
            let otherPort = 1 - port
            if isDisturbed { source.value ^= 1 << otherPort }
          })
      }
    }
  }
}
