#if Server
  import Foundation
  import ParlanceCore

  @testable import ParlanceGateway

  extension PushNotification {
    /// A notification about a message of Alice for Bob.
    static func sample(
      _ subject: Subject = .message, text: String? = "hello", payload: String? = nil, id: MessageID = "m1",
      to recipient: AccountID = "bob", in conversation: ConversationID = .direct("alice"), showsSender: Bool = true,
      countsAsUnread: Bool = true
    ) -> PushNotification {
      PushNotification(
        subject: subject, recipient: recipient, messageID: id, conversation: conversation, sender: "alice", text: text,
        payload: payload, showsSender: showsSender, countsAsUnread: countsAsUnread)
    }
  }

  extension PushToken {
    /// A token of four hexadecimal digits or more.
    static func sample(
      _ token: String = "aa11bb22cc33", environment: Environment = .production, registered: Int64 = 1000
    ) -> PushToken {
      PushToken(
        service: .apns, token: token, topic: "com.example.app", environment: environment,
        registered: Timestamp(milliseconds: registered))
    }
  }

  /// Tokens in memory.
  final class TokenShelf: PushTokenSource {
    private let tokens: Lock<[AccountID: [PushToken]]>
    init(_ tokens: [AccountID: [PushToken]]) { self.tokens = Lock(tokens) }

    var all: [AccountID: [PushToken]] { tokens.withLock { $0 } }

    func pushTokens(of accounts: Set<AccountID>) throws(MessagingError) -> [AccountID: [PushToken]] {
      tokens.withLock { $0.filter { accounts.contains($0.key) } }
    }

    func remove(_ token: PushToken, of account: AccountID) throws(MessagingError) {
      tokens.withLock { $0[account]?.removeAll { $0 == token } }
    }
  }

  extension APNsPayload {
    /// The body as JSON.
    var json: [String: Any] {
      (try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]) ?? [:]
    }

    var aps: [String: Any] { json["aps"] as? [String: Any] ?? [:] }
    var alert: String? { aps["alert"] as? String }
  }
#endif
