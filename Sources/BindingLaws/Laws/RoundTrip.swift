extension LawSet {
  /// The laws of one port for the values that are set and got through it.
  public static let roundTrip = LawSet(
    "round trip", [.setGet, .getSet, .setSet, .setTwice, .rejectedSetIsInert])
}

extension Law {
  /// You get what you set.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// #expect(binding.wrappedValue == a)
  /// ```
  ///
  /// - Broken by: a setter that clamps, rounds or drops what it is given.
  ///   Specimen: `ClampingSetter`, smallest at `s = 0`, `a = -1`.
  /// - Source: PutGet in Foster et al., TOPLAS 2007.
  public static let setGet = Law(
    "set-get", "you get what you set", Terms(claim: .gets(.p, .a)))

  /// Setting what you got changes nothing.
  ///
  /// ```swift
  /// binding.wrappedValue = binding.wrappedValue
  /// #expect(base == before)
  /// ```
  ///
  /// - Broken by: a toggle that clears the whole selection when it is set off while it is off.
  ///   Specimen: `ClearAnySelection`, smallest at `s = .b`, `p = a`.
  /// - Source: GetPut in Foster et al., TOPLAS 2007.
  public static let getSet = Law(
    "get-set", "setting what you got changes nothing", ifAccepted: [.echo(.p)],
    alike: [.echo(.p)], [])

  /// The last set wins.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// binding.wrappedValue = b  // as if a had never been set
  /// ```
  ///
  /// - Broken by: a setter that counts or collects what it is given.
  ///   Specimen: `ChangeCounter`, smallest at `s = (off, 0)`, `a = on`, `b = off`.
  /// - Source: PutPut in Foster et al., TOPLAS 2007.
  public static let setSet = Law(
    "set-set", "the last set wins",
    ifAccepted: [.set(.p, .b)], [.set(.p, .a), .set(.p, .b)],
    alike: [.set(.p, .a), .set(.p, .b)], [.set(.p, .b)])

  /// Setting again changes nothing.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// binding.wrappedValue = a  // as if set once
  /// ```
  ///
  /// - Broken by: a setter that toggles instead of setting, or goes there step by step.
  ///   Specimen: `CreepingSetter`, smallest at `s = 2`, `a = 0`.
  /// - Source: PutTwice in Fischer, Hu and Pacheco, MPC 2015.
  public static let setTwice = Law(
    "set-twice", "setting again changes nothing", ifAccepted: [.set(.p, .a), .set(.p, .a)],
    alike: [.set(.p, .a), .set(.p, .a)], [.set(.p, .a)])

  /// A rejected set changes nothing.
  ///
  /// ```swift
  /// binding.wrappedValue = a  // refused
  /// #expect(base == before)
  /// ```
  ///
  /// - Broken by: a read-only binding that is not, a radio button that can be set off.
  ///   Specimen: `ClearableRadio`, smallest at `s = .a`, `p = a`, `a = off`.
  /// - Source: house rule.
  public static let rejectedSetIsInert = Law(
    "rejected-set-is-inert", "a rejected set changes nothing",
    Terms(refused: .set(.p, .a), claim: .same([.set(.p, .a)], [])))
}
