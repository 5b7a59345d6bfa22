import Foundation
import LawTelling

extension FixtureWriter {
  /// What writes counterexamples while `BINDING_LAWS_RECORD` is set; `nil` while it is not.
  ///
  /// - Parameter file: A file of the package that the fixtures belong to.
  init?(besides file: String) {
    if !EnvironmentSettings.current.isRecording { return nil }
    self.init(root: FixtureDirectory.package(of: file) + "/" + FixtureDirectory.standard)
  }

  /// Why nothing can be written there, before there is anything to write; `nil` where it can.
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
