/// The number of levels of nested values that a walk by mirrors visits.
///
/// Such a walk is recursive. In a debug build a level takes some kilobytes of the stack, and a thread may have
/// only 512, so that a chain of 20,000 values would end the process. The state of a screen is about a dozen
/// levels deep. Readers of JSON take 512 levels, and each level of a `TraceValue` needs two of them.
package var deepestLevel: Int { 50 }
