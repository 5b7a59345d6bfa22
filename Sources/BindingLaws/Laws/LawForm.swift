/// What a law states, or several laws, each by a case of its own.
///
/// A child process finds it again: its type by address, and the value in JSON.
public protocol LawForm: Codable, Hashable, Sendable {
  /// What it states about systems that are judged by this model; `nil` when the model is not of the
  /// kind that the law speaks about.
  func statement<Model: ReferenceModel>(for model: Model.Type) -> Statement<Model>?
}

/// A law that can be judged without knowing what a set is meant to do, in other words.
protocol LearnableForm: LawForm {
  /// What it states where the model was learned from the system.
  func statement<Model: LearningModel>(learned model: Model.Type) -> Statement<Model>?
}

extension LearnableForm {
  /// The statement about a learned model whose type is known at run time alone.
  func erased(_ learned: (some LearningModel).Type) -> Any? { statement(learned: learned) }
}

extension ReferenceModel {
  /// Whether it was learned from the system: it does not know which bases are permitted, nor which sets
  /// are accepted that change nothing.
  package static var isLearned: Bool { self is any LearningModel.Type }
}

// What laws state about models of one kind alone; they do not speak about others.

/// A law about selections.
protocol SelectingForm: LawForm {
  func statement<Model: SelectingModel>(about model: Model.Type) -> Statement<Model>?
}

extension SelectingForm {
  func statement<Model: ReferenceModel>(for model: Model.Type) -> Statement<Model>? {
    (model as? any SelectingModel.Type).flatMap { erased($0) } as? Statement<Model>
  }

  private func erased(_ kind: (some SelectingModel).Type) -> Any? { statement(about: kind) }
}

/// A law about elements of sets.
protocol ContainmentForm: LawForm {
  func statement<Model: ContainmentModel>(about model: Model.Type) -> Statement<Model>?
}

extension ContainmentForm {
  func statement<Model: ReferenceModel>(for model: Model.Type) -> Statement<Model>? {
    (model as? any ContainmentModel.Type).flatMap { erased($0) } as? Statement<Model>
  }

  private func erased(_ kind: (some ContainmentModel).Type) -> Any? { statement(about: kind) }
}

/// A law about aggregates.
protocol AggregateForm: LawForm {
  func statement<Model: AggregateModel>(about model: Model.Type) -> Statement<Model>?
}

extension AggregateForm {
  func statement<Model: ReferenceModel>(for model: Model.Type) -> Statement<Model>? {
    (model as? any AggregateModel.Type).flatMap { erased($0) } as? Statement<Model>
  }

  private func erased(_ kind: (some AggregateModel).Type) -> Any? { statement(about: kind) }
}

/// A law about controls that may own their value.
protocol OwnershipForm: LawForm {
  func statement<Model: OwnershipModel>(about model: Model.Type) -> Statement<Model>?
}

extension OwnershipForm {
  func statement<Model: ReferenceModel>(for model: Model.Type) -> Statement<Model>? {
    (model as? any OwnershipModel.Type).flatMap { erased($0) } as? Statement<Model>
  }

  private func erased(_ kind: (some OwnershipModel).Type) -> Any? { statement(about: kind) }
}

/// A law about observers that write.
protocol ObserverForm: LawForm {
  func statement<Model: ObserverModel>(about model: Model.Type) -> Statement<Model>?
}

extension ObserverForm {
  func statement<Model: ReferenceModel>(for model: Model.Type) -> Statement<Model>? {
    (model as? any ObserverModel.Type).flatMap { erased($0) } as? Statement<Model>
  }

  private func erased(_ kind: (some ObserverModel).Type) -> Any? { statement(about: kind) }
}

/// A law about values that come and go.
protocol PresenceForm: LawForm {
  func statement<Model: PresenceModel>(about model: Model.Type) -> Statement<Model>?
}

extension PresenceForm {
  func statement<Model: ReferenceModel>(for model: Model.Type) -> Statement<Model>? {
    (model as? any PresenceModel.Type).flatMap { erased($0) } as? Statement<Model>
  }

  private func erased(_ kind: (some PresenceModel).Type) -> Any? { statement(about: kind) }
}

/// A law about changes made on conditions.
protocol ConditionalForm: LawForm {
  func statement<Model: ConditionalModel>(about model: Model.Type) -> Statement<Model>?
}

extension ConditionalForm {
  func statement<Model: ReferenceModel>(for model: Model.Type) -> Statement<Model>? {
    (model as? any ConditionalModel.Type).flatMap { erased($0) } as? Statement<Model>
  }

  private func erased(_ kind: (some ConditionalModel).Type) -> Any? { statement(about: kind) }
}
