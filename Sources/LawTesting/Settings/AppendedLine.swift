import Foundation

/// Appends a line to a file, which it makes if there is none.
///
/// Tests may run at once. So the line is one write to the end of the file, which stays whole however long it is.
/// `fputs` would write a line that exceeds its buffer, of 4,096 bytes on Linux, in two parts.
func appendLine(_ text: String, to path: String) {
  guard let file = fopen(path, "a") else { return }
  let line = Array((text + "\n").utf8)
  _ = line.withUnsafeBytes { bytes in write(fileno(file), bytes.baseAddress, bytes.count) }
  fclose(file)
}
