import TestSupport

/// Returns the first trace on which system, model and second definition disagree, and how.
///
/// All traces of up to two operations run on the three, or of up to three operations in a whole run.
func disagreement<System: BindingSystem, Naive: NaiveState>(
  _ system: System.Type, _ naive: Naive.Type,
  from starts: [System.Model.Base]? = System.model.starts
) -> String? where Naive.Model == System.Model {
  for length in 0...(isFullRun ? 3 : 2) {
    for start in starts ?? [] {
      let walk = Walk<System, Naive>(start)
      let found = walk.firstDifference(at: (Naive(start), start), before: length)
      if let found { return found }
    }
  }
  return nil
}

/// A walk through all traces of a length from one start.
private struct Walk<System: BindingSystem, Naive: NaiveState> where Naive.Model == System.Model {
  typealias Model = System.Model
  private let model: Model
  let start: Model.Base
  let source: Source<Model.Base>
  let system: System
  /// Every operation that a path may take.
  let steps: [BindingOperation<Model>]

  init(_ start: Model.Base) {
    self.start = start
    source = Source(start)
    system = System(source: source)
    model = System.model
    steps = Self.everyStep(of: model)
  }

  /// Takes every path of this many steps, and restores the base after each step.
  ///
  /// - Returns: The first difference at the end of a path, in a sentence.
  func firstDifference(
    at here: (naive: Naive, base: Model.Base), before length: Int,
    path: [BindingOperation<Model>] = []
  ) -> String? {
    if length == 0 {
      return difference(here.naive, here.base).map { sentence(about: $0, after: path) }
    }
    let base = source.base
    for step in steps {
      var next = (naive: here.naive, base: model.following(step, in: here.base))
      perform(step, &next.naive)
      let found = firstDifference(at: next, before: length - 1, path: path + [step])
      if let found { return found }
      source.rewrite(base)
    }
    return nil
  }

  private func sentence(
    about difference: String, after path: [BindingOperation<Model>]
  ) -> String {
    ([traceText(start)] + path.map(\.description)).joined(separator: "; ") + ": " + difference
  }

  private static func everyStep(of model: Model) -> [BindingOperation<Model>] {
    let handles = model.ports.enumerated().map { Handle($1, index: $0) }
    let values = model.values ?? []
    let sets = handles.flatMap { handle in values.map { BindingOperation<Model>.set(handle, $0) } }
    let taps = handles.map { BindingOperation<Model>.tap($0) }
    let acts = Naive.actions.map { BindingOperation<Model>.act($0) }
    return acts + sets + (values.contains { model.tapped($0) != nil } ? taps : [])
  }

  private func perform(_ step: BindingOperation<Model>, _ naive: inout Naive) {
    if case .action(let action) = step.operand {
      system.perform(action, on: source)
      return naive.undergo(action)
    }
    guard let handle = step.handle else { return }
    if case .value(let value) = step.operand { return set(handle.port, value, &naive) }
    guard let now = naive.reading(handle.port), let next = model.tapped(now) else { return }
    set(handle.port, next, &naive)
  }

  private func set(
    _ port: Model.Port, _ value: Model.Value, _ naive: inout Naive
  ) {
    guard naive.reading(port) != nil else { return }
    System.Derived.subject(of: system.binding(port))?.wrappedValue = value
    naive.set(port, value)
  }

  private func difference(_ naive: Naive, _ base: Model.Base) -> String? {
    if !naive.isSame(as: base) { return "the model leads to \(traceText(base))" }
    if !naive.isSame(as: source.base) { return "the system leads to \(traceText(source.base))" }
    for port in model.ports {
      guard let expected = naive.reading(port) else { continue }
      let reading = System.Derived.subject(of: system.binding(port))?.wrappedValue
      if reading != expected { return "\(portText(port)) reads \(traceText(reading))" }
      if model.get(port, in: base) != expected { return "the model differs at \(portText(port))" }
    }
    return nil
  }
}
