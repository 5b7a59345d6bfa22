// A law test has one import beside `Testing`. The parts of the engine that a test names come by name, without
// the rest of it, whose `Case` and `Seed` would clash with those of a test. No attribute but this one hands an
// import on.
@_exported public import BindingLaws
@_exported public import protocol BindingGenerators.Arbitrary
@_exported public import struct BindingGenerators.Generator
@_exported public import struct LawChecking.CheckOptions
@_exported public import struct LawChecking.Verdict
