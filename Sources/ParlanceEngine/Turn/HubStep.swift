package import ParlanceCore

/// A request as it came in, and when.
package struct ReceivedFrame {
  /// The device's own number for it.
  package var number: UInt64
  /// The call, or the reason why its bytes are not a call.
  package var call: Result<any HubCall, MessagingError>
  package var patience: Int64
  package var received: Timestamp
  /// The approximate number of its bytes.
  package var size: Int

  package init(_ frame: OutboundFrame, received: Timestamp) {
    number = frame.number
    call = .success(frame.call)
    patience = frame.patience
    size = frame.size
    self.received = received
  }

  package init(number: UInt64, error: MessagingError, received: Timestamp) {
    self.number = number
    call = .failure(error)
    patience = OutboundFrame.usualPatience
    size = 64
    self.received = received
  }

  /// Returns whether its device no longer waits for the answer.
  func isOverdue(now: Timestamp) -> Bool { patience > 0 && now.milliseconds(since: received) > patience }
}

/// One checked input of a turn.
enum HubStep {
  /// A message: by far the most frequent call, which is why it is not one among all.
  case submission(SessionID, UInt64, SubmitCall)
  case request(SessionID, UInt64, any DecidedCall)
  case refusal(SessionID, UInt64, MessagingError)
  case closed(SessionID)
  case work(HubWork)
  case time
  /// Changes of other hubs are to be checked for.
  case cluster(ClusterStep)
  case media(MediaOutcome)
  case token(TokenOutcome)
  /// A message that was held, and what is known about it.
  case held(HeldMessage, MessageVerdict)
}

/// Something to do because of other hubs.
enum ClusterStep {
  /// To renew the lease, and what is to be done from time to time.
  case tend
  /// To take what they changed, as each turn does.
  case refresh
  /// To send an entry of a stream to logins of this hub.
  case entry(stream: StreamNumber, sequence: Int64, audience: [Recipient])
}

/// Something that the administration asked for; its error is set when the turn is over.
package final class HubWork {
  let body: (TurnContext) throws(MessagingError) -> Void
  package var error: MessagingError?
  /// Called when the work is durable, or failed; nil for work that is waited for.
  let completion: ((MessagingError?) -> Void)?

  package init(
    _ body: @escaping (TurnContext) throws(MessagingError) -> Void, completion: ((MessagingError?) -> Void)? = nil
  ) {
    self.body = body
    self.completion = completion
  }
}

extension MessagingError {
  /// The error in the form for clients: paths and causes are for the operator only.
  var forClient: MessagingError { isStorageFailure ? MessagingError(code) : self }
}
