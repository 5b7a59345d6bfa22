extension Wire where Value == Bool {
  /// Whether an element is in a set.
  public init<Element: Hashable>(_ set: Wire<Set<Element>>, has element: Element) {
    self.init(
      read: { set.read().contains(element) },
      write: { isIn, change in
        var elements = set.read()
        if isIn { elements.insert(element) } else { elements.remove(element) }
        set.write(elements, change)
      })
  }

  /// Whether something is chosen; setting it off leaves nothing chosen.
  public init<Choice: Equatable>(_ choice: Wire<Choice?>, is value: Choice) {
    self.init(
      read: { choice.read() == value },
      write: { isChosen, change in choice.write(isChosen ? value : nil, change) })
  }
}

extension Wire {
  /// A value that may be missing, and then is the one that was there last.
  public init(_ wire: Wire<Value?>, atFirst value: Value) {
    var last = value
    self.init(
      read: {
        last = wire.read() ?? last
        return last
      },
      write: { wire.write($0, $1) })
  }
}

extension Wire where Value: Identifiable {
  /// The element of an identity, wherever it stands.
  public init?(_ list: Wire<[Value]>, id: Value.ID) {
    guard let now = list.read().first(where: { $0.id == id }) else { return nil }
    self.init(
      read: { list.read().first { $0.id == id } ?? now },
      write: { element, change in
        var elements = list.read()
        guard let index = elements.firstIndex(where: { $0.id == id }) else { return }
        elements[index] = element
        list.write(elements, change)
      })
  }

  /// The element that stands where the one of an identity stood when the wire was made.
  public init?(_ list: Wire<[Value]>, placeOf id: Value.ID) {
    let now = list.read()
    guard let index = now.firstIndex(where: { $0.id == id }) else { return nil }
    self.init(
      read: { list.read().indices.contains(index) ? list.read()[index] : now[index] },
      write: { element, change in
        var elements = list.read()
        guard elements.indices.contains(index) else { return }
        elements[index] = element
        list.write(elements, change)
      })
  }
}
