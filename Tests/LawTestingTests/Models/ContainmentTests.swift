import LawTesting
import TestSupport

/// A parent of two children, of which the right one comes and goes.
///
/// While it is gone, the parent stands for the left one alone.
private struct Branches: ContainmentModel {
  enum Port: CaseIterable { case parent, left, right }
  struct Base: Equatable {
    var on: Set<String> = []
    var hasRight = true
  }
  var bases: [Base]? {
    [[], ["left"], ["right"], ["left", "right"]].flatMap { on in
      [true, false].map { Base(on: on, hasRight: $0) }
    }
  }
  func isParent(_ port: Port) -> Bool { port == .parent }
  func isPresent(_ port: Port, in base: Base) -> Bool { port != .right || base.hasRight }
  func elements(of port: Port) -> [String] {
    port == .parent ? ["left", "right"] : ["\(port)"]
  }
  func elements(of port: Port, in base: Base) -> [String] {
    elements(of: port).filter { base.hasRight || $0 != "right" }
  }
  func elements(in base: Base) -> Set<String> { base.on }
  func get(_ port: Port, in base: Base) -> Bool {
    base.on.isSuperset(of: elements(of: port, in: base))
  }
  func set(_ isOn: Bool, at port: Port, in base: Base) -> Base {
    let own = elements(of: port, in: base)
    if isOn { return Base(on: base.on.union(own), hasRight: base.hasRight) }
    // A parent with one child on reads off. To write that back must change nothing.
    if !get(port, in: base) { return base }
    return Base(on: base.on.subtracting(own), hasRight: base.hasRight)
  }
}

/// The lawful toggles of a parent and of its children.
///
/// They ask the model for everything. So if a law finds them broken, the law is wrong.
private struct Tree: BindingSystem {
  static let model = Branches()
  let source: Source<Branches.Base>
  func binding(_ port: Branches.Port) -> MyBinding<Bool>? {
    if !Branches().isPresent(port, in: source.value) { return nil }
    return MyBinding(
      get: { Branches().get(port, in: source.value) },
      set: { source.value = Branches().set($0, at: port, in: source.value) })
  }
}

@Suite struct `Children that depend on the base` {
  /// A law that took all children of a parent, and not those in the base, would expect the one that is gone.
  @Test func `obey the laws of membership while they are present`() throws {
    // There is no verdict by a law about other models of membership.
    let verdicts = try LawSet.membership.laws.compactMap { try check(Tree.self, obeys: $0) }
    #expect(!verdicts.isEmpty)
    #expect(verdicts.filter { $0.kind != .proved }.map(\.headline) == [])
  }
}
