import Deaths
import Foundation

// Ends that spoil what a child process has written.

/// A write to the file of a child's findings, after which the process goes on.
enum GarbledFindings: Death {
  static func die() {
    guard let path = CommandLine.arguments.last,
      let file = fopen(path + ".jsonl", "a")
    else { return }
    fputs("{\"kind\": \"upheld\"}\n\u{1}garbage", file)
    fclose(file)
  }
}

/// A write over the file of a child's notes, which is its standard error, before the end.
enum GarbledNotes: Death {
  static func die() {
    // 40 KiB are nearly all of the notes of a child.
    let garbage = [UInt8](repeating: 0xEE, count: 40 << 10)
    _ = pwrite(STDERR_FILENO, garbage, garbage.count, 0)
    _exit(7)
  }
}

/// A cut of the file of a child's notes, before the end.
enum CutNotes: Death {
  static func die() {
    ftruncate(STDERR_FILENO, 0)
    _exit(7)
  }
}
