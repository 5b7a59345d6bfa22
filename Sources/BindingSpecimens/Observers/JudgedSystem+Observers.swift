import BindingLaws

extension JudgedSystem {
  static let observers: [JudgedSystem] = [
    JudgedSystem(
      ObservedSelection.self, rows: ["S08", "S09", "S54"], .observers,
      "one optional selection in place of three flags"),
    JudgedSystem(CopiedFlag.self, .observers, "an observer copies a flag and rests"),
    JudgedSystem(
      ExclusiveByObservers.self, rows: ["S08", "S09"], .observers,
      makes: "exclusive-by-hand", "observers set the other flags off when one goes on"),
    JudgedSystem(
      ThreeCustomBindings.self, rows: ["S54", "S55"], .observers,
      makes: "exclusive-by-hand", "each binding sets its own flag, then the others off"),
    JudgedSystem(
      EchoedFlags.self, .observers,
      makes: "endless-echo",
      "two flags that are copied to each other"),
    JudgedSystem(
      SelfEcho.self, .observers, breaks: [.settles],
      "an observer that writes what it observes"),
    JudgedSystem(
      RivalObservers.self, .observers, breaks: [.conforms, .confluent],
      "two observers that clear each other's flag"),
  ]
}
