import BindingLaws

/// The bindings that a trace holds, one for each port at most.
///
/// Its type parameters are the binding and its value, not the system, because code that is not
/// optimised looks up every associated type each time that it meets it.
final class HeldBindings<Subject: BindingProtocol<Value>, Value: Equatable> {
  private let subjects: UnsafeMutablePointer<Subject>
  private let isHeld: UnsafeMutablePointer<Bool>
  private let count: Int

  init(count: Int) {
    self.count = count
    subjects = .allocate(capacity: count)
    isHeld = .allocate(capacity: count)
    isHeld.initialize(repeating: false, count: count)
  }

  deinit {
    for port in 0..<count where isHeld[port] { (subjects + port).deinitialize(count: 1) }
    subjects.deallocate()
    isHeld.deallocate()
  }

  /// The held binding of a port, if any.
  subscript(port: Int) -> Subject? {
    isHeld[port] ? subjects[port] : nil
  }

  /// Holds a binding, and lets go of the one held before.
  func hold(_ subject: Subject?, at port: Int) {
    if isHeld[port] { (subjects + port).deinitialize(count: 1) }
    isHeld[port] = subject != nil
    if let subject { (subjects + port).initialize(to: subject) }
  }

  /// Sets a value through the held binding of a port, if any.
  func set(_ value: Value, at port: Int) {
    if isHeld[port] { subjects[port].wrappedValue = value }
  }

  /// Reads through the held binding of a port, if any, and drops what it reads.
  func get(at port: Int) {
    if isHeld[port] { _ = subjects[port].wrappedValue }
  }

  /// The first held port that is there and does not read what it should.
  ///
  /// - Parameters:
  ///   - readings: What each port should read.
  ///   - presence: Whether each port is there.
  func firstMismatch(
    with readings: UnsafePointer<Value>, where presence: UnsafePointer<Bool>
  ) -> Int? {
    var port = 0
    while port < count {
      if presence[port] && isHeld[port] && subjects[port].wrappedValue != readings[port] {
        return port
      }
      port &+= 1
    }
    return nil
  }
}
