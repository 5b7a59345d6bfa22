#if canImport(SwiftUI)
  public import SwiftUI

  extension Binding: BindingProtocol {}
#endif
