/// Options of an option set.
///
/// Options are simple, compound or empty. A compound option is on while all of its options are there, and is
/// taken out as a whole or not at all. The empty option is always there, and cannot be taken out.
public struct OptionsModel<Options: OptionSet & Hashable>: ContainmentModel
where Options.RawValue: FixedWidthInteger, Options.Element == Options {
  public typealias Base = Options
  public typealias Port = Options
  public typealias Value = Bool
  private let options: [Options]

  // The orders below number ports and bases in draws and tokens: they have to stay.
  public let ports: [Options]

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - options: The options that may be in the set, simplest first.
  ///   - bound: The options that have a binding; by default all.
  public init(of options: [Options], bound: [Options]? = nil) {
    self.options = options
    ports = bound ?? options
  }

  public var bases: [Base]? { reached(from: [[]] + options, setting: [true, false]) }
  public func elements(in options: Options) -> Set<Int> { Set(elements(of: options)) }

  /// Returns the positions of the bits that are set.
  public func elements(of option: Options) -> [Int] {
    (0..<Options.RawValue.bitWidth).filter { option.rawValue & (1 << $0) != 0 }
  }

  public func get(_ option: Options, in options: Options) -> Bool {
    options.isSuperset(of: option)
  }

  public func accepts(_ isOn: Bool, at option: Options, in options: Options) -> Bool {
    isOn || !option.isEmpty
  }

  public func set(_ isOn: Bool, at option: Options, in options: Options) -> Options {
    if isOn { return options.union(option) }
    return get(option, in: options) ? options.subtracting(option) : options
  }

  public func outside(_ option: Options, setting isOn: Bool, in options: Options) -> Options {
    options.subtracting(option)
  }
}

extension OptionsModel: Sendable where Options: Sendable {}

extension ReferenceModel {
  /// Returns a model of options of an option set; see ``OptionsModel``.
  public static func options<Options>(of options: [Options], bound: [Options]? = nil) -> Self
  where Self == OptionsModel<Options> { OptionsModel(of: options, bound: bound) }
}
