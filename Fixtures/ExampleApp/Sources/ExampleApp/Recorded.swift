import Foundation
import SwiftUI

#if DEBUG
  /// The same binding; what is done with it goes to the file `<system>.trace`.
  @MainActor public func Recorded<Value>(
    _ binding: Binding<Value>, _ port: String, of system: String, over base: @escaping () -> Any
  ) -> Binding<Value> {
    let recording = Recording.all[system] ?? Recording(system)
    recording.note("hold \(port)", base())
    return Binding(
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
  }

  @MainActor private final class Recording {
    static var all: [String: Recording] = [:]
    var (base, sinceChange, file) = ("", Set<String>(), nil as UnsafeMutablePointer<FILE>?)

    init(_ system: String) {
      let path = FileManager.default.temporaryDirectory.path + "/\(system).trace"
      file = fopen(path, "w")
      Recording.all[system] = self
      print("recording to \(path)")
    }

    /// Writes a step before it is done, unless it was done since the last change.
    func note(_ step: String, _ base: Any) {
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
    case .enum where parts.isEmpty: return ".\(value)"
    case .struct where !(value is any CustomStringConvertible):
      let fields = zip(mirror.children, parts).map { "\($0.label ?? ""): \($1)" }
      return "(" + fields.joined(separator: ", ") + ")"
    default:
      if let isOn = value as? Bool { return isOn ? "on" : "off" }
      return (value as? String)?.debugDescription ?? "\(value)"
    }
  }
#endif
