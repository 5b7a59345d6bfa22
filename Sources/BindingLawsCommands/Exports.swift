// A program that lists systems needs their declarations, and not all of BindingLaws.
@_exported public import struct BindingLaws.JudgedSystem  // There is no other way to hand an import on.
