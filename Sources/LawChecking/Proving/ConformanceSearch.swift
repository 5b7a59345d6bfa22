import BindingGenerators
import BindingLaws

/// A closed breadth-first search by which a system is shown to conform to its model.
///
/// The search state is the base, and since which base the bindings are held, if they are; from
/// each, every operation is carried out once. Where the base of the system only counts as that of
/// the model, the two are a state of their own, whatever led there: what counts as the same need not
/// go on to do so.
/// Bases that are not listed are searched when they are met. One system serves for all bases that
/// its bindings are held through.
///
/// `ProofSearch` proves `conforms` by it. Proofs of other laws rest on it, too, by
/// `LocalChecker.followsModel`. Recorded outputs count its transitions, and its first failure may be the case
/// that is reported: so its order counts. `ModelTable+Closure` gives the order of operations.
struct ConformanceSearch {
  /// Where system and model are, by the numbers of their bases, and how a case comes there: from where,
  /// through fresh bindings and those held since a base, or since several at once, which no case can say.
  private struct Node {
    var base, state: Int
    let start: Int
    var origin: Int?
    var isOfSeveral = false
    var codes: [OperationCode] = []

    init(at state: Int, heldSince origin: Int?) {
      base = state
      self.state = state
      start = state
      self.origin = origin
    }

    /// The way to what an operation leads to, through bindings held since a base or through fresh ones.
    func followed(by code: OperationCode, heldSince origin: Int?) -> Node {
      var next = self
      next.codes.append(code)
      next.origin = origin ?? self.origin
      if let origin, let own = self.origin, origin != own { next.isOfSeveral = true }
      return next
    }
  }

  private let subject: any Subject
  private let codes: [OperationCode]
  private let limit: Int
  private let deadline: Deadline
  /// Where system and model are apart, in the order in which they were met.
  private var apart: [Node] = []
  /// How many states and nodes of `apart` were expanded, by the base since which bindings are held.
  private var expanded: [Int?: (states: Int, apart: Int)] = [:]
  /// Whether system and model were ever in bases that have not the same ports.
  private(set) var differsInPorts = false
  /// How many operations were carried out.
  private(set) var transitions = 0
  /// Whether every port read as the model, always.
  private(set) var isUpheld = true
  /// A case in which one does not; `nil` where it begins in, or holds bindings since, a base that is not
  /// listed, or no case can say it.
  private(set) var failing: Case?
  /// Whether the search came to its end within the limit.
  private(set) var isClosed = true

  /// Searches, carrying out at most so many operations.
  ///
  /// - Parameters:
  ///   - subject: The system, and that it conforms to its model.
  ///   - limit: How many operations may be carried out.
  ///   - deadline: When it gives up all the same.
  init(_ subject: any Subject, limit: Int, until deadline: Deadline = nil) {
    self.subject = subject
    self.deadline = deadline
    self.limit = limit
    codes = subject.transitions.codes()
    subject.forgetUnlisted()
    var known = -1
    while isClosed && isUpheld && known < apart.count + subject.states {
      known = apart.count + subject.states
      if !subject.holdsBindings { search(heldSince: nil) }
      var state = 0
      while state < subject.states && isClosed && isUpheld {
        search(heldSince: state)
        state += 1
      }
    }
  }

  /// Expands what was met so far, by fresh bindings or by those held since a base.
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

  private mutating func expand(_ node: Node, of machine: any Machine, heldSince origin: Int?) {
    let isHeld = origin != nil
    // Gives a child new time: without it a long search would time out.
    subject.recorder?.willLook()
    for var code in codes {
      if code.kind.hasPort {
        code.isHeld = isHeld
        let isThere = subject.isPresent(code.port, in: node.state)
        if !(isHeld ? machine.isHolding(code.port) : isThere) { continue }
      }
      machine.move(to: node.state, base: node.base)
      transitions += 1
      isUpheld = machine.conforms(after: code, isHeld: isHeld)
      isClosed = transitions <= limit && !deadline.hasPassed
      if !isUpheld { failing = testCase(node.followed(by: code, heldSince: origin)) }
      if !isUpheld || !isClosed { return }
      if machine.reachedBase == machine.state { continue }
      let base = subject.state(ofBase: machine.reachedBase)
      let state = machine.state
      if apart.contains(where: { $0.base == base && $0.state == state }) { continue }
      var next = node.followed(by: code, heldSince: origin)
      next.base = base
      next.state = state
      apart.append(next)
      let differs = (0..<subject.transitions.ports).contains {
        subject.isPresent($0, in: base) != subject.isPresent($0, in: state)
      }
      if differs { differsInPorts = true }
    }
  }

  /// The way to a node as a case.
  ///
  /// It is `nil` where no case can say it, or one of its first two bases is not listed.
  private func testCase(_ node: Node) -> Case? {
    let origin = node.origin ?? node.start
    let listed = subject.transitions.listedBases
    if node.isOfSeveral || max(origin, node.start) >= listed { return nil }
    var testCase = Case(start: origin)
    if node.origin != nil {
      let present = (0..<subject.transitions.ports).filter { subject.isPresent($0, in: origin) }
      testCase.operations = present.map { OperationCode(.hold, port: $0) }
    }
    if node.start != origin { testCase.operations.append(OperationCode(.write, value: node.start)) }
    testCase.operations += node.codes
    return testCase
  }
}

extension Machine {
  /// Carries out an operation and compares.
  fileprivate func conforms(after code: OperationCode, isHeld: Bool) -> Bool {
    if isHeld {
      return disagreement(in: [code], from: 0) == nil || deviation(isHeld: true) == nil
    }
    perform(code)
    return deviation(isHeld: false) == nil
  }
}

extension Subject {
  /// How many bases are known, listed or met.
  fileprivate var states: Int { space.table.bases.count }
  fileprivate var holdsBindings: Bool { space.holdsBindings }
}
