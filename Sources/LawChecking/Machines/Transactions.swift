import BindingLaws

/// The bindings of a machine that are in a transaction.
enum Transactions {
  /// None.
  case none
  /// The bindings of some sets.
  case some
  /// All bindings but those of some sets, as for laws about transactions.
  case most
}

extension BindingProtocol {
  /// Puts a binding into the transaction that laws are about.
  ///
  /// Nil if bindings carry none.
  static var wrapping: ((UnsafeMutablePointer<Self>) -> Void)? {
    (Self.self as? any TransactionalBinding.Type)?.wrap()
  }
}

extension TransactionalBinding {
  /// Returns the closure that puts a binding of this type into the transaction.
  ///
  /// The caller may know the type by another name.
  fileprivate static func wrap<Binding>() -> (UnsafeMutablePointer<Binding>) -> Void {
    { pointer in
      let binding = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Self.self)
      binding.pointee = binding.pointee.inTransaction(transactionLabel)
    }
  }
}
