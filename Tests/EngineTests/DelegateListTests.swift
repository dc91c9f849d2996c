import Parlance
import Testing

@Suite struct DelegateListTests {
  private final class Listener {
    var calls = 0
  }

  private func list(_ delegates: Listener...) -> DelegateList<Listener> {
    let list = DelegateList<Listener>()
    for delegate in delegates { list.add(delegate) { [weak delegate] in delegate } }
    return list
  }

  @Test func delegateAddedTwiceIsNotifiedOnce() {
    let listener = Listener()
    list(listener, listener).notify { $0.calls += 1 }
    #expect(listener.calls == 1)
  }

  @Test func removedDelegateIsNotNotified() {
    let (first, second) = (Listener(), Listener())
    let list = list(first, second)
    list.remove(first)
    list.remove(first)
    list.notify { $0.calls += 1 }
    #expect(first.calls == 0)
    #expect(second.calls == 1)
  }

  @Test func delegatesAreNotKept() {
    let list = DelegateList<Listener>()
    weak var listener: Listener?
    do {
      let made = Listener()
      listener = made
      list.add(made) { [weak made] in made }
    }
    #expect(listener == nil)
    var calls = 0
    list.notify { _ in calls += 1 }
    #expect(calls == 0)
  }

  @Test func delegateMayBeAddedDuringANotification() {
    let (first, second) = (Listener(), Listener())
    let list = list(first)
    list.notify { _ in list.add(second) { [weak second] in second } }
    #expect(second.calls == 0)
    list.notify { $0.calls += 1 }
    #expect(first.calls == 1)
    #expect(second.calls == 1)
  }
}

@Suite struct SharedInstancesTests {
  private class Root {}
  private final class Derived: Root {}

  @Test func eachClassHasItsOwnSharedInstance() {
    let instances = SharedInstances<Root>()
    let root = instances.instance(of: Root.self) { Root() }
    let derived = instances.instance(of: Derived.self) { Derived() }
    #expect(root !== derived)
    #expect(instances.instance(of: Root.self) { Root() } === root)
    #expect(instances.instance(of: Derived.self) { Derived() } === derived)
  }
}
