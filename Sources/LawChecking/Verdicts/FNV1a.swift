/// Returns the hash FNV-1a of bytes.
///
/// It checks tokens and names some fixtures, so it may not change.
package func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt32 {
  bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
}
