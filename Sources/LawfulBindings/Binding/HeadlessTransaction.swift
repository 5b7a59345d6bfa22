/// The context of a write: what travels with a value from the control to the base.
///
/// Two transactions are never mixed field by field. Which one a write carries is decided by
/// ``HeadlessBinding/transaction``.
public struct HeadlessTransaction: Hashable, Sendable {
  /// The name of the animation that accompanies the write, `nil` for none.
  public var animation: String?
  /// Whether views should ignore animations of their own.
  public var disablesAnimations: Bool

  /// Describes the context of a write.
  ///
  /// - Parameters:
  ///   - animation: The name of the animation, `nil` for none.
  ///   - disablesAnimations: Whether views should ignore animations of their own.
  public init(animation: String? = nil, disablesAnimations: Bool = false) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
  }

  /// The transaction of a write for which no binding has one of its own.
  @TaskLocal static var ambient = HeadlessTransaction()
}

extension HeadlessTransaction? {
  /// The transaction, or the ambient one where no binding has one.
  @usableFromInline var orAmbient: HeadlessTransaction { self ?? .ambient }
}

/// Runs `body`; writes made in it carry `transaction`, unless a binding has one of its own.
///
/// - Parameters:
///   - transaction: Replaces the surrounding transaction as a whole.
///   - body: What to run. Errors pass through.
/// - Returns: What `body` returns.
public func withHeadlessTransaction<Result>(
  _ transaction: HeadlessTransaction, _ body: () throws -> Result
) rethrows -> Result {
  try HeadlessTransaction.$ambient.withValue(transaction, operation: body)
}

// Specimens repeat the default, which `HeadlessBinding.animation` has, too.
/// Runs `body`; writes made in it carry the animation, unless a binding has a transaction of its
/// own.
///
/// - Parameters:
///   - animation: The name of the animation, `nil` for none; by default that of
///     ``HeadlessBinding/animation(_:)``.
///   - body: What to run. Errors pass through.
/// - Returns: What `body` returns.
public func withHeadlessAnimation<Result>(
  _ animation: String? = "default", _ body: () throws -> Result
) rethrows -> Result {
  try withHeadlessTransaction(HeadlessTransaction(animation: animation), body)
}
