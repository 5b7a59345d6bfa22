import BindingLaws

/// A mistake that a binding, or a control, can make whatever it is bound to: what it does in place of
/// what it is asked for.
///
/// Put around the bindings and controls of a system, it shows whether the laws that the system is
/// judged by would notice. It knows no system and no model.
struct Fault {
  /// The name by which it is known, such as `second-set-lost`.
  ///
  /// Outputs, children and the seeds of its cases go by it: it stays. `WouldYourLawsNotice.md` shows some.
  let id: String
  /// What happens, in a sentence, which tests and `power --json` print.
  let title: String
  /// Whether it crashes.
  var mayTrap = false
  /// Whether transactions reach the binding that it is put around.
  var carriesTransactions = true
  /// The one law that can notice it, without which it is not tried; `nil` where there are several.
  var onlyLaw: Law?
  /// Whether a system can have it at all.
  var applies: (any Subject) -> Bool = { _ in true }
  /// Happens when a binding was derived.
  var derive: (any FaultyUse) -> Void = { _ in }
  /// What the binding reads; `nil` where that is as it should be.
  var read: ((any FaultyUse) -> Int)?
  /// Sets the binding; `nil` where that is as it should be.
  var set: ((any FaultyUse, _ value: Int) -> Void)?
  /// Taps the control.
  var tap: (any FaultyUse) -> Void = { $0.tap() }
  /// What a person sees of the control.
  var rendering: (any FaultyUse) -> String = { $0.rendering() }
  /// What distinguishes a binding from others of its port, beside what does so in the system alone.
  var mark: (any FaultyUse) -> Int = { _ in 0 }
  /// Gets what is done to the system before it is done, if it is made by then, and the base, both by the
  /// table of the model.
  var note: ((_ input: Input?, _ base: Int) -> Void)?
  /// How often it showed, as its closures say by `noteEffect`; if never, the finding is `no-base`.
  let effects = FaultMemory()
}

/// What a fault remembers of one binding, of one system, or of all.
final class FaultMemory {
  var count = 0
  var value: Int?
  /// The port that was tapped last, and the bases before and after.
  var tap: (port: Int, before: Int, after: Int)?
}

/// A binding or a control with a fault around it, in numbers: what is equal has the same number.
protocol FaultyUse: AnyObject {
  /// Which port it is of, by its number.
  var portNumber: Int { get }
  /// How many ports there are.
  var ports: Int { get }
  /// What this binding remembers.
  var bindingMemory: FaultMemory { get }
  /// What all bindings and controls of the system remember together.
  var systemMemory: FaultMemory { get }
  /// Notes that the fault does something that the system alone would not.
  func noteEffect()

  // What the system alone does.

  func read() -> Int
  func set(_ value: Int)
  func tap()
  func rendering() -> String
  /// Whether it has a binding.
  var isDerived: Bool { get }
  /// The system alone at another port.
  func at(_ portNumber: Int) -> any FaultyUse
  /// The system alone, made again in another base over a source of its own.
  func remade(in base: Int) -> any FaultyUse

  // The source.

  /// The base of now; this does not count as a read.
  var base: Int { get }
  /// The base in which the system was made.
  var start: Int { get }
  /// How often bindings wrote the base.
  var writes: Int { get }
  /// Reads the base, as a binding does.
  func readBase() -> Int
  /// Writes the base, as a binding does.
  func write(_ base: Int)
  /// Writes the base over what others wrote, if anybody did.
  func restore(_ base: Int)
  /// Looks at the store, where there is one.
  func readStore()

  // The model.

  func isPresent(in base: Int) -> Bool
  /// What the port should read now.
  var expected: Int { get }
  /// The base that a set should lead to; `nil` where it should be rejected.
  func expectedBase(afterSetting value: Int) -> Int?
  /// On, off and mixed, where values are that; faults know them by these places.
  var states: [Int] { get }
  /// The simplest value.
  var simplest: Int { get }
  /// The first permitted base that is listed and is not the base of now.
  var otherBase: Int? { get }
  /// The last permitted base that is listed.
  var lastBase: Int? { get }
}

extension FaultyUse {
  /// Notes that what is done next is something that the system alone would not do.
  func notingEffect() -> Self {
    noteEffect()
    return self
  }

  var isPresent: Bool { isPresent(in: base) }

  /// The next port that is there and has a binding, if there is one.
  var next: (any FaultyUse)? {
    (1..<ports).lazy.map { self.at((self.portNumber + $0) % self.ports) }
      .first { $0.isPresent && $0.isDerived }
  }

  /// Off for on, and on for off; anything else as it is, mixed too.
  func negated(_ value: Int) -> Int {
    states.prefix(2).firstIndex(of: value).map { states[1 - $0] } ?? value
  }
}
