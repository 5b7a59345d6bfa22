import LawTesting

/// A summary of the flags of a mail, and each of them.
protocol MailSystem: BindingSystem where Model == SourcesModel<Profile.Mail, Tick> {
  static var fields: [any WritableKeyPath<Profile.Mail, Bool> & Sendable] { get }
  static var tapTurnsMixedOn: Bool { get }
  var source: Source<Profile.Mail> { get }
}

extension MailSystem {
  static var fields: [any WritableKeyPath<Profile.Mail, Bool> & Sendable] {
    [\.isWeekly, \.isUrgent]
  }
  static var tapTurnsMixedOn: Bool { true }
  static var model: Model {
    SourcesModel(
      of: [Profile.Mail()], over: fields, tapTurnsMixedOn: tapTurnsMixedOn, writtenAtOnce: true)
  }

  /// Returns the lawful binding of a port.
  func summary(_ port: Aggregated) -> MyBinding<Tick> {
    MyBinding(source).all(of: port.paths(among: Self.fields))
  }

  func binding(_ port: Aggregated) -> MyBinding<Tick> { summary(port) }
}
