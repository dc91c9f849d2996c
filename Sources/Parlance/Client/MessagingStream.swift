public import ParlanceCore

/// Events of a client, or one kind of them, in the order in which they happened.
///
/// ```swift
/// for try await message in client.messages() { show(message) }
/// ```
///
/// A stream is fed from the moment it is made, before or after the login, whether a loop runs or not, and holds what
/// its loop has not come to, without a limit. Several streams of one kind are each given everything.
///
/// **No event is lost between a login and the first loop.** What comes while no stream for it is open is kept and given
/// to the first one that is opened. So is what a stream had not delivered when its loop was left and the stream
/// released, unless another stream has it. A client keeps the newest 10,000 events with messages, commands, receipts,
/// revocations, reactions, edits or pins, and the newest 1,000 others; `sending`, `uploading` and the `sent` for which a
/// call was waiting are not kept. They are kept in memory: messages are in the local database as well, commands are not.
///
/// A stream ends
/// - with nil after `MessagingClient.logout`, when the client is released, and for a task that is cancelled,
/// - with a `MessagingError` when the login is over for another reason: `sessionEnded` if another login took its place,
///   it was ended by order or the environment was shut down, and the error of the hub if it refused to have the device
///   back.
///
/// A stream delivers the events that it holds before it ends. After the next login the client makes new streams; one
/// made between the two is fed by the next.
public struct MessagingStream<Element: Sendable>: AsyncSequence, Sendable {
  private let subscription: Subscription
  private let element: @Sendable (DeviceEvent, Int) -> Element?

  init(_ core: ClientCore, _ topic: StreamTopic, _ element: @escaping @Sendable (DeviceEvent, Int) -> Element?) {
    subscription = Subscription(core, topic)
    self.element = element
  }

  /// Creates an iterator. Iterators of one stream share its elements: each goes to one of them.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(subscription: subscription, element: element) }

  /// Delivers the elements of a stream.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let subscription: Subscription
    let element: @Sendable (DeviceEvent, Int) -> Element?

    /// Waits for the next element.
    ///
    /// - returns: The element; nil at the end, and in a task that is cancelled, which loses none.
    /// - throws: The reason why the login is over, once.
    public mutating func next() async throws(MessagingError) -> Element? {
      while true {
        switch await subscription.next() {
        case .element(let event, let index): if let element = element(event, index) { return element }
        case .end(let error?): throw error
        case .end(nil): return nil
        }
      }
    }
  }
}

/// An open stream; released, it closes it.
final class Subscription: Sendable {
  private let core: ClientCore
  private let number: Int

  init(_ core: ClientCore, _ topic: StreamTopic) {
    self.core = core
    number = core.openStream(topic)
  }

  deinit { core.closeStream(number) }

  func next() async -> EventStreams.Step {
    let waiter = EventStreams.Waiter()
    return await withTaskCancellationHandler {
      core.next(of: number, waiter)
      return await waiter.answer.value()
    } onCancel: {
      core.cancel(waiter, of: number)
    }
  }
}
