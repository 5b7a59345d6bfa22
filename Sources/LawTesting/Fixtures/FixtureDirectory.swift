import Foundation

/// Where fixtures are kept.
enum FixtureDirectory {
  /// The folder of all fixtures, from the root of a package.
  static let standard = "Fixtures/Counterexamples"
  /// The folder of what new bindings do, likewise.
  static let tables = "Fixtures/Tables"

  /// The root of the package that a file belongs to; the file's folder where there is none.
  static func package(of file: String) -> String {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let own = folder.path
    while folder.path.count > 1 {
      if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return own
  }
}
