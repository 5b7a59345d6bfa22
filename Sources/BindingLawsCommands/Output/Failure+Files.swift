import Foundation

extension Failure {
  /// Returns the failure of the latest file call, by its `errno`: no other call may come between.
  static func ofCall(on path: String, _ what: String = "written") -> Failure {
    .file("\(path) cannot be \(what): \(String(cString: strerror(errno)))")
  }

  /// Does something with a file.
  ///
  /// Turns an error into a failure that names the file and the system's reason.
  static func reporting<Result>(
    _ path: String, _ what: String = "written", _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch {
      let error = error as NSError
      let cause =
        (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
      let reason =
        cause.domain == NSPOSIXErrorDomain
        ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription
      throw Failure.file("\(path) cannot be \(what): \(reason)")
    }
  }
}
