import Foundation
import SwiftUI

#if DEBUG
  /// The same binding; what is done with it goes to the file `<system>.trace`, in plain text.
  ///
  /// Only the newest binding of a port is told from others, and one instance of a system is recorded.
  @MainActor public func Recorded<Value>(
    _ binding: Binding<Value>, _ port: String, of system: String, over base: @escaping () -> Any
  ) -> Binding<Value> {
    let recording = Recording.all[system] ?? Recording(system)
    recording.note("hold \(port)", base())
    recording.isMaking = true
    var recorded = Binding(
      get: {
        recording.note("get held \(port)", base())
        defer { recording.base = text(base()) }
        return binding.wrappedValue
      },
      set: { value, transaction in
        recording.note("set held \(port) \(text(value))", base())
        binding.transaction(transaction).wrappedValue = value
        recording.base = text(base())
      })
    recording.isMaking = false
    recorded.transaction = binding.transaction
    return recorded
  }

  @MainActor private final class Recording {
    static var all: [String: Recording] = [:]
    var base = ""
    var sinceChange = Set<String>()
    /// Whether a binding is being made: what SwiftUI reads then, nobody has asked for.
    var isMaking = false
    var file = nil as UnsafeMutablePointer<FILE>?

    init(_ system: String) {
      let path = FileManager.default.temporaryDirectory.path + "/\(system)"
      rename(path + ".trace", path + ".previous.trace")
      file = fopen(path + ".trace", "w")
      Recording.all[system] = self
      print("recording\(file == nil ? " is impossible:" : ":") \(path).trace")
    }

    /// Writes a step before it is done, unless it was done since the last change.
    func note(_ step: String, _ base: Any) {
      guard let file, !isMaking else { return }
      let isFirst = self.base.isEmpty
      if text(base) != self.base {
        self.base = text(base)
        sinceChange = []
        fputs("\(isFirst ? "start" : "write") \(self.base)\n", file)
      }
      if step.hasPrefix("set") { sinceChange = [] }
      if sinceChange.insert(step).inserted { fputs(step + "\n", file) }
      fflush(file)
    }
  }

  /// A value as reports print it.
  private func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { text($0.value) }
    switch mirror.displayStyle {
    case .optional: return parts.first ?? "nil"
    case .collection: return "[" + parts.joined(separator: ", ") + "]"
    case .set: return "{" + parts.sorted().joined(separator: ", ") + "}"
    case .dictionary:
      let entries = mirror.children.map {
        Mirror(reflecting: $0.value).children.map { text($0.value) }
      }
      return "[" + entries.map { $0.joined(separator: ": ") }.sorted().joined(separator: ", ") + "]"
    case .enum where !(value is any CustomStringConvertible):
      guard let payload = parts.first else { return ".\(value)" }
      let list = payload.hasPrefix("(") ? payload : "(\(payload))"
      return ".\(mirror.children.first?.label ?? "")\(list)"
    case .tuple,
      .struct where !(value is any CustomStringConvertible):
      let fields = zip(mirror.children, parts).map { field, text in
        field.label.map { $0.hasPrefix(".") ? text : "\($0): \(text)" } ?? text
      }
      return "(" + fields.joined(separator: ", ") + ")"
    default:
      if let isOn = value as? Bool { return isOn ? "on" : "off" }
      // A step is one line.
      return (value as? String)?.debugDescription
        ?? "\(value)".replacingOccurrences(of: "\n", with: " ")
    }
  }
#else
  /// In a release build nothing is recorded.
  @MainActor public func Recorded<Value>(
    _ binding: Binding<Value>, _: String, of _: String, over _: @escaping () -> Any
  ) -> Binding<Value> { binding }
#endif
