/// All laws except those of invalidation, which right systems break, too, if their bindings are closures.
package let usualLaws = allLaws.filter { !LawSet.invalidation.contains($0) }
