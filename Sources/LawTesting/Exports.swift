// A law test has one import beside `Testing`. The parts of the engine that a test names come by name, without
// the rest of it, whose `Case` and `Seed` would clash with those of a test.
@_exported public import BindingLaws  // There is no other way to hand an import on.
@_exported public import protocol BindingGenerators.Arbitrary  // Likewise.
@_exported public import struct BindingGenerators.Generator  // Likewise.
@_exported public import struct LawChecking.CheckOptions  // Likewise.
@_exported public import struct LawChecking.Verdict  // Likewise.
