import Foundation

/// A note of each process in which the code under test is called: the model or the system.
enum Witness {
  /// The path of the file that gets the number of every such process, one in each line.
  private static let path = ProcessInfo.processInfo.environment["UNRULY_WITNESS"]
  /// The note of this process, which the first read makes.
  private static let once: Void = {
    guard let path, let file = fopen(path, "a") else { return }
    fputs("\(getpid())\n", file)
    fclose(file)
  }()

  /// Notes this process, unless it has been noted.
  static func note() { once }
}
