/// The statuses with which a child ends itself.
///
/// None is 0: tests run children as exit tests that have to fail.
enum ChildStatus {
  /// The child has done its task.
  static let done: Int32 = 42
  /// The code under test called `exit`.
  static let leftByExit: Int32 = 43
  /// The child used more memory than it may.
  static let outOfMemory: Int32 = 44
  /// The process found no job.
  static let unasked: Int32 = 64
}
