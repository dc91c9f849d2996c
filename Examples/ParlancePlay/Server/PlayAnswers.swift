#if Server
  import Foundation
  import ParlanceGateway
  import PhoneApps

  /// Everything as it is.
  struct PlayState: Encodable {
    var number: Int
    /// The number behind which every event is kept.
    var first: Int
    var clock: PlayEvent.Clock
    var phones: [PhoneSnapshot]
    var hub: HubSnapshot
    var scenes: [SceneDescription]
    var scene: SceneState?
    /// A Boolean value that indicates whether transfers of files are held halfway.
    var filesHeld: Bool
    /// The address at which other apps join the hub.
    var gateway: String

    @MainActor
    init(_ playground: Playground) {
      number = playground.history.number
      first = playground.history.floor
      clock = playground.clockState
      phones = playground.snapshots
      hub = playground.hub
      scenes = Scene.all.map(\.description)
      scene = playground.scene
      filesHeld = playground.isHoldingFiles
      gateway = playground.address
    }

    private enum Key: String, CodingKey { case number, first, clock, phones, hub, scenes, scene, filesHeld, gateway }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(number, forKey: .number)
      try container.encode(first, forKey: .first)
      try container.encode(clock, forKey: .clock)
      try container.encode(phones, forKey: .phones)
      try container.encode(hub, forKey: .hub)
      try container.encode(scenes, forKey: .scenes)
      try container.encode(filesHeld, forKey: .filesHeld)
      try container.encode(gateway, forKey: .gateway)
      // Encoded as null, not left out, while no scene is played.
      try container.encode(scene, forKey: .scene)
    }
  }

  /// The answer to an action: its outcome.
  struct ActionAnswer: Encodable {
    /// The vendor's error: its text and its code.
    struct Refusal: Encodable {
      var text: String
      /// The text in Chinese; nil for a vendor's.
      var textZh: String?
      var code: String
    }

    var error: Refusal?
    /// True if the vendor has not reported the outcome yet, else nil.
    var pending: Bool?

    init(_ ending: Outcome.Ending) {
      switch ending {
      case .done: break
      case .failed(let problem): error = Refusal(text: problem.text, textZh: problem.textZh, code: problem.code)
      case .pending: pending = true
      }
    }
  }

  extension HTTPResponse {
    /// Creates an answer of JSON, which no browser keeps.
    static func json(_ value: some Encodable) -> HTTPResponse {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      do {
        return HTTPResponse(
          200,
          headers: [
            HTTPParameter(name: "content-type", value: "application/json"),
            HTTPParameter(name: "cache-control", value: "no-store"),
          ], body: [UInt8](try encoder.encode(value)))
      } catch {
        return HTTPResponse(HTTPError(500, "internal", "The answer could not be written."))
      }
    }
  }
#endif
