/// A port, used through a binding that is derived for this use, or through the held one.
struct NaiveUse<Port> {
  let port: Port
  let isHeld: Bool
}
