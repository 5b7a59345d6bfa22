/// A change to how an element looks.
package enum HeadlessModifier: Hashable, Sendable {
  case bold
  case background(String)
}
