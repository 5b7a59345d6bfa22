import TestSupport

/// A checker that runs every short trace, written from the statements of the laws alone.
///
/// It shares the vocabulary of systems and models with the real one, and nothing else: no cases, no
/// tables, no proofs, no order of size.
struct NaiveChecker<System: BindingSystem> {
  typealias Model = System.Model
  typealias Step = (NaiveWorld<System>) -> Void

  let bases: [Model.Base]
  let starts: [Model.Base]
  let values: [Model.Value]
  private let model = System.model
  private let make: (Source<Model.Base>) -> System

  /// Makes a checker of a system.
  ///
  /// Nil if the world is infinite, or if the base is not that of a source. The checker knows no stores, and
  /// lets nothing settle.
  init?(
    _ system: System.Type = System.self,
    make: @escaping (Source<Model.Base>) -> System = { System(source: $0) }
  ) {
    let model = System.model
    guard System.keeper == .source, let bases = model.bases, let starts = model.starts,
      let values = model.values
    else {
      return nil
    }
    self.bases = bases
    self.starts = starts
    self.values = values
    self.make = make
  }

  /// Returns how many operations may precede those of a law, with at most this many of the longest traces.
  func depth(for most: Int) -> Int {
    var depth = 0
    var size = starts.count * values.count * uses.count
    while size * steps.count <= most {
      size *= steps.count
      depth += 1
    }
    return depth
  }

  /// Whether at most this many operations lead to a state in which the law is broken.
  func isBroken(_ law: NaiveLaw, depth: Int) -> Bool {
    let triedValues = law.needsValue ? values : Array(values.prefix(1))
    let endings = uses.flatMap { use in triedValues.map { value in (use, value) } }
    for lead in leads(depth) {
      for start in starts {
        for (use, value) in endings where isBroken(law, after: lead, from: start, use, value) {
          return true
        }
      }
    }
    return false
  }

  /// Whether the law is broken after these steps, or before one of them if it speaks of every moment.
  private func isBroken(
    _ law: NaiveLaw, after lead: [Step], from start: Model.Base, _ use: NaiveUse<Model.Port>,
    _ value: Model.Value
  ) -> Bool {
    let world = NaiveWorld(start, make)
    for step in lead {
      if law == .conforms && !world.conforms { return true }
      step(world)
    }
    return world.breaks(law, use, value)
  }

  /// A use of each port, through a fresh binding and through the held one.
  private var uses: [NaiveUse<Model.Port>] {
    model.ports.flatMap { port in [false, true].map { NaiveUse(port: port, isHeld: $0) } }
  }

  /// Returns all sequences of at most a number of steps, each once.
  private func leads(_ depth: Int) -> [[Step]] {
    let steps = steps
    var longest: [[Step]] = [[]]
    var all = longest
    for _ in 0..<depth {
      longest = longest.flatMap { lead in steps.map { step in lead + [step] } }
      all += longest
    }
    return all
  }

  /// All steps that a trace may take.
  private var steps: [Step] {
    let writes = bases.map { base in { (world: NaiveWorld<System>) in world.write(base) } }
    let acts = model.actions.map { action in { (world: NaiveWorld<System>) in world.act(action) } }
    let holds = model.ports.map { port in { (world: NaiveWorld<System>) in world.hold(port) } }
    let sets = uses.flatMap { use in
      values.map { value in { (world: NaiveWorld<System>) in world.set(value, use) } }
    }
    let gets = uses.map { use in { (world: NaiveWorld<System>) in _ = world.get(use) } }
    let taps = uses.map { use in { (world: NaiveWorld<System>) in world.tap(use) } }
    return writes + acts + holds + sets + gets + taps
  }
}
