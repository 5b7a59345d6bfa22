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
  // It is no struct's mirror, or `swiftText` would print `FieldValue(value: 1)`, which no user can make. It has
  // no children, so that nothing that looks through the parts of a value looks into the box.
  var customMirror: Mirror { Mirror(self, children: []) }

  /// Returns whether both values are of one type, and the same.
  ///
  /// NaN is the same as itself.
  static func == (one: Self, other: Self) -> Bool {
    // A cast alone would also make an optional of a value: `1 as? Int?` succeeds.
    type(of: one.value) == type(of: other.value) && one.value.isSame(as: other.value)
  }
}

extension Equatable {
  /// Returns whether another value is of this type, and the same.
  fileprivate func isSame(as other: any Equatable) -> Bool {
    (other as? Self).map { BindingLaws.isSame(self, $0) } == true
  }
}
