/// A system that claims to be indistinguishable from another one on the same model.
public protocol TwinSystem: BindingSystem {
  /// The other system.
  associatedtype Twin: BindingSystem where Twin.Model == Model
}
