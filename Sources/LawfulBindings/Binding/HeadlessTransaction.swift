/// The context of a write, which travels with a value from the control to the base.
///
/// Two transactions are never mixed field by field. ``HeadlessBinding/transaction`` says which one a write
/// carries.
public struct HeadlessTransaction: Hashable, Sendable {
  /// The name of the animation that accompanies the write.
  ///
  /// Nil if there is none.
  public var animation: String?
  /// Whether views should ignore animations of their own.
  public var disablesAnimations: Bool

  /// Makes the context of a write.
  ///
  /// - Parameters:
  ///   - animation: The name of the animation. Nil for none.
  ///   - disablesAnimations: Whether views should ignore animations of their own.
  public init(animation: String? = nil, disablesAnimations: Bool = false) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
  }

  /// The transaction of a write if no binding has one of its own.
  @TaskLocal static var ambient = HeadlessTransaction()
}

extension HeadlessTransaction? {
  /// The transaction, or the ambient one if no binding has one.
  @usableFromInline var orAmbient: HeadlessTransaction { self ?? .ambient }
}

/// Runs `body`, whose writes carry `transaction` unless a binding has one of its own.
///
/// - Parameters:
///   - transaction: The transaction, which replaces the surrounding one as a whole.
///   - body: The function to run. Its errors are passed on.
/// - Returns: The result of `body`.
public func withHeadlessTransaction<Result>(
  _ transaction: HeadlessTransaction, _ body: () throws -> Result
) rethrows -> Result {
  try HeadlessTransaction.$ambient.withValue(transaction, operation: body)
}

// Specimens repeat the default, and so does `HeadlessBinding.animation`.
/// Runs `body`, whose writes carry the animation unless a binding has a transaction of its own.
///
/// - Parameters:
///   - animation: The name of the animation, by default that of ``HeadlessBinding/animation(_:)``. Nil for
///     none.
///   - body: The function to run. Its errors are passed on.
/// - Returns: The result of `body`.
public func withHeadlessAnimation<Result>(
  _ animation: String? = "default", _ body: () throws -> Result
) rethrows -> Result {
  try withHeadlessTransaction(HeadlessTransaction(animation: animation), body)
}
