/// A system that claims to be indistinguishable from another one on the same model.
///
/// The law ``Law/equivalent`` holds it to that.
public protocol TwinSystem: BindingSystem {
  /// The other system.
  associatedtype Twin: BindingSystem where Twin.Model == Model
}
