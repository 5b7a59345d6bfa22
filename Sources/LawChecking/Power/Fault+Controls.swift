import BindingGenerators
import BindingLaws

// Each fault calls `noteEffect` when it does what the system alone would not do. Ids, titles and their order
// are printed: see `Fault`.
extension Fault {
  /// The faults of what a tap does.
  static var ofTaps: [Fault] {
    [
      Fault(
        id: "tap-lost", title: "a tap does nothing", applies: \.hasTaps, tap: { $0.noteEffect() }),
      Fault(
        id: "tap-twice", title: "a tap is carried out twice", applies: \.hasTaps,
        tap: { use in
          use.notingEffect().tap()
          use.tap()
        }),
      Fault(
        id: "tap-sets", title: "a tap sets the same value whatever is shown",
        applies: { $0.hasTaps && $0.transitions.listedValues > 0 },
        tap: { $0.notingEffect().set($0.simplest) }),
      Fault(
        id: "tap-past-binding",
        title: "a tap writes the base, past the binding and its transaction",
        applies: { $0.hasTaps && $0.offers(.externalWrites) },
        tap: { use in
          let other = use.remade(in: use.base)
          other.tap()
          other.readStore()
          if other.writes > 0 || other.base != use.base { use.notingEffect().write(other.base) }
        }),
    ]
  }

  /// The faults of what a person sees.
  static var ofRenderings: [Fault] {
    [
      Fault(
        id: "rendering-fixed", title: "a control looks for ever as when it was made",
        applies: { $0.offers(.renderings) },
        rendering: { $0.isPresent(in: $0.start) ? $0.rendering(in: $0.start) : $0.rendering() }),
      Fault(
        id: "rendering-inverted", title: "a control looks as it should after a tap",
        applies: \.hasTaps,
        rendering: { use in
          let other = use.notingEffect().remade(in: use.base)
          other.tap()
          return other.rendering()
        }),
      Fault(
        id: "rendering-mixed-as-on", title: "a control that is mixed looks as if it were on",
        applies: \.hasMixed,
        rendering: { use in
          guard let states = use.states, use.expected == states.mixed,
            let base = use.expectedBase(afterSetting: states.on)
          else { return use.rendering() }
          return use.rendering(in: base)
        }),
      Fault(
        id: "rendering-lags", title: "a control that was tapped looks as before the tap",
        applies: \.hasTaps,
        tap: { use in
          let before = use.base
          use.tap()
          use.readStore()
          use.systemMemory.tap = (use.portNumber, before, use.base)
        },
        rendering: { use in
          guard let tap = use.systemMemory.tap, tap.port == use.portNumber, tap.after == use.base
          else {
            return use.rendering()
          }
          return use.rendering(in: tap.before)
        }),
    ]
  }
}

extension FaultyUse {
  /// Renders the control in another base, and notes the effect of that.
  fileprivate func rendering(in base: Int) -> String { notingEffect().remade(in: base).rendering() }
}
