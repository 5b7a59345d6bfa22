import Foundation
import Testing

@Suite struct `Ctrl-C` {
  @Test func `prints what was found so far and ends with 130`() async throws {
    let (process, output) = (Process(), Pipe())
    process.executableURL = Reproducer.executable
    process.arguments = ["check", "--json", "--cases", "1000000"]
    (process.standardOutput, process.standardError) = (output, Pipe())
    try process.run()
    try await Task.sleep(for: .seconds(1))
    process.interrupt()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130 && process.terminationReason == .exit)
    #expect(text.isEmpty || text.hasSuffix("}\n"))
  }
}
