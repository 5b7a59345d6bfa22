import Foundation
import SwiftUI

/// A value that all who name its key share, and that the defaults keep.
///
/// A stand-in for the `@Shared` of a library.
@MainActor
@propertyWrapper
public struct Shared<Value: Sendable> {
  private let reference: SharedReference<Value>

  public init(wrappedValue: Value, _ key: String, among references: SharedReferences = .app) {
    reference = references.reference(key, default: wrappedValue)
  }

  public var wrappedValue: Value {
    get { reference.value }
    nonmutating set { reference.value = newValue }
  }

  public var projectedValue: Binding<Value> { Bindable(reference).value }
}

/// What an app shares while it runs, by key.
@MainActor
public final class SharedReferences {
  public static let app = SharedReferences()
  private var references: [String: AnyObject] = [:]

  public init() {}

  func reference<Value>(_ key: String, default value: Value) -> SharedReference<Value> {
    if let known = references[key] as? SharedReference<Value> { return known }
    let stored = UserDefaults.standard.object(forKey: key) as? Value
    let made = SharedReference(key: key, value: stored ?? value)
    references[key] = made
    return made
  }
}

/// One value for all, which is saved whenever it is set.
@MainActor
@Observable
final class SharedReference<Value> {
  private let key: String
  var value: Value { didSet { UserDefaults.standard.set(value, forKey: key) } }

  init(key: String, value: Value) {
    self.key = key
    self.value = value
  }
}

extension Shared<Int> {
  /// How large texts are.
  public static func textSize(
    _ key: String = "text-size", among references: SharedReferences = .app
  ) -> Self { Shared(wrappedValue: 12, key, among: references) }
}

/// A text.
public struct Reader: View {
  @Shared public var size: Int

  public init(size: Shared<Int> = .textSize()) {
    _size = size
  }

  public var body: some View { Text("A text of \(size) points") }
}

/// The settings of the reader, which know the size by the same key.
public struct ReaderSettings: View {
  @Shared public var size: Int

  public init(size: Shared<Int> = .textSize()) {
    _size = size
  }

  public var body: some View { Stepper("Size", value: $size, in: 8...32) }
}
