import Foundation

/// Returns the root of the package that a file belongs to, or the file's folder if there is none.
func packageFolder(of file: String) -> String {
  var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  let folderOfFile = folder.path
  while folder.path.count > 1 {
    if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") { return folder.path }
    folder.deleteLastPathComponent()
  }
  return folderOfFile
}
