/// A change to how an element looks.
enum HeadlessModifier: Hashable, Sendable {
  case bold
  case background(String)
}
