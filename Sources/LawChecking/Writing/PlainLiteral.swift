import BindingLaws

/// Whether the `swiftText` of a value is sure to compile.
///
/// It must name no initialiser of the user's own, which may be private or fail, and leave nothing to be
/// filled in.
func isPlainLiteral(_ value: Any) -> Bool {
  namesNoInitialiser(value, level: 0) && !swiftText(value).contains("<#")
}

private func namesNoInitialiser(_ value: Any, level: Int) -> Bool {
  if level == deepestLevel { return false }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .class: return false
  case .struct where !(value is any OptionSet):
    return String(reflecting: type(of: value)).hasPrefix("Swift.")
  default: return mirror.children.allSatisfy { namesNoInitialiser($0.value, level: level + 1) }
  }
}
