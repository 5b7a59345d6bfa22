import Foundation
import LawTelling

extension FixtureWriter {
  /// Makes a writer of counterexamples while `BINDING_LAWS_RECORD` is set.
  ///
  /// Nil while it is not.
  ///
  /// - Parameter file: A file of the package that the fixtures belong to.
  init?(besides file: String) {
    if !EnvironmentSettings.current.isRecording { return nil }
    // `CounterexampleFixture.all` and `adopt` name the same folder: change all three together. `SECURITY.md`
    // and `JudgingABinding.md` name it, too.
    self.init(root: packageFolder(of: file) + "/Fixtures/Counterexamples")
  }

  /// The reason why nothing can be written there, before there is anything to write.
  ///
  /// Nil if files can be written.
  var complaint: String? {
    do {
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    } catch {
      return "BINDING_LAWS_RECORD is set, but \(root) cannot be made: \(error)"
    }
    return access(root, W_OK) == 0
      ? nil : "BINDING_LAWS_RECORD is set, but \(root) cannot be written to"
  }
}

/// Returns the root of the package that a file belongs to, or the file's folder if there is none.
func packageFolder(of file: String) -> String {
  var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  let own = folder.path
  while folder.path.count > 1 {
    if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") { return folder.path }
    folder.deleteLastPathComponent()
  }
  return own
}
