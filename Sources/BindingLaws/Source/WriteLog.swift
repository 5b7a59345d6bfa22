/// The writes of a source, in order.
///
/// Only a `Source` has such a log. The bases are behind a pointer, because each append to an array of a
/// generic type looks up that type, in code that is not specialised for it. The owner deallocates it.
@usableFromInline
struct WriteLog<Base> {
  /// The written bases.
  ///
  /// Nil until the first write.
  @usableFromInline private(set) var bases: UnsafeMutablePointer<Base>?
  /// The number of writes.
  @usableFromInline var count = 0
  /// The number of bases for which there is memory.
  @usableFromInline private(set) var capacity = 0
  /// The labels of the writes that have a transaction, by the index of the write.
  private var labels: [(place: Int, label: String)] = []

  init() {}

  /// Appends a write.
  @inlinable
  mutating func append(_ base: Base, _ label: String?) {
    if let label { note(label) }
    if count == capacity { grow() }
    guard let bases else { return }
    (bases + count).initialize(to: base)
    count &+= 1
  }

  /// Returns the writes from an index on.
  func writes(from place: Int) -> [Source<Base>.Write] {
    guard let bases, place < count else { return [] }
    return (place..<count).map { place in
      Source.Write(
        base: bases[place], transaction: labels.last { $0.place == place }?.label)
    }
  }

  /// Removes all writes, and keeps the memory.
  @usableFromInline
  mutating func removeAll() {
    if count == 0 { return }
    bases?.deinitialize(count: count)
    count = 0
    if !labels.isEmpty { labels.removeAll(keepingCapacity: true) }
  }

  /// Removes all writes, and frees the memory.
  mutating func deallocate() {
    removeAll()
    bases?.deallocate()
  }

  /// Notes the label of the next write.
  @usableFromInline
  mutating func note(_ label: String) { labels.append((count, label)) }

  /// Doubles the memory, or begins with room for four bases.
  @usableFromInline
  mutating func grow() {
    let largerCapacity = max(4, capacity * 2)
    let larger = UnsafeMutablePointer<Base>.allocate(capacity: largerCapacity)
    if let bases {
      larger.moveInitialize(from: bases, count: count)
      bases.deallocate()
    }
    bases = larger
    capacity = largerCapacity
  }
}
