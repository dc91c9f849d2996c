#if Server && Remote
  import AgoraChat
  import Dispatch
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceGateway
  import TestSupport
  import Testing

  /// A large picture from an app of one style to an app of another, both beyond a gateway, while they go on to talk. The way of the
  /// sender's files is held up in the middle of the picture until the texts have arrived.
  @Suite struct MediaBetweenStylesTests {
    private static let texts = 20

    @Test func aLargePictureDelaysNoText() async throws {
      let hub = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "test.callbacks"))
      let server = try GatewayServer(hub)
      let proxy = try CuttingProxy(to: server.port, cut: nil, heldAfter: 4_000_000)
      defer { proxy.release() }
      let environments = try [proxy.port, server.port].map { port in
        try MessagingEnvironment.gateway(
          try #require(URL(string: "ws://127.0.0.1:\(port)")), callbackQueue: DispatchQueue(label: "test.callbacks"),
          thumbnailMaker: nil)
      }
      let folder = try TemporaryFolder()
      let path = folder.url.appendingPathComponent("picture.png").path
      let bytes = (0..<20_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
      try Data(bytes).write(to: URL(fileURLWithPath: path))

      let alice = SendingApp(environments[0])
      let bob = ReceivingApp(environments[1])
      try await bob.login()
      try await alice.login()
      alice.send { NIMMessage.picture(path) }
      _ = try await alice.progress.next()
      for number in 0..<Self.texts { alice.send { NIMMessage.text("\(number)") } }
      for number in 0..<Self.texts { #expect(try await bob.received.next() == "\(number)") }
      #expect(proxy.passed.values.reduce(0) { $0 + $1.toServer } < bytes.count)
      proxy.release()
      #expect(try await bob.received.next() == "picture")
      let copy = try await bob.pictures.next()
      #expect(try [UInt8](Data(contentsOf: URL(fileURLWithPath: copy))) == bytes)
      for environment in environments { environment.shutDown() }
      server.stop()
      hub.shutDown()
    }
  }

  /// An app written against NIM.
  private final class SendingApp: NSObject, NIMChatManagerDelegate, @unchecked Sendable {
    // Safe to share: the vendor's objects are touched on the callback queue alone.
    let progress = EventBox<Float>("progress")
    private let logins = EventBox<Bool>("login")
    private let sdk: NIMSDK
    private let queue: DispatchQueue
    private var sent: [NIMMessage] = []

    init(_ environment: MessagingEnvironment) {
      sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
      queue = environment.callbackQueue
      super.init()
      sdk.chatManager.add(self)
    }

    func login() async throws {
      sdk.loginManager.login("alice", token: "") { [logins] in logins.add($0 == nil) }
      #expect(try await logins.next())
    }

    func send(_ make: @escaping @Sendable () -> NIMMessage) {
      queue.async { [self] in
        let message = make()
        sent.append(message)
        do { try sdk.chatManager.send(message, to: NIMSession("bob", type: .P2P)) } catch { Issue.record(error) }
      }
    }

    func send(_ message: NIMMessage, progress value: Float) { progress.add(value) }
  }

  extension NIMMessage {
    fileprivate static func text(_ text: String) -> NIMMessage {
      let message = NIMMessage()
      message.text = text
      return message
    }

    fileprivate static func picture(_ path: String) -> NIMMessage {
      let message = NIMMessage()
      message.messageObject = NIMImageObject(filepath: path)
      return message
    }
  }

  /// An app written against Agora Chat.
  private final class ReceivingApp: NSObject, AgoraChatManagerDelegate, @unchecked Sendable {
    // Safe to share: everything is touched on the callback queue alone.
    let received = EventBox<String>("message")
    /// The paths of pictures that were downloaded.
    let pictures = EventBox<String>("picture")
    private let logins = EventBox<Bool>("login")
    private let client: AgoraChatClient

    init(_ environment: MessagingEnvironment) {
      client = AgoraChatClient(environment: environment, device: "phone")
      super.init()
      _ = client.initializeSDK(with: AgoraChatOptions(appkey: "parlance#test"))
      client.chatManager?.add(self, delegateQueue: nil)
    }

    func login() async throws {
      client.login(withUsername: "bob", token: "") { [logins] _, error in logins.add(error == nil) }
      #expect(try await logins.next())
    }

    func messagesDidReceive(_ messages: [AgoraChatMessage]) {
      for message in messages {
        if let text = message.body as? AgoraChatTextMessageBody {
          received.add(text.text)
        } else {
          received.add("picture")
          client.chatManager?.downloadMessageAttachment(message, progress: nil) { [pictures] message, error in
            if let error { Issue.record("\(error.errorDescription ?? "")") }
            pictures.add((message?.body as? AgoraChatFileMessageBody)?.localPath ?? "")
          }
        }
      }
    }
  }
#endif
