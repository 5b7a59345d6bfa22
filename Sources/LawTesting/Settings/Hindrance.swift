/// An error about something that cannot be used or judged.
///
/// Fixtures print it after a path, so there it begins with a verb. Expectations print it after
/// `cannot be judged by LAW: `, so there it is a clause.
struct Hindrance: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
