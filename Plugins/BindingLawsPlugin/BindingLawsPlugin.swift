import Foundation
import PackagePlugin

/// `swift package binding-laws replay TOKEN`: runs the package's own tests with that one case.
@main
struct BindingLawsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let token = token(in: arguments) else { return complain(usage, code: 64) }
    let parts = token.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "v1", parts.allSatisfy({ !$0.isEmpty }) else {
      return complain(
        "\"\(token.prefix(60))\" is no token: it looks like v1/get-set/System/0G4T", code: 65)
    }
    exit(try test(context, replaying: token, arguments.dropFirst(2)))
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
    _ context: PluginContext, replaying token: String, _ options: ArraySlice<String>
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "test", "--disable-sandbox", "--package-path", context.package.directoryURL.path,
        "--scratch-path", context.pluginWorkDirectoryURL.appending(path: "build").path,
      ] + options
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["BINDING_LAWS_REPLAY": token]
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
