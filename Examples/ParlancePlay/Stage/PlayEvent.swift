/// An event, as it is reported to the page.
struct PlayEvent: Encodable {
  /// A callback of a vendor's API.
  struct Callback: Encodable {
    var phone: String
    var name: String
    var arguments: [String]
    /// In milliseconds since 1970.
    var time: Int64
    /// A Boolean value that indicates whether the account's second installation received it.
    var second: Bool
  }

  /// Lines of vendor code that ran.
  struct Code: Encodable {
    var phone: String
    var lines: [String]
    var second: Bool
  }

  /// The state of the playground's clock.
  struct Clock: Encodable {
    /// In milliseconds since 1970.
    var now: Int64
    /// The time by which it is ahead of the machine's, in milliseconds.
    var ahead: Int64
  }

  /// The content of the event.
  enum Content {
    case phone(PhoneSnapshot)
    /// All phones, in their order; one or more came or went.
    case phones([PhoneSnapshot])
    case callback(Callback)
    case code(Code)
    case hub(HubSnapshot)
    case clock(Clock)
    case scene(SceneState?)
    /// A Boolean value that indicates whether transfers of files are held halfway.
    case filesHeld(Bool)
  }

  var number: Int
  var content: Content

  private enum Key: String, CodingKey { case number, phone, phones, callback, code, hub, clock, scene, filesHeld }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(number, forKey: .number)
    switch content {
    case .phone(let phone): try container.encode(phone, forKey: .phone)
    case .phones(let phones): try container.encode(phones, forKey: .phones)
    case .callback(let callback): try container.encode(callback, forKey: .callback)
    case .code(let code): try container.encode(code, forKey: .code)
    case .hub(let hub): try container.encode(hub, forKey: .hub)
    case .clock(let clock): try container.encode(clock, forKey: .clock)
    case .scene(let scene): try container.encode(scene, forKey: .scene)
    case .filesHeld(let isHolding): try container.encode(isHolding, forKey: .filesHeld)
    }
  }
}

/// The scene that is being played.
struct SceneState: Codable, Equatable {
  var id: String
  /// The number of the step, from 1.
  var step: Int
  var of: Int
  var say: String
  var sayZh: String
}
