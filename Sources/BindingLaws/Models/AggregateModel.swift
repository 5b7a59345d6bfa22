/// A model in which some ports aggregate others: on when all members are, off when none is.
///
/// Say what the leaves are; what an aggregate reads and writes follows. Members that are not there do
/// not count.
public protocol AggregateModel: ReferenceModel where Value: ThreeValued {
  /// The members of an aggregate in order, or `nil` for a leaf.
  static func members(of port: Port) -> [Port]?
  /// Whether an aggregate of nothing reads on.
  static var isOnWhenEmpty: Bool { get }
  /// Whether a leaf rejects every set.
  static func isConstant(_ leaf: Port) -> Bool
  /// What a leaf reads.
  static func isOn(_ leaf: Port, in base: Base) -> Bool
  /// The base after a leaf was set on or off.
  static func turning(_ leaf: Port, on isOn: Bool, in base: Base) -> Base
}

extension AggregateModel {
  public static var isOnWhenEmpty: Bool { true }
  public static func isConstant(_ leaf: Port) -> Bool { false }

  /// The leaves below a port, in order; a leaf itself is its only one.
  public static func leaves(of port: Port) -> [Port] {
    var leaves: [Port] = []
    visitLeaves(of: port) { leaves.append($0) }
    return leaves
  }

  /// Those of the leaves that are there.
  static func leaves(of port: Port, in base: Base) -> [Port] {
    var leaves: [Port] = []
    visitLeaves(of: port) { if isPresent($0, in: base) { leaves.append($0) } }
    return leaves
  }

  private static func visitLeaves(of port: Port, _ visit: (Port) -> Void) {
    guard let members = members(of: port) else { return visit(port) }
    for member in members { visitLeaves(of: member, visit) }
  }

  /// The leaves in order, without those that share their flag with an earlier one.
  static func ownLeaves(of port: Port, in base: Base) -> [Port] {
    leaves(of: port, in: base).reduce(into: []) { own, leaf in
      let turned = own.filter { !isConstant($0) }.map { other in
        turning(other, on: !isOn(other, in: base), in: base)
      }
      let isShared = turned.contains { isOn(leaf, in: $0) != isOn(leaf, in: base) }
      if !isShared && !own.contains(leaf) { own.append(leaf) }
    }
  }

  public static func get(_ port: Port, in base: Base) -> Value {
    let leaves = leaves(of: port, in: base)
    let on = leaves.count { isOn($0, in: base) }
    if leaves.isEmpty { return Value(isOnWhenEmpty) }
    return on == leaves.count ? .on : on == 0 ? .off : .mixed
  }

  public static func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    let leaves = leaves(of: port, in: base)
    if leaves.isEmpty { return value == Value(isOnWhenEmpty) }
    return value != .mixed && !leaves.allSatisfy(isConstant)
      && get(port, in: set(value, at: port, in: base)) == value
  }

  public static func set(_ value: Value, at port: Port, in base: Base) -> Base {
    leaves(of: port, in: base).filter { !isConstant($0) }.reduce(base) {
      turning($1, on: value == .on, in: $0)
    }
  }

  /// One write for each leaf that takes any; a model whose leaves share one source says 1.
  public static func writes(toSet port: Port, in base: Base) -> Int {
    leaves(of: port, in: base).count { !isConstant($0) }
  }
}
