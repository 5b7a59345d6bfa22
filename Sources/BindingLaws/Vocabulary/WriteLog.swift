/// The writes of a source in order; nothing but a `Source` has such a log.
///
/// Behind a pointer, because an array of a generic type costs a look at that type for every write
/// in code that is not compiled for it. Its owner deallocates it.
@usableFromInline
struct WriteLog<Base> {
  @usableFromInline private(set) var bases: UnsafeMutablePointer<Base>?
  @usableFromInline var count = 0
  @usableFromInline private(set) var capacity = 0
  /// The transactions of the writes that came in one.
  private var labels: [(place: Int, label: String)] = []

  init() {}

  /// Notes a write.
  @inlinable
  mutating func append(_ base: Base, _ label: String?) {
    if let label { note(label) }
    if count == capacity { grow() }
    guard let bases else { return }
    (bases + count).initialize(to: base)
    count &+= 1
  }

  /// The writes from a place on.
  func writes(from place: Int) -> [Source<Base>.Write] {
    guard let bases, place < count else { return [] }
    return (place..<count).map { place in
      Source.Write(
        base: bases[place], transaction: labels.last { $0.place == place }?.label)
    }
  }

  mutating func removeAll() {
    if count == 0 { return }
    bases?.deinitialize(count: count)
    count = 0
    if !labels.isEmpty { labels.removeAll(keepingCapacity: true) }
  }

  mutating func deallocate() {
    removeAll()
    bases?.deallocate()
  }

  @usableFromInline
  mutating func note(_ label: String) { labels.append((count, label)) }

  @usableFromInline
  mutating func grow() {
    let larger = UnsafeMutablePointer<Base>.allocate(capacity: max(4, capacity * 2))
    if let bases {
      larger.moveInitialize(from: bases, count: count)
      bases.deallocate()
    }
    bases = larger
    capacity = max(4, capacity * 2)
  }
}
