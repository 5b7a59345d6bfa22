// `CI/full.d/source-mutants.txt` quotes this code: change both together.
/// A model in which some ports aggregate others: they read what all members store, or mixed.
///
/// Say what the leaves are; what an aggregate reads and writes follows. Members that are not there do
/// not count.
public protocol AggregateModel: ReferenceModel {
  /// What a leaf stores: whether it is on, or what is picked.
  associatedtype Stored: Equatable
  /// The members of an aggregate, in the order in which a set writes them; `nil` for a leaf.
  func members(of port: Port) -> [Port]?
  /// Whether an aggregate of nothing reads on.
  var isOnWhenEmpty: Bool { get }
  /// Whether a leaf rejects every set.
  func isConstant(_ leaf: Port) -> Bool
  /// Whether those that aggregate a leaf read and set it in this base; a leaf that is disabled is left alone.
  func isCounted(_ leaf: Port, in base: Base) -> Bool
  /// What a leaf stores.
  func stored(at leaf: Port, in base: Base) -> Stored
  /// The base after this was stored at a leaf.
  func storing(_ stored: Stored, at leaf: Port, in base: Base) -> Base
  /// What is read where all members store this, or `nil` where they differ.
  func value(sharing stored: Stored?) -> Value
  /// What all members store where this is read, or `nil` where they differ.
  func shared(by value: Value) -> Stored?
}

extension AggregateModel where Value: AggregateState, Stored == Value.Stored {
  public func value(sharing stored: Stored?) -> Value { Value.state(sharing: stored) }
  public func shared(by value: Value) -> Stored? { Value.shared(by: value) }
}

extension AggregateModel {
  public var isOnWhenEmpty: Bool { true }
  public func isConstant(_ leaf: Port) -> Bool { false }
  public func isCounted(_ leaf: Port, in base: Base) -> Bool { true }

  /// What is read where members differ.
  var mixed: Value { value(sharing: nil) }
  /// On or off, where that is what members store.
  func reading(_ isOn: Bool) -> Value? {
    (isOn as? Stored).map { value(sharing: $0) }
  }

  /// The leaves below a port, in order; a leaf itself is its only one.
  public func leaves(of port: Port) -> [Port] {
    var leaves: [Port] = []
    visitLeaves(of: port) { leaves.append($0) }
    return leaves
  }

  /// Those of the leaves that are there and count; a leaf itself is its own, whether it counts for others or not.
  func leaves(of port: Port, in base: Base) -> [Port] {
    var leaves: [Port] = []
    visitLeaves(of: port) { leaf in
      if isPresent(leaf, in: base) && (leaf == port || isCounted(leaf, in: base)) {
        leaves.append(leaf)
      }
    }
    return leaves
  }

  private func visitLeaves(of port: Port, _ visit: (Port) -> Void) {
    guard let members = members(of: port) else { return visit(port) }
    for member in members { visitLeaves(of: member, visit) }
  }

  /// The leaves in order, without those that share what they store with an earlier one.
  func ownLeaves(of port: Port, in base: Base) -> [Port] {
    let known = (values ?? []).compactMap(shared)
    return leaves(of: port, in: base).reduce(into: []) { own, leaf in
      let changed = own.filter { !isConstant($0) }.compactMap { other in
        known.first { $0 != stored(at: other, in: base) }.map { storing($0, at: other, in: base) }
      }
      let isShared = changed.contains { stored(at: leaf, in: $0) != stored(at: leaf, in: base) }
      if !isShared && !own.contains(leaf) { own.append(leaf) }
    }
  }

  public func get(_ port: Port, in base: Base) -> Value {
    let all = leaves(of: port, in: base).map { stored(at: $0, in: base) }
    guard let first = all.first else { return whenEmpty }
    return value(sharing: all.allSatisfy { $0 == first } ? first : nil)
  }

  private var whenEmpty: Value { reading(isOnWhenEmpty) ?? mixed }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    if shared(by: value) == nil { return false }
    let leaves = leaves(of: port, in: base)
    if leaves.isEmpty { return value == whenEmpty }
    return !leaves.allSatisfy(isConstant) && get(port, in: set(value, at: port, in: base)) == value
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    guard let shared = shared(by: value) else { return base }
    return leaves(of: port, in: base).filter { !isConstant($0) }.reduce(base) {
      storing(shared, at: $1, in: $0)
    }
  }

  /// One write for each leaf that takes any; a model whose leaves share one source says 1.
  public func writes(toSet port: Port, in base: Base) -> Int {
    leaves(of: port, in: base).count { !isConstant($0) }
  }
}
