import BindingGenerators
import BindingLaws

#if canImport(ObjectiveC)
  import Foundation
#endif

// What outlives a system. It is a memory that no input shows, so that nothing is proved of it.
extension SystemMachine {
  var readingsAfterRelaunch: [(handle: Handle<Port>, reading: Model.Value?)] {
    ownUse.isBeyondInputs = true
    guard let launched = (system as? any RelaunchingSystem)?.relaunched() as? System else {
      return []
    }
    return present.map { handle in
      (handle, System.Derived.subject(of: launched.binding(handle.port))?.wrappedValue)
    }
  }

  func objectsLeft(setting value: Model.Value, at handle: Handle<Port>) -> [String]? {
    ownUse.isBeyondInputs = true
    let objects = objectsOfAnother(setting: value, at: handle)
    return objects.isEmpty ? nil : objects.filter { $0.object.object != nil }.map(\.name)
  }

  /// The objects that a new system has for itself, when that has ended.
  private func objectsOfAnother(
    setting value: Model.Value, at handle: Handle<Port>
  ) -> [(name: String, object: Weak)] {
    #if canImport(ObjectiveC)
      autoreleasepool { useAnother(setting: value, at: handle) }
    #else
      useAnother(setting: value, at: handle)
    #endif
  }

  private func useAnother(
    setting value: Model.Value, at handle: Handle<Port>
  ) -> [(name: String, object: Weak)] {
    let shared = objects(of: probe.another(on: Source(base, isLogging: false)))
    let source = Source(base, isLogging: false)
    let system = probe.another(on: source)
    System.Derived.subject(of: system.binding(handle.port))?.wrappedValue = value
    source.look()
    return objects(of: system).filter { own in !shared.contains { $0.object === own.object } }
      .map { ($0.name, Weak($0.object)) }
  }
}

/// The objects in the properties of a value, and in those of its structs.
private func objects(of value: Any) -> [(name: String, object: AnyObject)] {
  Mirror(reflecting: value).children.flatMap { child in
    type(of: child.value) is AnyClass
      ? [(child.label ?? "", child.value as AnyObject)]
      : Mirror(reflecting: child.value).displayStyle == .struct ? objects(of: child.value) : []
  }
}

/// An object that may be gone.
private struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
