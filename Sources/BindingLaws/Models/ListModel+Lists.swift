extension ListModel {
  /// Returns lists of up to three elements, each made of another example.
  ///
  /// If there are very many, it returns some of each length.
  func lists(ofDistinct examples: [Element]) -> [Base] {
    let indices = Array(examples.indices)
    let longest = min(longestList, examples.count)
    var orders: [[Int]] = [[]]
    var all: [Base] = [[]]
    for length in 0..<longest {
      let longer = orders.lazy.flatMap { order in
        indices.lazy.filter { !order.contains($0) }.map { order + [$0] }
      }
      orders = Array(longer.prefix(mostBases))
      let room = (mostBases - all.count) / (longest - length)
      all.append(contentsOf: lists(in: orders, of: examples, upTo: room, beside: all))
    }
    return all
  }

  /// Returns lists of examples in these orders, without known ones, up to a number.
  private func lists(
    in orders: [[Int]], of examples: [Element], upTo room: Int, beside known: [Base]
  ) -> [Base] {
    let values = field.values
    // An order has a list for each combination of values. 10,000 are more than there is ever room for.
    let count = orders.reduce(0) { sum, order in
      sum + order.reduce(1) { combinations, _ in min(combinations * values.count, 10_000) }
    }
    // If not all have room, each order comes once before any comes again, so that no example is left out.
    var found = count <= room ? [] : orders.map { order in order.map { examples[$0] } }.unique
    found = Array(found.filter { !known.contains($0) }.prefix(room))
    for order in orders {
      for list in products(of: order.map { field.variants(of: examples[$0], values) })
      where !known.contains(list) && !found.contains(list) {
        if found.count == room { return found }
        found.append(list)
      }
    }
    return found
  }

  /// Returns the lists with one of the choices in each place, up to the most bases.
  private func products(of choices: [[Element]]) -> [Base] {
    choices.reduce([[]]) { lists, choice in
      Array(lists.lazy.flatMap { list in choice.lazy.map { list + [$0] } }.prefix(mostBases))
    }
  }
}

/// The number of elements in the longest lists that models of lists name.
///
/// Of three elements, one is first, one is last, and one is neither.
let longestList = 3
