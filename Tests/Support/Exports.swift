// A test has one import beside the module whose insides it tests.

@_exported public import BindingGenerators  // There is no other way to hand an import on.
@_exported public import BindingLaws  // Likewise.
@_exported public import BindingSpecimens  // Likewise.
@_exported public import Deaths  // Likewise.
@_exported public import LawChecking  // Likewise.
@_exported public import LawTelling  // Likewise.
@_exported public import Testing  // Likewise.
