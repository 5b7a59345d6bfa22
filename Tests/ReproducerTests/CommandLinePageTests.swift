import Foundation
import TestSupport

@Suite struct `The page about the command line` {
  /// Tests of the reproducer show each code, and tests of interruptions show 130.
  @Test func `lists the exit codes that the help lists`() async throws {
    let page = "Sources/BindingLawsCommands/BindingLawsCommands.docc/TheCommandLine.md"
    let rows = try content(ofOurs: page).split(separator: "\n").filter { $0.hasPrefix("| ") }
    let codes = rows.compactMap { Int($0.split(separator: "|")[0].filter { $0 != " " }) }
    #expect(codes == [0, 1, 2, 3, 64, 65, 74, 130])
    let help = await CommandRun("--help").output.split(separator: "\n").joined(separator: " ")
    let end = try #require(help.range(of: "Exit codes: "))
    let listed = help[end.upperBound...].split(separator: ".")[0].split(separator: ", ")
    #expect(listed.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } } == codes)
  }
}
