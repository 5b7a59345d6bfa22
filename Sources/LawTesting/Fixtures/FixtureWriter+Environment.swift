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
    // `SECURITY.md` and `JudgingABinding.md` name the folder, too.
    self.init(root: "\(packageFolder(of: file))/\(FixtureWriter.usualRoot)")
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
