import BindingGenerators
import BindingLaws

/// A closed breadth-first search that shows that a system conforms to its model.
///
/// Its state is the base, and the base since which bindings are held, if they are. From each state, every
/// operation is carried out once. If the base of the system is only equivalent to that of the model, the two
/// are a state of their own, however they were reached, because equivalent bases need not stay equivalent.
/// Bases that are not listed are searched when they are met. One system serves for all bases that its
/// bindings are held through.
///
/// `ProofSearch` proves `conforms` by it. Proofs of other laws rest on it, too, by
/// `LocalChecker.followsModel`. Recorded outputs count its transitions, and its first failure may be the case
/// that is reported: so its order counts. `TransitionTable+Codes` gives the order of operations.
struct ConformanceSearch {
  /// The bases of system and model, by number, and the way of a case to them.
  ///
  /// The way goes through fresh bindings and those held since a base. If they are held since several bases,
  /// no case can say it.
  private struct Node {
    /// The base of the system.
    var base: Int
    /// The state of the model.
    var state: Int
    /// The state in which the operations of the way begin.
    let start: Int
    /// The base since which bindings are held.
    ///
    /// Nil if the way goes through fresh ones alone.
    var origin: Int?
    /// Whether bindings are held since several bases.
    var isOfSeveral = false
    /// The operations of the way.
    var codes: [OperationCode] = []

    init(at state: Int, heldSince origin: Int?) {
      base = state
      self.state = state
      start = state
      self.origin = origin
    }

    /// Returns the way after one more operation, through bindings held since a base or through fresh ones.
    func followed(by code: OperationCode, heldSince origin: Int?) -> Node {
      var next = self
      next.codes.append(code)
      next.origin = origin ?? self.origin
      if let origin, let own = self.origin, origin != own { next.isOfSeveral = true }
      return next
    }
  }

  private let subject: any Subject
  /// The meaning of the bases that are met and not listed.
  private let meaning: Meaning
  private let codes: [OperationCode]
  private let limit: Int
  private let deadline: Deadline
  /// The nodes in which system and model differ, in the order in which they were met.
  private var apart: [Node] = []
  /// The number of states and nodes of `apart` that were expanded, by the base since which bindings are held.
  private var expanded: [Int?: (states: Int, apart: Int)] = [:]
  /// Whether system and model were ever in bases with different ports.
  private(set) var differsInPorts = false
  /// The number of operations that were carried out.
  private(set) var transitions = 0
  /// Whether every port always read what the model reads.
  private(set) var isUpheld = true
  /// A case in which a port reads something else.
  ///
  /// Nil if the case needs a base that is not listed to begin or to hold in, or if no case can say it.
  private(set) var failing: Case?
  /// Whether the search ended within the limit.
  private(set) var isClosed = true

  /// Searches, within a limit of operations.
  ///
  /// - Parameters:
  ///   - subject: The system, with the law that it conforms to its model.
  ///   - limit: The most operations to carry out.
  ///   - deadline: The time at which the search gives up.
  init(_ subject: any Subject, limit: Int, until deadline: Deadline = nil) {
    self.subject = subject
    self.deadline = deadline
    self.limit = limit
    codes = subject.transitions.codes()
    meaning = subject.newMeaning()
    var known: Int
    repeat {
      known = apart.count + subject.states
      if !subject.holdsBindings { search(heldSince: nil) }
      var state = 0
      while state < subject.states && isClosed && isUpheld {
        search(heldSince: state)
        state += 1
      }
    } while isClosed && isUpheld && known < apart.count + subject.states
  }

  /// Expands the states and nodes met so far, by fresh bindings or by those held since a base.
  private mutating func search(heldSince origin: Int?) {
    var (state, next) = expanded[origin] ?? (0, 0)
    if state == subject.states && next == apart.count { return }
    defer { expanded[origin] = (state, next) }
    subject.recorder?.willLook()
    let machine = subject.machine(in: origin ?? 0, reusing: nil)
    if let origin {
      isUpheld = machine.conforms(after: OperationCode(.holdAll), isHeld: true)
      if !isUpheld { failing = testCase(Node(at: origin, heldSince: origin)) }
    }
    while isUpheld && isClosed {
      if state < subject.states {
        expand(Node(at: state, heldSince: origin), of: machine, heldSince: origin)
        state += 1
      } else if next < apart.count {
        expand(apart[next], of: machine, heldSince: origin)
        next += 1
      } else {
        return
      }
    }
  }

  /// Carries out every operation from a node, and notes the new nodes in which system and model differ.
  private mutating func expand(_ node: Node, of machine: any Machine, heldSince origin: Int?) {
    let isHeld = origin != nil
    // Gives a child new time: without it a long search would time out.
    subject.recorder?.willLook()
    for var code in codes {
      if code.kind.hasPort {
        code.isHeld = isHeld
        let isThere = subject.isPresent(code.port, in: node.state, by: meaning)
        let isUsable = isHeld ? machine.isHolding(code.port) : isThere
        if !isUsable { continue }
      }
      machine.move(to: node.state, base: node.base)
      transitions += 1
      isUpheld = machine.conforms(after: code, isHeld: isHeld)
      isClosed = transitions <= limit && !deadline.hasPassed
      if !isUpheld { failing = testCase(node.followed(by: code, heldSince: origin)) }
      if !isUpheld || !isClosed { return }
      if machine.reachedBase == machine.state { continue }
      let base = subject.state(ofBase: machine.reachedBase, by: meaning)
      let state = machine.state
      if apart.contains(where: { $0.base == base && $0.state == state }) { continue }
      var next = node.followed(by: code, heldSince: origin)
      next.base = base
      next.state = state
      apart.append(next)
      let differs = (0..<subject.transitions.ports).contains {
        subject.isPresent($0, in: base, by: meaning)
          != subject.isPresent($0, in: state, by: meaning)
      }
      if differs { differsInPorts = true }
    }
  }

  /// Returns the way to a node as a case.
  ///
  /// Nil if no case can say it, or if one of its first two bases is not listed.
  private func testCase(_ node: Node) -> Case? {
    let origin = node.origin ?? node.start
    let listed = subject.transitions.listedBases
    if node.isOfSeveral || max(origin, node.start) >= listed { return nil }
    var testCase = Case(start: origin)
    if node.origin != nil {
      let present = (0..<subject.transitions.ports).filter {
        subject.isPresent($0, inListed: origin)
      }
      testCase.operations = present.map { OperationCode(.hold, port: $0) }
    }
    if node.start != origin { testCase.operations.append(OperationCode(.write, value: node.start)) }
    testCase.operations += node.codes
    return testCase
  }
}

extension Machine {
  /// Carries out an operation, and returns whether the system still agrees with the model.
  fileprivate func conforms(after code: OperationCode, isHeld: Bool) -> Bool {
    if isHeld {
      return disagreement(in: [code], from: 0) == nil || deviation(isHeld: true) == nil
    }
    perform(code)
    return deviation(isHeld: false) == nil
  }
}

extension Subject {
  /// The number of known bases, listed or met.
  fileprivate var states: Int { space.table.bases.count }
  fileprivate var holdsBindings: Bool { space.holdsBindings }
}
