/// Options of an option set; a compound one is on when all of its options are there.
///
/// Its system is a ``ModelShape`` of the options, over the option set.
///
/// The examples are options, simple, compound or empty; those that are ``ModelShape/bound`` have a
/// binding. A compound option is taken out as a whole or not at all; the empty one is always there,
/// and cannot be taken out.
public struct OptionsModel<Options: ModelShape>: ContainmentModel, PlainModel
where
  Options.Example: OptionSet & Hashable, Options.Example.RawValue: FixedWidthInteger,
  Options.Example.Element == Options.Example
{
  public typealias Base = Options.Example
  public typealias Port = Options.Example
  public typealias Value = Bool

  // The orders below number ports and bases in draws and tokens: they have to stay.
  public var ports: [Port] { Options.bound }
  public var bases: [Base]? {
    reached(from: [[]] + Options.examples, setting: [true, false])
  }
  public func elements(in options: Base) -> Set<Int> { Set(elements(of: options)) }

  /// The places of the bits that are set.
  public func elements(of option: Port) -> [Int] {
    (0..<Port.RawValue.bitWidth).filter { option.rawValue & (1 << $0) != 0 }
  }

  public func get(_ option: Port, in options: Base) -> Bool {
    options.isSuperset(of: option)
  }

  public func accepts(_ isOn: Bool, at option: Port, in options: Base) -> Bool {
    isOn || !option.isEmpty
  }

  public func set(_ isOn: Bool, at option: Port, in options: Base) -> Base {
    if isOn { return options.union(option) }
    return get(option, in: options) ? options.subtracting(option) : options
  }

  public func outside(_ option: Port, setting isOn: Bool, in options: Base) -> Base {
    options.subtracting(option)
  }

  /// Makes the model.
  public init() {}
}
