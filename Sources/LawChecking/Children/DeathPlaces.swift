import BindingGenerators
import BindingLaws

/// What a system was doing when it died, as something that later cases can leave out.
struct DeathPlace: Codable, Hashable {
  /// What can be left out; `nil` where nothing of it can be.
  let part: Omissions.Part?
  /// The same in words.
  let words: String
  /// Whether a binding was used that somebody had held while the base changed.
  var isHeld = false

  static var actions: DeathPlace { DeathPlace(part: .actions, words: "actions") }
  static var held: DeathPlace { DeathPlace(part: .held, words: "held bindings") }
  static var largeNumbers: DeathPlace {
    DeathPlace(part: .largeNumbers, words: "generated numbers beyond 1000")
  }

  /// Whether all that is done in a base is meant.
  var isBase: Bool {
    if case .state = part { true } else { false }
  }

  var isAction: Bool {
    if case .operation(let code) = part { code.kind == .act } else { false }
  }
}

extension Subject {
  /// What has to be left out so that something is not done again.
  ///
  /// Where it is no set, action or tap, the whole base is left out: a new `OperationKind`, too. What is generated
  /// is not listed, and may have died of a large number.
  ///
  /// - Parameters:
  ///   - input: What is done; `nil` where the system is made.
  ///   - base: The base in which it is done, as the system has come to it.
  func place(of input: Input?, in base: Int) -> DeathPlace {
    let isOfBinding = input?.kind == .get || input?.kind == .set
    if let input, isOfBinding, !isPresent(input.port, inBase: base) {
      return DeathPlace(
        part: .vanished, words: "held bindings while their ports are gone", isHeld: true)
    }
    var place: DeathPlace
    if let code = input?.throughFreshBinding.operationCode, [.set, .act, .tap].contains(code.kind) {
      let listed = transitions.operands(of: code.kind)
      place =
        code.value < listed ?? .max
        ? DeathPlace(part: .operation(code), words: text(of: code))
        : listed == 0 ? .largeNumbers : DeathPlace(part: nil, words: "")
    } else if base >= 0, base < transitions.keptBases {
      place = DeathPlace(part: .state(base), words: "the base \(text(ofBase: base))")
    } else {
      place = transitions.listedBases == 0 ? .largeNumbers : DeathPlace(part: nil, words: "")
    }
    place.isHeld = input?.isHeld == true
    return place
  }

  /// The same law on a system that says what is done to it, and where, before it is done.
  ///
  /// - Parameters:
  ///   - testCase: The case that will run.
  ///   - note: Takes what is done, in words; whether that is the last step of the case; and where.
  func watched(
    in testCase: Case, noting note: @escaping (_ words: String, _ isStep: Bool, DeathPlace?) -> Void
  ) -> any Subject {
    let making = traits.keeper == .source ? "init" : "init, or the first write of base"
    _ = space.load(testCase)
    let last = space.predictedTrace(of: space.trace(of: testCase)).operations.last
    return around(
      Fault(
        id: "none", title: "it is watched",
        note: { input, base in
          note(
            input.map { text(of: $0.throughFreshBinding) } ?? making, isSame(input, as: last),
            place(of: input, in: base))
        }))
  }

  /// Whether an input does what an operation does, through whatever binding.
  private func isSame(_ input: Input?, as operation: BindingOperation<Model>?) -> Bool {
    guard let code = input?.throughFreshBinding.operationCode, input?.isInTransaction == false,
      let operation, case .now(let kind, let handle, let operand) = operation.step
    else { return false }
    return space.table.operation(code) == BindingOperation(kind, handle?.fresh, operand)
  }
}

extension LocalChecker {
  /// From now on runs none of these cases, and nothing that is left out.
  func leaveOut(_ ended: EndedCases) {
    avoided = Set(ended.cases)
    subject.transitions.omissions = ended.omissions
  }
}
