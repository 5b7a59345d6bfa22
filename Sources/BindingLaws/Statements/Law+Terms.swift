extension Law {
  /// Makes a law in terms: two programs are observed alike, each on a system of its own.
  ///
  /// The terms also give the maths.
  ///
  /// ```swift
  /// static let setTwice = Law(
  ///   "set-twice", "setting again changes nothing", ifAccepted: [.set(.p, .a), .set(.p, .a)],
  ///   alike: [.set(.p, .a), .set(.p, .a)], [.set(.p, .a)])
  /// ```
  ///
  /// - Parameters:
  ///   - id: The name of the law, in small letters and hyphens.
  ///   - title: The law in a few words.
  ///   - tier: How binding the law is.
  ///   - programs: The law applies if the model accepts each set of each of these programs.
  ///   - left: One program.
  ///   - right: The other program.
  public init(
    _ id: String, _ title: String, tier: Tier = .strict, ifAccepted programs: [Operation]...,
    alike left: [Operation], _ right: [Operation]
  ) {
    let terms = Terms(accepted: programs, claim: .same(left, right))
    self.init(id, title, tier: tier, terms)
  }

  /// Makes a law in terms: after a program that the model accepts, the base is as in the model.
  ///
  /// - Parameters:
  ///   - id: The name of the law, in small letters and hyphens.
  ///   - title: The law in a few words.
  ///   - tier: How binding the law is.
  ///   - program: The program whose result the model predicts.
  public init(
    _ id: String, _ title: String, tier: Tier = .strict, predicted program: [Operation]
  ) {
    self.init(id, title, tier: tier, Terms(claim: .predicted(program)))
  }

  init(_ id: String, _ title: String, tier: Tier = .strict, _ terms: Terms) {
    precondition(
      !terms.names.contains(.c), "\(id): a law in terms sets a or b, because nothing chooses c.")
    self.init(id, title, terms.maths, tier: tier, terms)
  }
}
