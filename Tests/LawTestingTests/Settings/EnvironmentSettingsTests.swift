import TestSupport

@testable import LawTesting

@Suite struct `The environment` {
  @Test func `overrides the options`() {
    let settings = EnvironmentSettings([
      "BINDING_LAWS_CASES": "12", "BINDING_LAWS_SEED": "0xbeef", "BINDING_LAWS_TIME": "1.5",
      "BINDING_LAWS_EFFORT": "thorough",
    ])
    var options = CheckOptions()
    settings.apply(to: &options)
    #expect(options.effort == .thorough)
    #expect(options.cases == 12)
    #expect(options.seed == Seed(0xbeef))
    #expect(options.timeBudget == .milliseconds(1500))
    #expect(settings.complaints.isEmpty)
  }

  @Test(
    "that cannot be read is refused in one sentence",
    arguments: [
      ("BINDING_LAWS_CASES", "0"), ("BINDING_LAWS_CASES", "many"), ("BINDING_LAWS_CASES", "-3"),
      ("BINDING_LAWS_SEED", "0xg"), ("BINDING_LAWS_TIME", "soon"), ("BINDING_LAWS_TIME", "nan"),
      ("BINDING_LAWS_TIME", "-1"), ("BINDING_LAWS_EFFORT", "fast"),
      ("BINDING_LAWS_RECORD", "yes"),
    ])
  func complaint(_ name: String, _ value: String) {
    let settings = EnvironmentSettings([name: value])
    #expect(settings.complaints.count == 1)
    #expect(settings.complaints.first?.hasPrefix("\(name) is \"\(value)\", which is not ") == true)
  }

  @Test func `names the variable that a mistyped one means`() {
    let settings = EnvironmentSettings([
      "BINDING_LAWS_CASE": "12", "BINDING_LAWS_FULL": "1", "BINDING_LAWS_RECORDER": "/tmp",
    ])
    #expect(
      settings.complaints == [
        "BINDING_LAWS_CASE is no variable of a check; did you mean BINDING_LAWS_CASES?"
      ])
  }

  /// The last two are a token whose last letter, or whose system, somebody has changed.
  @Test(
    "says what is wrong with a token",
    arguments: [
      ("garbage", "this is no token: "), ("v0/a/b/c", "the token is of version \"v0\""),
      ("v2/get-set/ClearAnySelection/0C204044GR1G408000000J3G", "the token is damaged: "),
      ("v2/get-set/ClearAllSelection/0C204044GR1G408000000J38", "the token is damaged: "),
    ])
  func token(_ value: String, _ reason: String) {
    let settings = EnvironmentSettings(["BINDING_LAWS_REPLAY": value])
    #expect(settings.complaints.count == 1)
    let start = "BINDING_LAWS_REPLAY is \"\(value)\": \(reason)"
    #expect(settings.complaints.first?.hasPrefix(start) == true)
    #expect(settings.isReplayUnreadable)
  }

  @Test func `asks for one case, even if it is unreadable, or none`() {
    #expect(EnvironmentSettings(["BINDING_LAWS_REPLAY": "garbage"]).isReplaying)
    #expect(EnvironmentSettings(["BINDING_LAWS_REPLAY": "garbage"]).replay == nil)
    #expect(EnvironmentSettings(["BINDING_LAWS_REPLAY": ""]).isReplaying == false)
  }
}
