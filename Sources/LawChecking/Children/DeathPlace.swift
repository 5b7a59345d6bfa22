import BindingGenerators
import BindingLaws

/// The part of a system that was in use at a death, if later cases can leave it out.
struct DeathPlace: Codable, Hashable {
  /// The part to leave out, or nil if nothing can be left out.
  let part: Omissions.Part?
  /// The part in words.
  let words: String
  /// Whether the operation used a binding that was held while the base changed.
  var isHeld = false

  /// Nothing that later cases can leave out.
  static var nothing: DeathPlace { DeathPlace(part: nil, words: "") }
  static var actions: DeathPlace { DeathPlace(part: .actions, words: "actions") }
  static var held: DeathPlace { DeathPlace(part: .held, words: "held bindings") }
  static var largeNumbers: DeathPlace {
    DeathPlace(part: .largeNumbers, words: "generated numbers beyond 1000")
  }

  /// Whether the part is everything that happens in a base.
  var isBase: Bool {
    if case .state = part { true } else { false }
  }

  /// Whether the part is an action.
  var isAction: Bool {
    if case .operation(let code) = part { code.kind == .act } else { false }
  }
}

extension Subject {
  /// Returns what has to be left out so that an input does not happen again.
  ///
  /// For all but sets, actions and taps that is the whole base, also for a new `OperationKind`. Generated
  /// operands are not listed, and the death may have come from a large number.
  ///
  /// - Parameters:
  ///   - input: The input. Nil while the system is made.
  ///   - base: The base in which it happens, as the system has reached it.
  ///   - meaning: The meaning of the numbers of the case.
  func place(of input: Input?, in base: Int, by meaning: Meaning) -> DeathPlace {
    let isOfBinding = input?.kind == .get || input?.kind == .set
    if let input, isOfBinding, !isPresent(input.port, inBase: base, by: meaning) {
      return DeathPlace(
        part: .vanished, words: "held bindings while their ports are gone", isHeld: true)
    }
    var place: DeathPlace
    if let code = input?.throughFreshBinding.operationCode, [.set, .act, .tap].contains(code.kind) {
      let listed = transitions.operands(of: code.kind)
      if code.value < listed ?? .max {
        place = DeathPlace(part: .operation(code), words: text(of: code, by: meaning))
      } else {
        place = listed == 0 ? .largeNumbers : .nothing
      }
    } else if base >= 0, base < transitions.keptBases {
      place = DeathPlace(part: .state(base), words: "the base \(text(ofListedBase: base))")
    } else {
      place = transitions.listedBases == 0 ? .largeNumbers : .nothing
    }
    place.isHeld = input?.isHeld == true
    return place
  }
}
