import SwiftUI

/// A drawing, and what was there before an edit, or before that was undone.
public struct Sketch: Equatable, Sendable {
  public private(set) var isFilled = false
  public private(set) var past: Bool?
  public private(set) var future: Bool?

  public init(isFilled: Bool = false, past: Bool? = nil, future: Bool? = nil) {
    self.isFilled = isFilled
    self.past = past
    self.future = future
  }

  /// An edit ends what can be done again; what a toggle echoes is none.
  public mutating func fill(_ isFilled: Bool) {
    if isFilled != self.isFilled { self = Sketch(isFilled: isFilled, past: self.isFilled) }
  }

  public mutating func undo() {
    if let past { self = Sketch(isFilled: past, future: isFilled) }
  }
}

/// The editor of a drawing.
public struct SketchEditor: View {
  public let sketch: Binding<Sketch>

  public nonisolated init(sketch: Binding<Sketch>) {
    self.sketch = sketch
  }

  public var body: some View {
    Toggle("Filled", isOn: isFilled)
    Button("Undo") { sketch.wrappedValue.undo() }
  }

  /// What the toggle is bound to.
  public nonisolated var isFilled: Binding<Bool> {
    let sketch = sketch
    return Binding(
      get: { sketch.wrappedValue.isFilled }, set: { sketch.wrappedValue.fill($0) })
  }
}
