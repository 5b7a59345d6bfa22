import Foundation

/// A value that several threads share, one at a time.
package final class Locked<Value>: @unchecked Sendable {  // The value is guarded by the lock.
  private let lock = NSLock()
  private var stored: Value

  package init(_ value: Value) {
    stored = value
  }

  /// The value, read or written by itself.
  package var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  /// Lets one thread at a time work on the value.
  ///
  /// A body that asks for it again waits for ever.
  package func use<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&stored) }
  }
}
