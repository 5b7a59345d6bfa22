import BindingLaws
import LawfulBindings

/// Constants are left out of the sources: the parent is on and off as its live sources are.
struct ConstantsLeftOut: SwitchesSystem {
  let source: Source<Switches>

  var sources: [HeadlessBinding<Bool>] {
    let all: [HeadlessBinding<Bool>] = [live.one, live.four, .constant(false), .constant(true)]
    let constants = all.rejecting(true) + all.rejecting(false)
    return all.indices.filter { !constants.contains($0) }.map { all[$0] }
  }
}

/// "Always off" and "always on" are plain sources, which the parent changes with the others.
///
/// A set of the parent is still got.
struct PlainConstants: SwitchesSystem {
  let source: Source<Switches>
  var sources: [HeadlessBinding<Bool>] { [live.one, live.off, live.on, live.four] }

  func constant(_ isOn: Bool) -> HeadlessBinding<ToggleState> {
    HeadlessBinding(isOn ? live.on : live.off)
  }
}

/// "Always off" and "always on" show what was there when they were made, of plain sources.
///
/// They reject what is set through them.
struct CapturedConstants: SwitchesSystem {
  let source: Source<Switches>
  var sources: [HeadlessBinding<Bool>] { [live.one, live.off, live.on, live.four] }

  func constant(_ isOn: Bool) -> HeadlessBinding<ToggleState> {
    .constant(ToggleState(isOn ? source.value.on : source.value.off))
  }
}

/// An off and an on constant among the sources: the parent is mixed for ever.
///
/// The constants are constant, and the live switches follow the parent.
struct ConstantsAmongSources: SwitchesSystem {
  let source: Source<Switches>

  var sources: [HeadlessBinding<Bool>] {
    [live.one, .constant(source.value.off), .constant(source.value.on), live.four]
  }
}

/// Constants among the sources, made of a flag and a literal: they still differ.
///
/// The constants are constant, and the live switches follow the parent.
struct LiteralConstants: SwitchesSystem {
  let source: Source<Switches>

  var sources: [HeadlessBinding<Bool>] {
    let switches = source.value
    return [live.one, .constant(switches.off || true), .constant(switches.on && false), live.four]
  }
}

/// Constants among the sources that are both on: the parent can be on, and never off.
///
/// What it reads on is so.
struct EqualConstants: SwitchesSystem {
  let source: Source<Switches>

  var sources: [HeadlessBinding<Bool>] {
    [live.one, .constant(source.value.off || true), .constant(source.value.on), live.four]
  }
}

/// A throwaway source that the parent shares with the constant toggles.
///
/// A set of the parent is got.
struct ProxySource: SwitchesSystem {
  let source: Source<Switches>
  var sources: [HeadlessBinding<Bool>] { [live.one, live.four, live.proxy] }

  func constant(_ isOn: Bool) -> HeadlessBinding<ToggleState> {
    HeadlessBinding(sources: [live.proxy, .constant(isOn)], isOn: \.self)
  }
}

/// The same, with styles that show the constant toggles as constant: the faults stay.
///
/// A set of the parent is got.
struct StyledProxy: SwitchesSystem {
  let source: Source<Switches>
  var sources: [HeadlessBinding<Bool>] { ProxySource(source: source).sources }

  func constant(_ isOn: Bool) -> HeadlessBinding<ToggleState> {
    ProxySource(source: source).constant(isOn)
  }

  func style(_ port: Model.Port) -> HeadlessToggleStyle {
    port == .alwaysOff ? .alwaysOff : port == .alwaysOn ? .alwaysOn : .checkbox
  }
}
