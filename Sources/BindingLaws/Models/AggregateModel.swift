// `CI/full.d/source-mutants.txt` quotes this code: change both together.
/// A model in which some ports aggregate others: they read the value that all members store, or mixed.
///
/// Name the leaves, and the model follows what an aggregate reads and writes. Members that are absent do not
/// count.
public protocol AggregateModel: ReferenceModel {
  /// The type that a leaf stores: whether it is on, or the picked value.
  associatedtype Stored: Equatable
  /// Returns the members of an aggregate, in the order in which a set writes them. Nil for a leaf.
  func members(of port: Port) -> [Port]?
  /// Whether an aggregate of nothing reads on.
  var isOnWhenEmpty: Bool { get }
  /// Returns whether a leaf rejects every set.
  func isConstant(_ leaf: Port) -> Bool
  /// Returns whether the aggregates of a leaf read and set it in this base. They leave a disabled leaf alone.
  func isCounted(_ leaf: Port, in base: Base) -> Bool
  /// Returns the value that a leaf stores.
  func stored(at leaf: Port, in base: Base) -> Stored
  /// Returns the base after this was stored at a leaf.
  func storing(_ stored: Stored, at leaf: Port, in base: Base) -> Base
  /// Returns the reading of members that all store this. Nil stands for members that differ.
  func value(sharing stored: Stored?) -> Value
  /// Returns the value that all members store if this is read. Nil if they differ.
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

  /// The reading of members that differ.
  var mixed: Value { value(sharing: nil) }
  /// Returns the reading for on or off.
  ///
  /// Nil if members do not store Bools.
  func reading(_ isOn: Bool) -> Value? {
    (isOn as? Stored).map { value(sharing: $0) }
  }

  /// Returns the leaves below a port, in order.
  ///
  /// For a leaf, returns the leaf alone.
  public func leaves(of port: Port) -> [Port] {
    var leaves: [Port] = []
    visitLeaves(of: port) { leaves.append($0) }
    return leaves
  }

  /// Returns the leaves that are present and count.
  ///
  /// A leaf counts for itself, whether or not it counts for others.
  func leaves(of port: Port, in base: Base) -> [Port] {
    var leaves: [Port] = []
    visitLeaves(of: port) { leaf in
      if isPresent(leaf, in: base) && (leaf == port || isCounted(leaf, in: base)) {
        leaves.append(leaf)
      }
    }
    return leaves
  }

  /// Calls a closure with each leaf below a port, in order.
  private func visitLeaves(of port: Port, _ visit: (Port) -> Void) {
    guard let members = members(of: port) else { return visit(port) }
    for member in members { visitLeaves(of: member, visit) }
  }

  /// Returns the leaves in order, without those whose storage an earlier one shares.
  func ownLeaves(of port: Port, in base: Base) -> [Port] {
    let storable = (values ?? []).compactMap(shared)
    return leaves(of: port, in: base).reduce(into: []) { own, leaf in
      // A leaf shares the storage of an earlier one if it changes together with that one.
      let changedBases = own.filter { !isConstant($0) }.compactMap { earlier in
        storable.first { $0 != stored(at: earlier, in: base) }
          .map { storing($0, at: earlier, in: base) }
      }
      let isShared = changedBases.contains { changed in
        stored(at: leaf, in: changed) != stored(at: leaf, in: base)
      }
      if !isShared && !own.contains(leaf) { own.append(leaf) }
    }
  }

  public func get(_ port: Port, in base: Base) -> Value {
    let all = leaves(of: port, in: base).map { stored(at: $0, in: base) }
    guard let first = all.first else { return whenEmpty }
    return value(sharing: all.allSatisfy { $0 == first } ? first : nil)
  }

  /// The reading of an aggregate of nothing.
  private var whenEmpty: Value { reading(isOnWhenEmpty) ?? mixed }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    if shared(by: value) == nil { return false }
    let leaves = leaves(of: port, in: base)
    if leaves.isEmpty { return value == whenEmpty }
    return !leaves.allSatisfy(isConstant) && get(port, in: set(value, at: port, in: base)) == value
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    guard let shared = shared(by: value) else { return base }
    return leaves(of: port, in: base).filter { !isConstant($0) }.reduce(base) { base, leaf in
      storing(shared, at: leaf, in: base)
    }
  }

  /// Returns the number of leaves that can be set, because each is one write.
  ///
  /// A model whose leaves share one source returns 1.
  public func writes(toSet port: Port, in base: Base) -> Int {
    leaves(of: port, in: base).count { !isConstant($0) }
  }
}
