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
