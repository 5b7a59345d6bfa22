public import Observation

/// A store that notifies its readers of each write, for the laws of notification.
///
/// Use it instead of a ``Source`` if the laws of notification should apply to bindings that are made of
/// closures:
///
/// ```swift
/// struct ObservedSwitch: ObservedSourceSystem {
///   static let model = CellModel<Bool>()
///   let source = ObservedSource(false)
///   func binding(_ port: SinglePort) -> MyBinding<Bool> {
///     MyBinding(get: { source.value }, set: { source.value = $0 })
///   }
/// }
/// ```
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public final class ObservedSource<Base>: Observable, @unchecked Sendable {
  // One thread at a time uses it, as a `Source`.
  private let registrar = ObservationRegistrar()
  private var stored: Base

  /// Makes a source that holds this base.
  public init(_ base: Base) { stored = base }

  /// The base.
  ///
  /// A write notifies its tracked readers before it, even if the value is the same.
  public var value: Base {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}

/// A system over an observed source of its own.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public protocol ObservedSourceSystem: StoreSystem, NotifyingSystem {
  /// The store that holds the base.
  var source: ObservedSource<Model.Base> { get }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ObservedSourceSystem {
  public var base: Model.Base {
    get { source.value }
    nonmutating set { source.value = newValue }
  }
}
