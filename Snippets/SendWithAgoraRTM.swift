// An app written against Agora RTM: a message to a peer.
import AgoraRtmKit
import Foundation
import Parlance

final class Screen: NSObject, AgoraRtmDelegate {
  func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {
    print("\(peerId): \(message.text)")
    exit(0)
  }
}

let environment = MessagingEnvironment.inMemory()
let appID = String(repeating: "0123456789abcdef", count: 2)
let screen = Screen()
let alice = AgoraRtmKit(appId: appID, delegate: nil, environment: environment, device: "phone")
let bob = AgoraRtmKit(appId: appID, delegate: screen, environment: environment, device: "phone")
bob?.login(byToken: nil, user: "bob") { _ in
  alice?.login(byToken: nil, user: "alice") { _ in
    alice?.send(AgoraRtmMessage(text: "hello"), toPeer: "bob") { code in
      guard code == .ok else { exit(1) }
    }
  }
}
RunLoop.main.run()
// Prints "alice: hello".
