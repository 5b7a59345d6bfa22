public import BindingLaws
public import LawfulBindings

// With this, the laws about transactions judge specimens that return a headless binding, too.
extension HeadlessBinding: TransactionalBinding {
  public func inTransaction(_ label: String) -> HeadlessBinding { animation(label) }
}
