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
    // A test compares this folder with the default of `CounterexampleFixture.all`. `SECURITY.md` and
    // `JudgingABinding.md` name it, too.
    self.init(root: packageFolder(of: file) + "/" + Self.folder)
  }

  /// Makes the folder, and returns the reason why nothing can be written there.
  ///
  /// Nil if files can be written. So a test says at once that it cannot record, also if it finds nothing to record.
  func prepareFolder() -> String? {
    do {
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    } catch {
      return "BINDING_LAWS_RECORD is set, but \(root) cannot be made: \(error)"
    }
    if access(root, W_OK) == 0 { return nil }
    return "BINDING_LAWS_RECORD is set, but \(root) cannot be written to"
  }
}
