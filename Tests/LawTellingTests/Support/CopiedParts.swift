// Every line that reports print of `CopiedPart`, compiled here without the library.

extension Optional where Wrapped: Equatable {
  subscript(isSelecting tag: Wrapped) -> Bool {
    get { self == tag }
    set {
      if newValue {
        self = tag
      } else if self == tag {
        self = nil
      }
    }
  }
}

extension Optional where Wrapped: Equatable {
  subscript(default fallback: Wrapped) -> Wrapped {
    get { self ?? fallback }
    set {
      if newValue != self ?? fallback { self = newValue }
    }
  }
}

extension Optional {
  var isPresented: Bool {
    get { self != nil }
    set {
      if !newValue { self = nil }
    }
  }
}

extension SetAlgebra {
  subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue == contains(element) { return }
      if newValue {
        insert(element)
      } else {
        remove(element)
      }
    }
  }
}

extension Dictionary where Value == Bool {
  subscript(isOn key: Key) -> Bool {
    get { self[key] ?? false }
    set {
      if newValue {
        self[key] = true
      } else if self[key] == true {
        self[key] = nil
      }
    }
  }
}

extension Bool {
  var negated: Bool {
    get { !self }
    set { self = !newValue }
  }
}
