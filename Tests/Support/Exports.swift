// A test has one import beside the module whose insides it tests. No attribute but this one hands an import on.

@_exported public import BindingGenerators
@_exported public import BindingLaws
@_exported public import BindingSpecimens
@_exported public import Deaths
@_exported public import LawChecking
@_exported public import LawTelling
@_exported public import Testing
