import BindingLaws
import LawChecking

extension JudgedSystem {
  /// The same system, with the name that `DisplayNames.current` gives it among others of its short name.
  ///
  /// So `BindingLawsCommand` asks for it after it has set those names.
  var named: JudgedSystem {
    var system = self
    system.name = self.system.displayName
    return system
  }
}
