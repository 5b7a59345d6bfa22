package import BindingLaws

extension World {
  /// The same world, in which bases and values that were generated are chosen from these.
  package func listing(bases: [Model.Base], values: [Model.Value]) -> World {
    World(self, bases: bases, values: values)
  }

  private init(_ world: World, bases: [Model.Base], values: [Model.Value]) {
    (handles, actions, kinds) = (world.handles, world.actions, world.kinds)
    starts = world.starts.listing(bases)
    self.bases = world.bases.listing(bases)
    self.values = world.values.listing(values)
  }
}

extension Pool {
  /// The same pool, or, where it is generated, one of its simplest element and these.
  fileprivate func listing(_ elements: [Element]) -> Pool {
    count == nil ? .listed([simplest] + elements) : self
  }
}
