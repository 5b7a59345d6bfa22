import Foundation
import PackagePlugin

/// `swift package binding-laws replay TOKEN`: runs the package's own tests with that one case.
///
/// Ends with 1 where the case breaks its law, with 2 where it does not, with 64 where no test judges the system,
/// and with 65 where the token is none; SwiftPM makes 1 of all of these, so that the sentence has to tell.
@main
struct BindingLawsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let token = token(in: arguments) else { return complain(usage, code: 64) }
    let parts = token.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, ["v1", "v2"].contains(parts[0]), parts.allSatisfy({ !$0.isEmpty })
    else {
      return complain(
        "\"\(token.prefix(60))\" is no token: it looks like v1/get-set/System/0G4T", code: 65)
    }
    let report = context.pluginWorkDirectoryURL.appending(path: "replayed.txt")
    try Data().write(to: report)
    let status = try test(context, replaying: token, arguments.dropFirst(2), report)
    let kinds = try String(contentsOf: report, encoding: .utf8).split(separator: "\n")
    exit(conclude(status, kinds, "\(parts[1])", "\(parts[2])"))
  }

  /// Says what came of the case, which a run of tests that pass does not.
  ///
  /// - Parameters:
  ///   - status: How the tests ended.
  ///   - kinds: The verdicts of the tests that judged the case.
  private func conclude(
    _ status: Int32, _ kinds: [Substring], _ law: String, _ system: String
  ) -> Int32 {
    let isBroken = kinds.contains { ["broken", "flaky", "crashed", "hung"].contains($0) }
    if isBroken {
      print("reproduced: \(system) breaks \(law) in this case")
      return max(status, 1)
    }
    if !kinds.isEmpty {
      print("did not reproduce: \(system) does not break \(law) in this case; was it mended?")
      return 2
    }
    let wanted = "no test that ran judges \(system) by \(law)"
    Diagnostics.error(
      status == 0 ? "\(wanted); was one of them renamed?" : "nothing was replayed: \(wanted)")
    return status == 0 ? 64 : status
  }

  private var usage: String {
    "the plugin knows one command: swift package binding-laws replay TOKEN [options of swift test]"
  }

  private func token(in arguments: [String]) -> String? {
    arguments.count > 1 && arguments[0] == "replay" ? arguments[1] : nil
  }

  /// Runs the tests; only expectations that the token names run its case instead of a check.
  ///
  /// The build goes into the plugin's own folder, since SwiftPM holds the package's while a plugin
  /// runs. A sandbox cannot be made inside of the plugin's.
  private func test(
    _ context: PluginContext, replaying token: String, _ options: ArraySlice<String>,
    _ report: URL
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "test", "--disable-sandbox", "--package-path", context.package.directoryURL.path,
        "--scratch-path", context.pluginWorkDirectoryURL.appending(path: "build").path,
      ] + options
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["BINDING_LAWS_REPLAY": token, "BINDING_LAWS_REPLAY_REPORT": report.path]
    ) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func complain(_ sentence: String, code: Int32) {
    Diagnostics.error(sentence)
    exit(code)
  }
}
