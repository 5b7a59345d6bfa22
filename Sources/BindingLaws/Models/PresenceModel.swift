/// A model whose ports come and go: the inside of an optional, the elements of an array.
///
/// A port names what it is bound to, not where that is. What a binding must do that is held after its
/// port has gone: no trap and no write. What it reads does not count.
public protocol PresenceModel: ReferenceModel {}
