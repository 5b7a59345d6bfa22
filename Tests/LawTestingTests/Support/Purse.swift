/// A purse that counts in cents, too.
///
/// The cents overflow while the euros still fit into an integer.
final class Purse {
  private var cents = 0
  var euros = 0 {
    didSet { cents = 100 * euros }
  }
}
