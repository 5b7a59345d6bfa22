import BindingLaws

/// A base that is a class: two runs would share it, and what was there before could not be kept.
package struct SharedBase: Error, Hashable, CustomStringConvertible {
  /// The class, the model that has it as its base, and the system that is judged by it.
  package let base, model, system: String

  package var description: String {
    "\(system) cannot be judged: the base \(base) of its model \(model) is a class, which all runs "
      + "would share; make the base a struct, or take the values that the class holds"
  }
}

/// Refuses a system whose base is a class.
///
/// Swift has no constraint that keeps classes out, so that it is told when a check begins.
func requireValues<System: BindingSystem>(as system: System.Type) throws(SharedBase) {
  guard System.Model.Base.self is AnyObject.Type else { return }
  throw SharedBase(
    base: "\(System.Model.Base.self)", model: "\(System.Model.self)", system: System.displayName)
}
