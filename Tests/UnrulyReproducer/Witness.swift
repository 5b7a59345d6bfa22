import Foundation

/// Leaves word in which process the code under test is called: the model or the system.
enum Witness {
  /// The file that has the number of every such process, a line each.
  private static let path = ProcessInfo.processInfo.environment["UNRULY_WITNESS"]
  /// Noted once in each process, when it is first asked for.
  private static let once: Void = {
    guard let path, let file = fopen(path, "a") else { return }
    fputs("\(getpid())\n", file)
    fclose(file)
  }()

  static func note() { once }
}
