import BindingLaws

extension JudgedSystem {
  /// Flags that exclude each other, by observers that write; and what needs no observer.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let observers: [JudgedSystem] = [
    .init(ObservedSelection.self, rows: ["S08", "S09", "S54"], "one selection in place of flags"),
    .init(CopiedFlag.self, "an observer copies a flag and rests"),
    .init(ExclusiveByObservers.self, rows: ["S08", "S09"], "observers set the other flags off"),
    .init(ThreeCustomBindings.self, rows: ["S54", "S55"], "sets its own, then the others off"),
    .init(EchoedFlags.self, "two flags that are copied to each other"),
    .init(SelfEcho.self, breaks: [.settles], "an observer that writes what it observes"),
  ]
}
