internal import ParlanceCore

/// What follows once a draft has its place in its stream.
enum AppendContinuation {
  case submission(PendingSubmission)
  case other((AppendOutcome) throws(MessagingError) -> Void)
}

struct PendingSubmission {
  var submission: Submission
  var session: HubSession
  var login: HubSession.Login
  var number: UInt64
  var conversation: HubConversation
  var roster: [Int64]?
}

extension Hub {
  func append(_ draft: EventDraft, then continuation: AppendContinuation) {
    drafts.append(draft)
    continuations.append(continuation)
  }

  /// Gives every draft of the turn its place and tells whom it concerns.
  func finishAppends() throws(MessagingError) {
    while !drafts.isEmpty {
      let drafts = drafts
      let continuations = continuations
      self.drafts.removeAll(keepingCapacity: true)
      self.continuations.removeAll(keepingCapacity: true)
      let outcomes = try store.append(drafts)
      appended += drafts.count
      for index in drafts.indices {
        switch continuations[index] {
        case .submission(let pending): try finish(pending, drafts[index], outcomes[index])
        case .other(let body): try body(outcomes[index])
        }
      }
    }
  }

  /// Appends to an account's own stream and tells the account's sessions; the origin gets only the number.
  func appendAccountEvent(
    _ payload: EventPayload, to account: AccountRecord, origin: HubSession? = nil,
    expanding: ((EventPayload) -> EventPayload)? = nil
  ) throws(MessagingError) {
    let stream = try accountStream(of: account.number)
    let time = clock.now()
    append(
      EventDraft(stream: stream, kind: .account, time: time, sender: account.number, payload: payload.encoded()),
      then: .other { [self] outcome throws(MessagingError) in
        guard case .appended(let sequence, let time, _, _) = outcome else { return }
        let told = expanding?(payload) ?? payload
        for session in sessions[account.number] ?? [] {
          send(
            .event(
              StreamEvent(
                stream: .account, sequence: sequence, time: time, payload: session === origin ? .nothing : told)),
            to: session)
        }
      })
  }

  func accountStream(of account: Int64) throws(MessagingError) -> Int64 {
    if let stream = accountStreams[account] { return stream }
    let key = "a:\(account)"
    let record: StreamRecord
    if let known = try store.stream(key: key) {
      record = known
    } else {
      record = try store.insertStream(key: key, kind: .account, profile: [])
    }
    accountStreams[account] = record.number
    return record.number
  }

  /// The sessions that follow a conversation.
  func followers(of conversation: HubConversation) -> [HubSession] {
    if conversation.followersEpoch == epoch { return conversation.followers }
    var followers: [HubSession] = []
    switch conversation.kind {
    case .direct:
      if let pair = conversation.pair {
        followers += sessions[pair.0.number] ?? []
        if pair.1.number != pair.0.number { followers += sessions[pair.1.number] ?? [] }
      }
    case .group:
      for account in conversation.members.keys {
        followers += (sessions[account] ?? []).filter {
          $0.login?.followsGroups == true || attends($0, conversation)
        }
      }
    case .room:
      for (account, member) in conversation.members {
        followers += (sessions[account] ?? []).filter { member.sessions.contains(ObjectIdentifier($0)) }
      }
    case .account: break
    }
    conversation.followers = followers
    conversation.followersEpoch = epoch
    return followers
  }
}
