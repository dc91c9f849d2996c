package import Parlance
package import ParlanceCore

/// A stream ended before the element for which a test waited.
package struct StreamEnded: Error {}

/// Waits of tests for elements of a stream; each ends at the deadline.
extension MessagingStream {
  /// The next element.
  package func next() async throws -> Element {
    try await beforeDeadline("\(Element.self) of a stream") {
      var iterator = makeAsyncIterator()
      guard let element = try await iterator.next() else { throw StreamEnded() }
      return element
    }
  }

  /// The next elements.
  package func next(_ count: Int) async throws -> [Element] {
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try await next()) }
    return elements
  }

  /// The first element that matches.
  package func first(where matches: (Element) -> Bool) async throws -> Element {
    while true {
      let element = try await next()
      if matches(element) { return element }
    }
  }

  /// The elements that are left, and the error at the end.
  package func rest() async -> (elements: [Element], error: MessagingError?) {
    var elements: [Element] = []
    var iterator = makeAsyncIterator()
    do throws(MessagingError) {
      while let element = try await iterator.next() { elements.append(element) }
      return (elements, nil)
    } catch {
      return (elements, error)
    }
  }
}
