import Foundation

/// Notes the processes in which the code under test is called: the model or the system.
enum Witness {
  /// The path of the file that gets the number of every such process, one in each line.
  private static let path = ProcessInfo.processInfo.environment["UNRULY_WITNESS"]
  /// Notes the process once, when it is first read.
  private static let once: Void = {
    guard let path, let file = fopen(path, "a") else { return }
    fputs("\(getpid())\n", file)
    fclose(file)
  }()

  static func note() { once }
}
