import BindingLaws

extension JudgedSystem {
  /// Controls over one flag: what they show, and what a tap on them does.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let toggles: [JudgedSystem] = [
    .init(TwinToggles.self, rows: ["S18"], "two toggles on the same flag"),
    .init(AnimatedToggle.self, rows: ["S23"], "a tap inside an animation"),
    .init(ConstantToggles.self, rows: ["S19"], "constants reject every set"),
    .init(StyledToggles.self, rows: ["S20", "S21", "S22", "S33"], "no style changes what taps do"),
    .init(
      EveryControl.self, rows: ["S12", "S20", "S60", "S64"], "what controls show and taps take"),
    .init(
      EveryStyle.self, rows: ["S20", "S21", "S22", "S33", "S43"],
      "what each style shows, and what a tap on its label does"),
    .init(UnanimatedToggle.self, rows: ["S23"], "a setter forgets the transaction"),
    .init(LeakyConstant.self, rows: ["S19"], "what a constant is given goes elsewhere"),
    .init(PlainCheckbox.self, rows: ["S22", "S33"], "mixed looks like off"),
    .init(MixedTurnedOff.self, breaks: [.tapFromMixedTurnsOn], "a tap turns mixed off"),
    .init(ChangingStyle.self, rows: ["S20"], "one style turns on only"),
    .init(ShownWhileClosed.self, rows: ["S12"], "the content shows while the group is closed"),
    .init(DetachedCheck.self, "a tap turns what it shows itself"),
    .init(LaggingIcon.self, rows: ["S18"], "a tapped toggle looks as before"),
    .init(FlickeringTap.self, rows: ["S12"], "a tap writes off before it writes on"),
  ]
}
