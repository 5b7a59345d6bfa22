/// Returns whether a type is one of those whose `==` is known to ignore nothing.
///
/// Values of such a type are compared by `==` alone: neither by their texts, nor in search of NaN and of zeros of
/// either sign. So no floating-point type is among them. Any other type that is missing here costs only time.
/// Texts count, although Unicode may spell a letter in two ways, which are equal.
func hasPlainEquality<Value>(_ type: Value.Type) -> Bool { type is any PlainlyEqual.Type }

private protocol PlainlyEqual {}
extension Bool: PlainlyEqual {}
extension Int: PlainlyEqual {}
extension String: PlainlyEqual {}
extension Optional: PlainlyEqual where Wrapped: PlainlyEqual {}
extension Array: PlainlyEqual where Element: PlainlyEqual {}
extension Set: PlainlyEqual where Element: PlainlyEqual {}
extension Dictionary: PlainlyEqual where Key: PlainlyEqual, Value: PlainlyEqual {}
