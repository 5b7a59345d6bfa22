import Foundation
import LawTelling

extension FixtureWriter {
  /// What writes counterexamples while `BINDING_LAWS_RECORD` is set; `nil` while it is not.
  ///
  /// - Parameter file: A file of the package that the fixtures belong to.
  init?(besides file: String) {
    let wish = ProcessInfo.processInfo.environment["BINDING_LAWS_RECORD"] ?? ""
    if wish.isEmpty || wish == "0" { return nil }
    self.init(root: FixtureDirectory.package(of: file) + "/" + FixtureDirectory.standard)
  }
}
