import TestSupport

@testable import LawTesting

/// Returns a checker that judges a system in exit tests.
func childChecker<System: BindingSystem>(
  _ system: System.Type, _ limits: ChildrenLimits = ChildrenLimits(),
  _ options: CheckOptions = CheckOptions()
) throws -> LawChecker {
  try LawChecker(system, .children(limits, launch: ExitTestChild.run), options: options)
}
