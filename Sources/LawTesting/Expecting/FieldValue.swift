import BindingLaws
import LawChecking

/// A value of any field.
struct FieldValue: Equatable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  var description: String { traceText(value) }
  // Stand-alone tests print it.
  var debugDescription: String { swiftText(value) }
  var customMirror: Mirror { Mirror(self, children: []) }

  static func == (one: Self, other: Self) -> Bool {
    type(of: one.value) == type(of: other.value) && one.value.isSame(as: other.value)
  }
}

extension Equatable {
  /// Returns whether another value is of this type, and the same.
  fileprivate func isSame(as other: any Equatable) -> Bool {
    (other as? Self).map { BindingLaws.isSame(self, $0) } == true
  }
}
