import SwiftUI

/// Whether somebody is followed, which a server knows.
@MainActor
@Observable
public final class FollowState {
  public private(set) var isOn = false
  @ObservationIgnored private var sent: [Bool] = []

  public init() {}

  /// What the toggle is bound to.
  public var binding: Binding<Bool> {
    Binding(get: { self.isOn }, set: { self.sent.append($0) })
  }

  /// The server has answered whatever was sent; the last one counts.
  public func answer() {
    isOn = sent.last ?? isOn
    sent = []
  }

  /// Another device says so.
  public func receive(_ isOn: Bool) {
    self.isOn = isOn
    sent = []
  }
}

/// The profile of somebody else.
public struct FollowButton: View {
  public let follow: FollowState

  public init(follow: FollowState) {
    self.follow = follow
  }

  public var body: some View { Toggle("Follow", isOn: follow.binding) }
}
