extension Wire {
  /// A property.
  public func part<Part>(_ path: WritableKeyPath<Value, Part>) -> Wire<Part> {
    Wire<Part>(
      read: { read()[keyPath: path] },
      write: { part, change in
        var whole = read()
        whole[keyPath: path] = part
        write(whole, change)
      })
  }

  /// A property, set without the reason.
  public func quietPart<Part>(_ path: WritableKeyPath<Value, Part>) -> Wire<Part> {
    Wire<Part>(
      read: { read()[keyPath: path] },
      write: { part, _ in
        var whole = read()
        whole[keyPath: path] = part
        wrappedValue = whole
      })
  }
}

extension Wire where Value == Bool {
  /// The opposite, of what is read only.
  public var opposite: Wire { Wire(read: { !read() }, write: write) }
}

extension Wire where Value: Comparable {
  /// A value within bounds: what is set is stored, and then moved into them.
  public func bounded(_ bounds: ClosedRange<Value>) -> Wire {
    Wire(
      read: read,
      write: { value, change in
        write(value, change)
        write(min(max(value, bounds.lowerBound), bounds.upperBound), change)
      })
  }
}
