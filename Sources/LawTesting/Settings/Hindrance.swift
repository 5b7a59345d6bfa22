/// Why something cannot be used or judged, as the end of a sentence that begins with its name.
struct Hindrance: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
