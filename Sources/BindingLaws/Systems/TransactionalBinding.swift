/// A binding that carries a transaction to its base.
public protocol TransactionalBinding: BindingProtocol {
  /// Whether a label arrives at the base; by default it does.
  ///
  /// If it cannot, no law asks for it.
  static var keepsLabels: Bool { get }
  /// Whether a binding that is derived by a getter and a setter passes transactions on; by default it does.
  static var passesTransactions: Bool { get }
  /// Returns the same binding, whose sets run in a transaction with this label.
  func inTransaction(_ label: String) -> Self
}

extension TransactionalBinding {
  public static var keepsLabels: Bool { true }
  public static var passesTransactions: Bool { true }
}

extension BindingProtocol {
  /// Whether bindings of this type carry transactions that can be told apart.
  static var carriesTransactions: Bool {
    (Self.self as? any TransactionalBinding.Type)?.keepsLabels ?? false
  }
}

/// The label of the transaction in which programs of laws about transactions run.
///
/// Reports and pages print it.
public let transactionLabel = "t"
