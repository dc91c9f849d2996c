internal import ParlanceCore

/// The account of a request, who makes it, and the place of its answer.
struct RequestContext {
  let requester: Requester
  let number: UInt64
  let answer: AnswerPlace
  /// A Boolean value that indicates whether the operator sends in the account's name, so that the account need not be a member of
  /// the group or in the room.
  var isForOperator = false

  /// The session of the login that makes it; nil for the administration, so that all devices of the account are notified.
  var session: SessionID? { requester.login?.id }
  var account: AccountRecord { requester.account }

  /// Creates the context of a request of a session.
  ///
  /// - parameter number: The number under which the answer goes back.
  init(login: SessionRecord, number: UInt64) {
    requester = .login(login)
    self.number = number
    answer = .session(login.id, number)
  }

  /// Creates the context of a request of the administration in the name of an account, which takes the answer itself.
  init(administrationOf account: AccountRecord, answer: KeptAnswer = KeptAnswer()) {
    requester = .administration(of: account)
    number = 0
    self.answer = .administration(answer)
  }
}

/// The login and the number of a request about the device that makes it.
struct LoginContext {
  let login: SessionRecord
  let number: UInt64

  var session: SessionID { login.id }
  var account: AccountRecord { login.account }
  var requester: Requester { .login(login) }

  /// - throws: `unsupported` for a request of the administration, which has no device.
  init(_ context: RequestContext) throws(MessagingError) {
    guard let login = context.requester.login else { throw MessagingError(.unsupported) }
    self.login = login
    number = context.number
  }
}

/// The place to which the answer of a request goes.
enum AnswerPlace {
  case session(SessionID, UInt64)
  case administration(KeptAnswer)
}

/// The answer to a request of the administration, when it was given.
final class KeptAnswer {
  var result: Result<any Sendable, MessagingError>?
}

/// The decision on a request.
enum Decision<Reply: Sendable> {
  /// The request is answered, after what it caused so far.
  case reply(Reply)
  /// The request is answered before what it causes.
  case replyFirst(Reply, then: () throws(MessagingError) -> Void)
  /// The request is decided when its entry has its place in its stream. An error refuses it.
  case append(EventDraft, then: (AppendOutcome) throws(MessagingError) -> Decision<Reply>)
  /// The request is answered in a later turn, or not at all if this one decides again.
  case later
}

/// A call that the hub checks at its border and decides in a turn.
protocol DecidedCall: HubCall {
  /// Brings the call into its one valid form, or refuses it.
  mutating func check(_ border: Border) throws(MessagingError)
  /// Decides the call.
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<Reply>
}

/// A call that is answered at once, after what it caused.
protocol AnsweredCall: DecidedCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Reply
}

extension AnsweredCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<Reply> {
    .reply(try answer(turn, context))
  }
}

extension DecidedCall {
  /// Returns a call as one of this type, which the table of calls has for its kind (`CallKind.decision`).
  static func cast(_ call: any HubCall) -> any DecidedCall {
    guard let decided = call as? Self else { preconditionFailure("\(type(of: call)) is not in the table of calls") }
    return decided
  }

  func checked(_ border: Border) throws(MessagingError) -> any DecidedCall {
    var call = self
    try call.check(border)
    return call
  }

  /// Decides the call and carries the decision out.
  func carryOut(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) {
    try turn.steps.carryOut(try decide(turn, context), for: context.answer)
  }
}

/// A call about the device that makes it, which makes no sense in the name of an account.
protocol SessionCall: DecidedCall {
  func decide(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Decision<Reply>
}

extension SessionCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<Reply> {
    try decide(turn, try LoginContext(context))
  }
}

/// A call about the device that makes it, which is answered at once, after what it caused.
protocol AnsweredSessionCall: SessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Reply
}

extension AnsweredSessionCall {
  func decide(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Decision<Reply> {
    .reply(try answer(turn, context))
  }
}

/// A call whose token is checked before it is decided.
protocol CheckedTokenCall: SessionCall {}

/// A call for which something is done to the files of media.
protocol MediaWorkCall: DecidedCall {}
