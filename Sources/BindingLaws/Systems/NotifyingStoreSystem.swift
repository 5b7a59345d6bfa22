// `StoreMirror` ignores the reports of external writes. `WhereYourStateLives.md` explains this protocol.
/// A store system that reports its writes, so that the laws about writes speak about it.
///
/// ```swift
/// func reportWrites(to note: @escaping (Int, String?) -> Void) {
///   player.afterVolumeChange = { volume in note(volume, nil) }
/// }
/// ```
public protocol NotifyingStoreSystem: StoreSystem {
  /// Calls a closure after each write of the store, whoever made it.
  ///
  /// External writes of the checker are ignored: all reports until the store holds the base that was set.
  /// Later reports come from observers in the store.
  ///
  /// - Parameter note: Takes the base after the write, and the label of its transaction, or `nil` outside of
  ///   any.
  func reportWrites(to note: @escaping (_ base: Model.Base, _ transaction: String?) -> Void)
}

extension NotifyingStoreSystem {
  public init(source: Source<Model.Base>) {
    self.init()
    reflect(in: source)
    // After `reflect`, which makes the mirror that receives them.
    source.receiveReports { reportWrites(to: $0) }
  }

  public static var keeper: BaseKeeper { .notifyingStore }
}
