import LawfulBindings
import LawTesting
import SwiftUI
import Testing

@Suite struct `A derivation of SwiftUI's binding` {
  @Test(
    "upholds what its comment says", .requiringJudgement,
    arguments: Trial.all(over: SwiftUIFamily.self))
  func lawful(_ trial: Trial) { trial.expectPromise() }

  @Test(
    "upholds what its comment says, by a subscript of the value", .requiringJudgement,
    arguments: Trial.parts(reachedBy: SwiftUIParts.self))
  func part(_ trial: Trial) { trial.expectPromise() }

  @Test(
    "keeps the animation of what it is derived from, until it is given one of its own",
    arguments: [(nil, .linear), (.easeOut, .easeOut)] as [(Animation?, Animation)])
  func animated(own: Animation?, arriving: Animation) {
    let given = Given()
    let flag = Binding(
      get: { given.tab },
      set: { tab, transaction in
        given.tab = tab
        given.animations.append(transaction.animation)
      }
    ).animation(.linear)
    for isSelected in [Binding(selecting: .a, in: flag, policy: .radio), flag[isSelecting: .a]] {
      given.animations = []
      let changed = own.map { isSelected.animation($0) } ?? isSelected
      changed.negated.wrappedValue = false
      #expect(given.animations == [arriving])
    }
  }

  @Test func `leaves properties the names that they have`() {
    let permissions = Binding(Source(Permissions()))
    permissions.write.wrappedValue = true
    permissions.accepts.wrappedValue = true
    #expect(permissions.wrappedValue == Permissions(write: true, accepts: true))
  }

  /// Properties that are called like what a binding can do.
  private struct Permissions: Equatable {
    var write = false
    var accepts = false
  }

  /// What a base was given.
  private final class Given: @unchecked Sendable {  // It lives on the thread of its test.
    var tab: Tab?
    var animations: [Animation?] = []
  }
}
