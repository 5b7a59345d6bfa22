import LawfulBindings
import Testing

/// One write through one derivation: the animations that reached the base.
struct DerivedWrite: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let animations: @Sendable () -> [String?]

  init<Base, Part>(
    _ name: String, _ base: Base, _ value: Part,
    _ derive: @escaping @Sendable (HeadlessBinding<Base>) -> HeadlessBinding<Part>?
  ) where Base: Sendable, Part: Sendable {
    testDescription = name
    animations = {
      let recorder = Recorder(base)
      derive(recorder.binding)?.animation("own").wrappedValue = value
      withHeadlessAnimation("ambient") { derive(recorder.binding)?.wrappedValue = value }
      return recorder.animations
    }
  }

  static let all: [DerivedWrite] = [
    DerivedWrite("property", "x", "y") { $0[dynamicMember: \.self] },
    DerivedWrite("selection", Tag?.none, true) { HeadlessBinding(selecting: .a, in: $0) },
    DerivedWrite("required selection", Tag.b, true) {
      HeadlessBinding(selecting: .a, inRequired: $0)
    },
    DerivedWrite("membership", Set<String>(), true) { HeadlessBinding($0, contains: "a") },
    DerivedWrite("flag", [String: Bool](), true) { HeadlessBinding($0, key: "a") },
    DerivedWrite("unwrapping", Int?.some(1), 2) { HeadlessBinding(unwrapping: $0) },
    DerivedWrite("default", Int?.none, 2) { HeadlessBinding($0, default: 0) },
    DerivedWrite("presence", Int?.some(1), false) { HeadlessBinding(isPresent: $0) },
    DerivedWrite("element by id", [Row(id: "x")], true) { HeadlessBinding($0, id: "x")?.isOn },
    DerivedWrite("element by index", [1], 2) { HeadlessBinding($0, index: 0, default: 0) },
    DerivedWrite("case", Route.detail(1), 2) {
      HeadlessBinding($0, extract: \.detail, embed: Route.detail)
    },
    DerivedWrite("presented case", Route?.none, 2) {
      HeadlessBinding(presenting: $0, extract: \.detail, embed: Route.detail)
    },
    DerivedWrite("negation", false, true) { $0.negated },
    DerivedWrite("pair", 1, (2, true)) { $0.zip(Recorder(true).binding) },
    DerivedWrite("clamped", 1, 2) { $0.clamped(to: 0...9) },
    DerivedWrite("aggregate", [Row(id: "x")], .on) { HeadlessBinding(sources: $0, isOn: \.isOn) },
    DerivedWrite("aggregate of bindings", false, true) {
      HeadlessBinding(sources: [$0], isOn: \.self).isOn
    },
    DerivedWrite("hierarchy", Set<Int>(), .on) { HeadlessBinding(selection: $0, of: .leaf(1)) },
  ]
}

@Suite struct `A transaction through a derivation` {
  @Test(arguments: DerivedWrite.all) func `reaches the base`(write: DerivedWrite) {
    #expect(write.animations() == ["own", "ambient"])
  }
}
