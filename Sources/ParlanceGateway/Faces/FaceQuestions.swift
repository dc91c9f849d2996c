#if Server
  package import ParlanceCore

  /// Asks the back end of a server face before something is done, one request for each question, which is sent once.
  package final class FaceQuestions: Sendable {
    /// The answer of the back end.
    package struct Answer: Sendable {
      package var status: Int
      package var body: [UInt8]
    }

    /// The reasons why there is no answer that can be used.
    package enum Failure: Sendable {
      /// There was none in time, or no connection.
      case noAnswer
      /// It does not say what it should.
      case wrongAnswer
    }

    private let url: String
    private let patience: Int
    private let client: CurlClient
    private let log: EngineLog?
    private let name: String

    /// - parameter patience: The longest time for an answer, in milliseconds.
    /// - throws: `invalidArgument` for an address that cannot be used.
    init(url: String, patience: Int, name: String, log: EngineLog?) throws(MessagingError) {
      try GatewayWebhook.check(url: url)
      self.url = url
      self.patience = patience
      self.name = name
      self.log = log
      client = CurlClient()
    }

    /// Asks.
    ///
    /// - parameter completion: Takes the answer; nil if there was none in time, which is in the log. Called once, on any thread.
    package func ask(_ request: FaceEvents.Request, completion: @escaping @Sendable (Answer?) -> Void) {
      let outgoing = OutgoingRequest(
        url: url, headers: request.headers, body: request.body, patience: patience, requiresHTTP2: false)
      client.send(outgoing) { [self] result in
        switch result {
        case .success(let response): completion(Answer(status: response.status, body: response.body))
        case .failure(let failure):
          note(failure.words(patience: patience))
          completion(nil)
        }
      }
    }

    /// Returns a check of messages that asks the back end.
    ///
    /// - parameter concerns: Returns whether the back end is asked about messages of a kind in conversations of a kind.
    /// - parameter request: Returns the request about a message; nil for one about which it is not asked.
    /// - parameter verdict: Returns what an answer says; nil for one that cannot be used.
    /// - parameter otherwise: What holds without an answer that can be used.
    /// - parameter failed: Takes what becomes of a request to which there is none. Called on any thread.
    package func check(
      concerns: @escaping @Sendable (ConversationKind, MessageKind) -> Bool,
      request: @escaping @Sendable (MessageProposal) -> FaceEvents.Request?,
      verdict: @escaping @Sendable (Answer, MessageProposal) -> MessageVerdict?, otherwise: MessageVerdict,
      failed: @escaping @Sendable (FaceEvents.Request, Failure) -> Void = { _, _ in }
    ) -> MessageCheck {
      MessageCheck(concerns: concerns) { [self] proposal, completion in
        guard let request = request(proposal) else { return completion(otherwise) }
        ask(request) { [self] answer in
          guard let answer else {
            failed(request, .noAnswer)
            return completion(otherwise)
          }
          if let verdict = verdict(answer, proposal) { return completion(verdict) }
          note("status \(answer.status), with an answer that cannot be used")
          failed(request, .wrongAnswer)
          completion(otherwise)
        }
      }
    }

    /// Notes in the log that a question had no answer that could be used.
    package func note(_ words: String) {
      log?(EngineLogEntry(level: .error, event: "\(name).unanswered", detail: words))
    }

    func stop() { client.stop() }
  }
#endif
