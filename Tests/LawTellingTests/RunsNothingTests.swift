import Foundation
import TestSupport

@Suite struct `The source of reports` {
  @Test(
    "runs no system: it never names",
    arguments: ["BindingSystem", "ReferenceModel", "CheckOptions"])
  func sources(_ name: String) throws {
    let folder = packageRoot.appendingPathComponent("Sources/LawTelling").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 10)
    for file in files {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      #expect(!text.contains(name), "\(file)")
    }
  }
}
