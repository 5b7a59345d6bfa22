// Laws are stated by these, those of other packages, too: `WritingALaw.md` shows how.
extension Law.Statement {
  /// After every operation of any trace, every port reads as the model and the base agrees.
  package static var conforms: Self { Law.Statement(shape: .conforms) }

  /// After any trace, both programs are observed alike.
  public static func forAll(
    _ variables: Law.VariableNames, where premise: @escaping Premise = { _, _ in true },
    alike left: @escaping Program, _ right: @escaping Program
  ) -> Self {
    Law.Statement(variables: variables, premise: premise, shape: .same(left, right, .asWritten))
  }

  /// After any trace and the program, the check finds nothing.
  public static func forAll(
    _ variables: Law.VariableNames, where premise: @escaping Premise = { _, _ in true },
    after program: @escaping Program, _ check: @escaping Check
  ) -> Self {
    Law.Statement(variables: variables, premise: premise, shape: .after(program, check))
  }

  /// After every operation of any trace, the check finds nothing.
  public static func always(_ check: @escaping (any Law.Moment<Model>) -> Discrepancy?) -> Self {
    Law.Statement(shape: .always { _, moment in check(moment) })
  }

  /// Whether sets that were put off have to have landed before the law speaks.
  package var awaitsSets: Bool { needs.contains(.settling) }

  /// Whether a case may say when something happens: at which write, or in which order of accesses.
  package var isTimed: Bool {
    if case .nested = shape { true } else { isConcurrent }
  }

  /// Whether the operations of a case are those of several tasks.
  package var isConcurrent: Bool {
    if case .concurrent = shape { true } else { false }
  }

  /// The same law, for systems that offer what it needs, too.
  ///
  /// A law that needs ``Law/Need/settling`` lets sets land only where its program says so.
  public func needing(_ need: Law.Need) -> Self {
    var statement = self
    statement.needs.insert(need)
    return statement
  }

  /// How the trace before the right one of two programs is carried out, where there are two.
  package var variation: Variation? {
    if case .same(_, _, let variation) = shape { variation } else { nil }
  }

  /// The same law, which nothing speaks for but cases that show this.
  func seeing(
    _ name: String, _ isSeen: @escaping (Law.Variables<Model>, any Law.Moment<Model>) -> Bool
  ) -> Self {
    var statement = self
    statement.witness = Witness(name: name, isSeen: isSeen)
    return statement
  }
}

extension Law.Variables {
  /// Whether `value` has to be carried out at `p` in this base.
  func accepts(_ value: Model.Value, in base: Model.Base) -> Bool {
    model.accepts(value, at: p.port, in: base)
  }

  /// What the model reads at `p` in this base.
  func get(in base: Model.Base) -> Model.Value {
    model.get(p.port, in: base)
  }
}
