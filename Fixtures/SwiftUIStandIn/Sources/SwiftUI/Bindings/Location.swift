/// Where a value lives: two functions that read and write it.
@usableFromInline
struct Location<Value> {
  let get: () -> Value
  let set: (Value, Transaction) -> Void
}

extension Binding {
  /// A binding to a part, which is read from the whole and written back into it.
  func projecting<Part>(
    _ part: @escaping (Value) -> Part, _ change: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    let whole = location
    let place = Location<Part>(
      get: { part(whole.get()) },
      set: { newPart, transaction in
        var value = whole.get()
        change(&value, newPart)
        whole.set(value, transaction)
      })
    return Binding<Part>(place, transaction: transaction)
  }
}
