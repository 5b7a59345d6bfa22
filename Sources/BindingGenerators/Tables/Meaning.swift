/// The meaning of the numbers beyond the kept ones, in one case or in one search.
///
/// A `ModelTable` holds the elements of one meaning at a time. Before it takes up another one it puts them aside, if
/// anybody still holds their meaning, and it brings them back when somebody asks. So whoever has a number
/// also needs its meaning, and the number never stands for something else.
package final class Meaning {
  /// The elements, while the table holds others.
  var aside: ElementsAside?

  package init() {}
}

/// The elements of a meaning, while their table holds others.
struct ElementsAside {
  /// The table that they belong to.
  let table: AnyObject
  /// Puts them into the table, which has none but the kept ones.
  let putBack: () -> Void
}
