#if Server
  internal import AgoraRtmCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension RTMEndpoint {
    /// That of messages to users and to channels together.
    private static let messageRate = FaceRate.perSecond(500)

    static let messages: [RTMEndpoint] = [
      RTMEndpoint(
        method: .post, path: "/rtm/users/{user}/peer_messages", counted: "messages", rate: messageRate, hasBody: true,
        isForBackEnd: false
      ) { request, complete in
        do throws(RTMFailure) {
          try sendToPeer(request, complete)
        } catch {
          complete(.failure(error))
        }
      },
      .now(
        .post, "/rtm/users/{user}/channel_messages", counted: "messages", messageRate, hasBody: true,
        isForBackEnd: false
      ) { request throws(RTMFailure) in
        let sender = try sender(request)
        let channel = try request.needed("channel_name")
        guard AgoraRtmStyle.isChannelID(channel) else { throw .invalid("channel_name is not the name of a channel") }
        let body = try body(request)
        try asking { () throws(MessagingError) in
          let conversation = try request.hub.place(channel, openedBy: sender)
          _ = try request.hub.sendForOperator(call(body, to: conversation, [], request.hub.now), from: sender)
        }
        return ["code": "message_sent"]
      },
    ]

    private static func sendToPeer(
      _ request: RTMRequest, _ complete: @escaping @Sendable (Result<RTMAnswer, RTMFailure>) -> Void
    ) throws(RTMFailure) {
      let waits = try request.flag(ofQuery: "wait_for_ack")
      let sender = try sender(request)
      let peer = try request.needed("destination")
      guard AgoraRtmStyle.isUserID(peer) else { throw .invalid("destination is not a user id") }
      let isCached = try request.flag("enable_offline_messaging")
      let body = try body(request)
      var options: MessageOptions = [.wantsConfirmation]
      if !isCached { options.insert(.requiresPresence) }
      let call = call(body, to: .direct(AccountID(peer)), options, request.hub.now)
      let acceptance: Acceptance
      do throws(MessagingError) {
        acceptance = try request.hub.carryOut(call, as: sender)
      } catch {
        // A user who never logged in, or is not connected: it is only known to who waits for the answer.
        guard error.code == .accountNotFound else { throw RTMFailure(error) }
        return complete(.success(["code": waits ? "message_offline" : "message_sent"]))
      }
      guard waits else { return complete(.success(["code": "message_sent"])) }
      guard !acceptance.isPeerAbsent else { return complete(.success(["code": "message_offline"])) }
      // An account that writes to itself has the message.
      guard AccountID(peer) != sender else { return complete(.success(["code": "message_delivered"])) }
      request.waits.wait(for: call.id, from: sender, to: AccountID(peer), request.host) { isDelivered in
        complete(isDelivered.map { ["code": $0 ? "message_delivered" : "message_offline"] })
      }
    }

    /// Returns the user in whose name a message is sent, who comes into being where users do so at their logins.
    private static func sender(_ request: RTMRequest) throws(RTMFailure) -> AccountID {
      let name = request.part("user")
      guard AgoraRtmStyle.isUserID(name) else { throw .invalid("the user in the path is not a user id") }
      let sender = AccountID(name)
      guard request.user.map({ $0 == sender }) ?? true else { throw .forbidden("the token is of another user") }
      try asking { () throws(MessagingError) in
        guard try request.hub.settings().registersAtLogin else {
          _ = try request.hub.account(sender)
          return
        }
        do throws(MessagingError) {
          try request.hub.createAccount(sender)
        } catch {
          guard error.code == .accountExists else { throw error }
        }
      }
      return sender
    }

    private static func body(_ request: RTMRequest) throws(RTMFailure) -> MessageBody {
      let payload = try request.needed("payload")
      guard (1...AgoraRtmStyle.messageBytes).contains(payload.utf8.count) else {
        throw .invalid("payload has 1 byte to 32 KB")
      }
      var body = MessageBody(content: .text(payload))
      if try request.flag("enable_historical_messaging") { HistoricalMark.set(on: &body) }
      return body
    }

    private static func call(
      _ body: MessageBody, to conversation: ConversationID, _ options: MessageOptions, _ time: Timestamp
    ) -> SubmitCall {
      SubmitCall(
        id: .generate(at: time), conversation: conversation, options: MessageOptions.ordinary.union(options),
        kind: body.content.kind, body: body.encoded())
    }
  }

  /// The requests that wait until a device of the receiver has their message.
  final class RTMWaits: Sendable {
    private let count = Lock(0)

    /// The longest time, in milliseconds: that of the vendor's SDK for a message to a peer.
    private static let patience: Int64 = 10_000
    /// The time between two looks, in milliseconds.
    private static let pause: Int64 = 50
    private static let limit = 1000

    /// Waits for a device of the receiver.
    ///
    /// - parameter complete: Takes whether one has the message; false after ten seconds.
    func wait(
      for message: MessageID, from sender: AccountID, to receiver: AccountID, _ host: FaceHost,
      _ complete: @escaping @Sendable (Result<Bool, RTMFailure>) -> Void
    ) {
      let isAdmitted = count.withLock { count in
        guard count < Self.limit else { return false }
        count += 1
        return true
      }
      guard isAdmitted else { return complete(.failure(.busy)) }
      let end = host.clock.now().advanced(byMilliseconds: Self.patience)
      look(for: message, .direct(sender, receiver), receiver, until: end, host, complete)
    }

    private func look(
      for message: MessageID, _ conversation: AdministeredConversation, _ receiver: AccountID, until end: Timestamp,
      _ host: FaceHost, _ complete: @escaping @Sendable (Result<Bool, RTMFailure>) -> Void
    ) {
      let result: Result<Bool, RTMFailure>
      do throws(MessagingError) {
        let isDelivered = try host.hub.isDelivered(message, in: conversation, to: receiver)
        let now = host.clock.now()
        if !isDelivered, now < end {
          return host.clock.schedule(at: now.advanced(byMilliseconds: Self.pause)) { [self] in
            host.perform { [self] in look(for: message, conversation, receiver, until: end, host, complete) }
          }
        }
        result = .success(isDelivered)
      } catch {
        result = .failure(RTMFailure(error))
      }
      count.withLock { $0 -= 1 }
      complete(result)
    }
  }
#endif
