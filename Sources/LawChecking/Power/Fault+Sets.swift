import BindingGenerators
import BindingLaws

// Each fault calls `noteEffect` when it does what the system alone would not do. Ids, titles and their order
// are printed: see `Fault`.
extension Fault {
  /// The faults of what a set does.
  static var ofSets: [Fault] {
    [
      losing("first", 1), losing("second", 2), losing("fifth", 5),
      Fault(
        id: "refuses-at-one-base", title: "in one base every set is refused",
        applies: { $0.transitions.listedBases > 1 },
        set: { use, value in
          if use.base == use.lastBase {
            use.noteEffect()
          } else {
            use.set(value)
          }
        }),
      Fault(
        id: "accepts-refused", title: "a set that has to be rejected writes the base",
        applies: { subject in
          subject.transitions.listedBases > 0 && subject.mayReject
            && subject.offers(.externalWrites)
        },
        set: { use, value in
          let isRefused = use.isPresent && use.expectedBase(afterSetting: value) == nil
          guard isRefused, let other = use.otherBase else { return use.set(value) }
          use.notingEffect().write(other)
        }),
    ]
  }

  /// The faults of what is written.
  static var ofWrites: [Fault] {
    [
      Fault(
        id: "writes-twice", title: "every set is carried out twice",
        set: { use, value in
          use.notingEffect().set(value)
          use.set(value)
        }),
      Fault(
        id: "writes-kept", title: "what is set stays in the binding",
        read: { $0.bindingMemory.value ?? $0.read() },
        set: { $0.notingEffect().bindingMemory.value = $1 }),
      Fault(
        id: "writes-on-read", title: "every read writes what was read",
        read: { use in
          let value = use.notingEffect().read()
          use.set(value)
          return value
        }),
      Fault(
        id: "writes-on-deriving", title: "deriving a binding writes what it reads",
        afterDeriving: { $0.notingEffect().set($0.read()) }),
    ]
  }

  /// Makes the fault that loses one set of a system, by its number.
  private static func losing(_ name: String, _ number: Int) -> Fault {
    Fault(
      id: "\(name)-set-lost", title: "the \(name) set of a system is lost",
      set: { use, value in
        use.systemMemory.count += 1
        if use.systemMemory.count == number {
          use.noteEffect()
        } else {
          use.set(value)
        }
      })
  }
}
