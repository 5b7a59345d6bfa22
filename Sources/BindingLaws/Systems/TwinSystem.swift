/// A system that claims to behave exactly like another one on the same model.
///
/// ``Law/equivalent`` judges that claim.
public protocol TwinSystem: BindingSystem {
  /// The other system.
  associatedtype Twin: BindingSystem where Twin.Model == Model
}
