// These functions state laws, also those of other packages: `WritingALaw.md` shows how.
extension Law.Statement {
  /// The statement that after every operation of any trace, every port reads as in the model, and the bases
  /// agree.
  package static var conforms: Self { Law.Statement(shape: .conforms) }

  /// Returns the statement that after any trace, both programs are observed alike.
  public static func forAll(
    _ variables: Law.VariableNames, where premise: @escaping Premise = { _, _ in true },
    alike left: [Law.Operation], _ right: [Law.Operation]
  ) -> Self {
    Law.Statement(variables: variables, premise: premise, shape: .same(left, right, .asWritten))
  }

  /// Returns the statement that after any trace and the program, the check finds nothing.
  public static func forAll(
    _ variables: Law.VariableNames, where premise: @escaping Premise = { _, _ in true },
    after program: [Law.Operation], _ check: @escaping Check
  ) -> Self {
    Law.Statement(variables: variables, premise: premise, shape: .after(program), check: check)
  }

  /// Returns the statement that after every operation of any trace, the check finds nothing.
  public static func always(_ check: @escaping (any Law.Moment<Model>) -> Discrepancy?) -> Self {
    Law.Statement(shape: .always, check: { _, moment in check(moment) })
  }

  /// Returns the same law, whose program sets this value as `c`.
  public func choosing(_ value: Model.Value) -> Self {
    var statement = self
    statement.chosen = { _ in .value(value) }
    return statement
  }

  /// Returns the same law, whose program carries out this action as ``Law/Operation/act``.
  ///
  /// - Parameter action: Returns the action for the variables of a case, or nil to carry out none.
  public func choosingAction(_ action: @escaping (Law.Variables<Model>) -> Model.Action?) -> Self {
    var statement = self
    statement.chosen = { action($0).map { .action($0) } ?? .none }
    return statement
  }

  /// Returns the same law, restricted to systems that offer what it needs.
  ///
  /// A law that needs ``Law/Need/settling`` lets sets land only where its program says so.
  public func needing(_ need: Law.Need) -> Self {
    var statement = self
    statement.needs.insert(need)
    return statement
  }

  /// Returns the same law, and what some case has to show.
  ///
  /// If no case shows it, the law had nothing to judge.
  ///
  /// - Parameters:
  ///   - name: The thing to show in words, such as `a set that writes`.
  ///   - isSeen: Returns whether the thing is seen after the law's program.
  func seeing(
    _ name: String, _ isSeen: @escaping (Law.Variables<Model>, any Law.Moment<Model>) -> Bool
  ) -> Self {
    var statement = self
    statement.witness = Witness(name: name, isSeen: isSeen)
    return statement
  }
}
