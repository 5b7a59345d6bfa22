// `RefinedModel` answers as each of these says.

extension ReferenceModel {
  /// Returns the same model, in which some ports are present in some bases only.
  ///
  /// - Parameters:
  ///   - presence: Whether a held binding whose port has gone has to read the last value.
  ///   - isThere: Returns whether a port is present in a base, if the model says so, too.
  public func present(
    _ presence: Presence = .comesAndGoes, where isThere: @escaping (Port, Base) -> Bool
  ) -> some ReferenceModel<Base, Port, Value, Action> {
    refined { model in
      model.presence = presence
      model.isThere = isThere
    }
  }

  /// Returns the same model, which refuses some of the sets that it accepts.
  ///
  /// ```swift
  /// CellModel<Int>().accepting { value, _, count in value >= count }
  /// ```
  ///
  /// - Parameter isAccepted: Returns whether a set of this value is accepted at a port in a base, wherever it
  ///   lands.
  public func accepting(
    _ isAccepted: @escaping (_ value: Value, _ port: Port, _ base: Base) -> Bool
  ) -> some ReferenceModel<Base, Port, Value, Action> {
    refined { $0.isAccepted = isAccepted }
  }

  /// Returns the same model, in which some sets land at another value.
  ///
  /// For example, a lower thumb stops at the upper one. This model may let the value land once more. Whether a
  /// set is accepted depends on the value that is set, not on the one where it lands.
  ///
  /// - Parameter lands: Returns the value that a set of this value leads to at a port in a base.
  public func landing(
    _ lands: @escaping (_ value: Value, _ port: Port, _ base: Base) -> Value
  ) -> some ReferenceModel<Base, Port, Value, Action> {
    refined { $0.lands = lands }
  }

  /// Returns the same model, which does not permit some bases.
  ///
  /// For example, a lower thumb must not lie beyond the upper one.
  ///
  /// - Parameter isAllowed: Returns whether a base is permitted, if the model permits it, too.
  public func permitting(
    where isAllowed: @escaping (_ base: Base) -> Bool
  ) -> some ReferenceModel<Base, Port, Value, Action> {
    refined { $0.isAllowed = isAllowed }
  }

  /// Returns the same model, in which some bases count as others.
  ///
  /// - Parameter counts: Returns whether a base counts as the expected one.
  public func comparing(
    _ counts: @escaping (_ base: Base, _ expected: Base) -> Bool
  ) -> some ReferenceModel<Base, Port, Value, Action> {
    refined { $0.counts = counts }
  }

  /// Returns the same model in a world with these actions, instead of its own.
  ///
  /// - Parameters:
  ///   - actions: The actions of the world, simplest first.
  ///   - follow: Returns the base after an action.
  public func acting<NewAction: Equatable>(
    _ actions: [NewAction], _ follow: @escaping (_ action: NewAction, _ base: Base) -> Base
  ) -> some ReferenceModel<Base, Port, Value, NewAction> {
    RefinedModel(self, acting: actions, by: follow)
  }

  /// Returns this model with some of its answers changed.
  private func refined(
    _ refine: (inout RefinedModel<Self, Action>) -> Void
  ) -> RefinedModel<Self, Action> {
    var model = RefinedModel(self, acting: actions) { apply($0, to: $1) }
    refine(&model)
    return model
  }
}
