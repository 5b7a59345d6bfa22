import LawfulBindings
import SwiftUI

/// What somebody says of themselves.
public struct Profile: Equatable, Sendable {
  public var name = ""
  public var isPublic = false
  /// How loud, from 0 to 11; `nil` for as loud as everybody.
  public var volume: Int?

  public init(volume: Int? = nil) {
    self.volume = volume
  }
}

/// A form.
public struct ProfileForm: View {
  @Binding public var profile: Profile

  public init(profile: Binding<Profile>) {
    _profile = profile
  }

  public var body: some View {
    Form {
      TextField("Name", text: $profile.name)
      Toggle("Hidden", isOn: isHidden)
      Stepper("Volume", value: volume, in: 0...11)
    }
  }

  /// The opposite of what is stored.
  public var isHidden: Binding<Bool> { $profile.isPublic.negated }

  /// The volume where nobody has chosen one, and within the scale where somebody has left it.
  public var volume: Binding<Int> { $profile.volume[default: 5][clampedTo: 0...11] }
}
