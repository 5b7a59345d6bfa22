import Foundation
import TestSupport

@testable import LawChecking

/// A program that compares each value with what the compiler reads of its text.
private final class PrintedProgram: PrintedVisitor {
  private var names: [String] = []
  private var lines: [String] = []
  private(set) var count = 0

  func visit<Value: Equatable>(_ name: String, _ values: [Value]) {
    let type = swiftText(ofType: Value.self)
    names.append(name)
    lines.append(
      "let \(name): [\(type)] = [\(values.map { swiftText($0) }.joined(separator: ", "))]")
    count += values.count
  }

  /// The source of the whole program.
  var text: String {
    """
    struct Comparison: PrintedVisitor {
      func visit<Value: Equatable>(_ name: String, _ values: [Value]) {
        let printed = printedValues[name] as? [Value] ?? []
        for (place, value) in values.enumerated() {
          let isSame = place < printed.count && value == printed[place]
          print(isSame ? "same" : "other: \\(name) \\(value)")
        }
      }
    }
    \(lines.joined(separator: "\n"))
    let printedValues: [String: Any] = [\(names.map { "\"\($0)\": \($0)" }.joined(separator: ", "))]
    visitPrintedValues(Comparison())

    """
  }
}

/// The path of the compiler, or nil if `PATH` leads to none.
private let compiler: String? = {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
}()

@Suite struct `A value that is printed in Swift` {
  @Test(.enabled(if: compiler != nil, "there is no swiftc in the path"))
  func `equals what the compiler reads of its text`() throws {
    let program = PrintedProgram()
    visitPrintedValues(program)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appending(path: "main.swift")
    try program.text.write(to: main, atomically: true, encoding: .utf8)
    let kinds = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "PrintedKinds.swift")
    let executable = folder.appending(path: "printed").path
    let path = try #require(compiler)
    let built = try output(of: path, "-o", executable, main.path, kinds.path)
    #expect(built.status == 0, "\(built.text)")
    if built.status != 0 { return }
    let found = try output(of: executable).text.split(separator: "\n")
    #expect(found.count == program.count)
    #expect(found.filter { $0 != "same" } == [])
  }

  private func output(of path: String, _ arguments: String...) throws -> (
    status: Int32, text: String
  ) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func `is wrapped in some if Optional has a case of its name`() {
    #expect(swiftText(PrintedOrder?.some(.none)) == ".some(.none)")
    #expect(swiftText(PrintedOrder?.none) == "nil")
    #expect(swiftText(PrintedAmount?.some(.some)) == ".some(.some)")
    #expect(swiftText(PrintedRoute?.some(.some(1))) == ".some(.some(1))")
    #expect(swiftText(PrintedRoute?.some(.home)) == ".home")
  }
}
