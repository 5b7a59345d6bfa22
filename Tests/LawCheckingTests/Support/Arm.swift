/// A flag that a system remembers.
final class Arm {
  var isSet = false
}
