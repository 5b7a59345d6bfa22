extension ReferenceModel {
  /// The base after an operation, as the model predicts it.
  ///
  /// A set at a port that is not there, through a held binding, changes nothing. A set at a write of
  /// another counts as made after it. What a task does happens when its order comes.
  public static func following(_ operation: Operation<Self>, in base: Base) -> Base {
    switch operation {
    case .set(let handle, let value): setting(value, at: handle.port, in: base)
    case .echo(let handle): setting(nil, at: handle.port, in: base)
    case .tap(let handle): tapping(handle.port, in: base)
    case .write(let newBase): newBase
    case .act(let action): apply(action, to: base)
    case .during(let outer, _, let inner): following(inner, in: following(outer, in: base))
    case .hold, .holdAll, .get, .derive, .task, .order, .settle: base
    }
  }

  private static func setting(_ value: Value?, at port: Port, in base: Base) -> Base {
    guard isPresent(port, in: base) else { return base }
    let value = value ?? get(port, in: base)
    return accepts(value, at: port, in: base) ? set(value, at: port, in: base) : base
  }

  private static func tapping(_ port: Port, in base: Base) -> Base {
    guard isPresent(port, in: base), let value = tapped(get(port, in: base)) else { return base }
    return setting(value, at: port, in: base)
  }
}
