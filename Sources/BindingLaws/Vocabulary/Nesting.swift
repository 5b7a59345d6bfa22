/// How many values that lie in each other are looked into, by all that follows values by their mirrors.
///
/// Such a walk calls itself. In debug a level takes some kilobytes of the stack, of which a thread may have 512 in all,
/// so that a chain of 20,000 ended the process. What people write down for a screen is a dozen levels deep, and readers
/// of JSON take 512, of which each level of a `TraceValue` needs two.
package var deepestLevel: Int { 50 }
