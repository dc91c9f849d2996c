internal import AgoraChatCommon
internal import Parlance

/// The content of a message: one of the classes below or those with a file. Only bodies with a file can change.
public class MessageBody: @unchecked Sendable {
  // Safe to share: the classes below have constants only, those with files lock them, and no app can add one.

  init() {}

  /// The body in neutral terms.
  ///
  /// - throws: `messageTooLarge` for what the vendor does not take.
  func content() throws(MessagingError) -> MessageContent { throw MessagingError(.unsupported, "message body") }

  /// The attachments that are uploaded before it is sent.
  var attachments: [MessageAttachment] { [] }

  final func check(_ texts: String?...) throws(MessagingError) {
    let count = texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    guard count <= AgoraLimits.messageBytes else {
      throw MessagingError(.messageTooLarge, "limit \(AgoraLimits.messageBytes) bytes")
    }
  }
}

/// The body of a text message.
public final class TextMessageBody: MessageBody, @unchecked Sendable {
  // Safe to share: as its superclass.
  private let message: String

  /// Creates a body with a text of at most 3 KB; sending an empty one ends with the error 500.
  public init(_ message: String) { self.message = message }

  /// Returns the text. For content that this SDK cannot show, the sender's SDK supplies it.
  public func getMessage() -> String { message }

  override func content() throws(MessagingError) -> MessageContent {
    try check(message)
    // As the iOS SDK refuses it.
    guard !message.isEmpty else { throw MessagingError(.messageNotFound, "empty text") }
    return .text(message)
  }
}

/// The body of a location message.
public final class LocationMessageBody: MessageBody, @unchecked Sendable {
  // Safe to share: as its superclass.
  private let place: LocationContent

  /// Creates a body with a place.
  ///
  /// - parameter address: The text to show, at most 3 KB.
  /// - parameter latitude: The latitude in degrees north.
  /// - parameter longitude: The longitude in degrees east.
  public init(_ address: String, _ latitude: Double, _ longitude: Double) {
    place = LocationContent(latitude: latitude, longitude: longitude, title: address)
  }

  init(_ place: LocationContent) { self.place = place }

  /// Returns the address; for another SDK's message the place's title, or else its description.
  public func getAddress() -> String { place.title ?? place.info ?? "" }
  /// Returns the latitude in degrees north.
  public func getLatitude() -> Double { place.latitude }
  /// Returns the longitude in degrees east.
  public func getLongitude() -> Double { place.longitude }

  override func content() throws(MessagingError) -> MessageContent {
    try check(place.title, place.info)
    guard place.latitude.isFinite && place.longitude.isFinite else {
      throw MessagingError(.invalidArgument, "coordinates")
    }
    return .location(place)
  }
}

/// The body of an instruction between apps.
public final class CmdMessageBody: MessageBody, @unchecked Sendable {
  // Safe to share: as its superclass.

  /// The instruction's name.
  public let action: String
  /// The parameters; nil if there are none. From another SDK: values other than strings as JSON text, and parameters
  /// that are not a JSON object under the key "parameters".
  public let params: [String: String]?

  /// Creates a body with an instruction.
  ///
  /// - parameter action: Its name. Names that begin with `em_` or `easemob::` are the vendor's own.
  public convenience init(_ action: String) { self.init(action, params: nil) }

  /// Creates a body with an instruction and parameters.
  public convenience init(_ action: String, _ params: [String: String]) { self.init(action, params: params) }

  private init(action: String, params: [String: String]?) {
    self.action = action
    self.params = params
  }

  private convenience init(_ action: String, params: [String: String]?) { self.init(action: action, params: params) }

  convenience init(_ command: CommandContent) {
    self.init(action: command.action, params: command.parameters.map(Self.params))
  }

  private static func params(_ text: String) -> [String: String] {
    guard let object = JSONObject.dictionary(of: text) else { return ["parameters": text] }
    return object.mapValues { value in
      if let string = value as? String { return string }
      // A single value is not a JSON object, so write it as the only member of one and remove the rest.
      guard let text = try? JSONObject.text(of: ["": value]) else { return "" }
      return String(text.dropFirst(4).dropLast())
    }
  }

  override func content() throws(MessagingError) -> MessageContent {
    var parameters: String?
    if let params { parameters = try JSONObject.text(of: params) }
    try check(action, parameters)
    guard !action.isEmpty, !RevocationDialect.isReserved(action) else {
      throw MessagingError(.invalidArgument, "action")
    }
    return .command(CommandContent(action: action, parameters: parameters))
  }
}

extension MessageBody {
  /// The body that shows a kind of content.
  ///
  /// - parameter home: The message, for those that ask its device about their files.
  static func showing(_ body: Parlance.MessageBody, _ home: FileState.Home) -> MessageBody {
    switch body.content {
    case .text(let text): TextMessageBody(text)
    case .location(let place): LocationMessageBody(place)
    case .command(let command): CmdMessageBody(command)
    case .tip, .notification, .data, .custom, .unknown: TextMessageBody(body.displayText)
    case .image(let media): ImageMessageBody(FileState(media, home))
    case .audio(let media): VoiceMessageBody(FileState(media, home))
    case .video(let media): VideoMessageBody(FileState(media, home))
    case .file(let media): NormalFileMessageBody(FileState(media, home))
    }
  }
}
