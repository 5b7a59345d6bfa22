import BindingLaws

extension JudgedSystem {
  static let toggles: [JudgedSystem] = [
    JudgedSystem(TwinToggles.self, rows: ["S18"], .toggles, "two toggles on the same flag"),
    JudgedSystem(AnimatedToggle.self, rows: ["S23"], .toggles, "a tap inside an animation"),
    JudgedSystem(ConstantToggles.self, rows: ["S19"], .toggles, "constants reject every set"),
    JudgedSystem(
      StyledToggles.self, rows: ["S20", "S21", "S22", "S33"], .toggles,
      "no style changes what a toggle does"),
    JudgedSystem(
      EveryControl.self, rows: ["S12", "S20", "S21", "S22", "S60", "S64"], .toggles,
      "what each control shows, and what a tap on it takes"),
    JudgedSystem(
      EveryStyle.self, rows: ["S20", "S21", "S22", "S33", "S43"], .toggles,
      "what each style shows, and what a tap on its label does"),
    JudgedSystem(
      UnanimatedToggle.self, rows: ["S23"], .toggles, makes: "transaction-lost",
      "a setter forgets the transaction"),
    JudgedSystem(
      LeakyConstant.self, rows: ["S19"], .toggles,
      makes: "refused-carried-out",
      "what a constant is given goes elsewhere"),
    JudgedSystem(
      PlainCheckbox.self, rows: ["S22", "S33"], .toggles,
      makes: "wrong-look", "mixed looks like off"),
    JudgedSystem(
      MixedTurnedOff.self, .toggles, breaks: [.tapFromMixedTurnsOn],
      "a tap turns mixed off; keeps all but that policy"),
    JudgedSystem(
      ChangingStyle.self, rows: ["S20"], .toggles,
      makes: "tap-apart",
      "one style turns on only"),
    JudgedSystem(
      ShownWhileClosed.self, rows: ["S12"], .toggles, makes: "wrong-look",
      "the content shows while the group is closed"),
    JudgedSystem(
      DetachedCheck.self, .toggles, makes: "own-state", "a tap turns what it shows itself"),
    JudgedSystem(
      LaggingIcon.self, rows: ["S18"], .toggles,
      makes: "wrong-look",
      "a tapped toggle looks as before"),
    JudgedSystem(
      FlickeringTap.self, rows: ["S12"], .toggles, makes: "tap-apart",
      "a tap writes off before it writes on"),
    JudgedSystem(
      UnanimatedTap.self, rows: ["S60", "S64"], .toggles, breaks: [.tapSets],
      "a tap forgets its animation"),
  ]
}
