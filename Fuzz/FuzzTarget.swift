import AgoraChatMoving
import NIMMoving
import ParlanceCore
import ParlanceMedia
import ParlanceMoving

/// A parser of untrusted bytes.
enum FuzzTarget: String, CaseIterable {
  /// Headers of picture files, with their Exif data.
  case header
  /// Thumbnails of JPEGs.
  case jpeg
  /// Thumbnails of PNGs.
  case png
  /// Bodies of messages.
  case body
  /// Entries of streams, and the properties of groups and rooms.
  case event
  /// Attributes.
  case json
  /// Packets of frames for the hub.
  case call
  /// Packets of frames for a device.
  case frame
  /// Packets of messages between gateways.
  case bus
  /// Files of exported messages, and one message of them.
  case archive
  /// Requests to a hub whose store fails now and then.
  case hub
  /// Requests over HTTP, those for a WebSocket among them.
  case request
  /// Headers of answers to such requests.
  case answer
  /// Frames of WebSockets.
  case socket
  /// Archives of another service's accounts and messages.
  case records
  /// Exports of which such archives are made.
  case convertEasemob = "convert-easemob"
  case convertNIM = "convert-nim"
  case convertCSV = "convert-csv"
  /// Signatures of the requests that a bridge takes.
  case signature
  /// Copies of a service's messages and events, with a signature.
  case copyNIM = "copy-nim"
  /// Callbacks of a service, with a signature and without.
  case callbackEasemob = "callback-easemob"
  /// Answers of a service's API to the requests of a bridge.
  case answerNIM = "answer-nim"
  case answerEasemob = "answer-easemob"
  /// Answers to a bridge's walk through a service's history.
  case walkNIM = "walk-nim"
  case walkEasemob = "walk-easemob"
  /// Files with an hour of messages, which such answers name.
  case hourEasemob = "hour-easemob"
  /// The gateway's events, as a bridge reads them.
  case eventsHub = "events-hub"
  /// Answers of the gateway to the requests of a bridge.
  case answerHub = "answer-hub"
  /// Forms with files.
  case form

  /// Parses an input, and checks that the result keeps its invariants.
  func parse(_ bytes: [UInt8]) {
    switch self {
    case .header: Self.parseHeader(bytes)
    case .jpeg: Self.makeThumbnail(bytes)
    case .png: Self.makeThumbnail(PNGChecksums.corrected(bytes))
    case .body: Self.parseBody(bytes)
    case .event: Self.parseEvent(bytes)
    case .json: Self.parseJSON(bytes)
    case .call: Self.parseCalls(bytes)
    case .frame: Self.parseFrames(bytes)
    case .bus: Self.parseBusMessages(bytes)
    case .archive: Self.parseArchive(bytes)
    case .hub: Self.runHub(bytes)
    case .request: Self.parseRequest(bytes)
    case .answer: Self.parseAnswer(bytes)
    case .socket: Self.parseFramesOfSocket(bytes)
    case .records: Self.readRecords(bytes)
    case .convertEasemob: Self.convert(bytes, AgoraChatExport.source)
    case .convertNIM: Self.convert(bytes, NIMExport.source)
    case .convertCSV: Self.convert(bytes, TableConverter.source)
    case .signature: Self.checkSignatures(bytes)
    case .copyNIM: Self.readCopy(bytes)
    case .callbackEasemob: Self.readCallback(bytes)
    case .answerNIM: Self.readAnswer(bytes, BridgeEnds.nim)
    case .answerEasemob: Self.readAnswer(bytes, BridgeEnds.easemob)
    case .walkNIM: Self.walk(bytes, BridgeEnds.nim)
    case .walkEasemob: Self.walk(bytes, BridgeEnds.easemob)
    case .hourEasemob: Self.readHour(bytes)
    case .eventsHub: Self.readEvents(bytes)
    case .answerHub: Self.readHubAnswer(bytes)
    case .form: Self.readForm(bytes)
    }
  }

  private static func parseArchive(_ bytes: [UInt8]) {
    if let message = try? Message(archived: bytes) {
      guard let again = try? Message(archived: message.archived()) else {
        preconditionFailure("a message that cannot be read again")
      }
      precondition(again == message)
    }
    var reader = MessageFileReader()
    do throws(MessagingError) {
      for start in stride(from: 0, to: bytes.count, by: 16) {
        reader.append(Array(bytes[start..<min(bytes.count, start + 16)]))
        while try reader.next() != nil {}
      }
      try reader.finish()
      precondition(reader.isAtEnd)
    } catch {
      precondition([.malformedData, .unsupported, .invalidArgument].contains(error.code))
    }
  }

  private static func parseHeader(_ bytes: [UInt8]) {
    guard let header = PictureHeader(bytes) else { return }
    precondition(header.width > 0 && header.height > 0)
    // More of the file changes nothing.
    precondition(PictureHeader(bytes + [0xFF, 0xE1, 0, 2]) == header)
  }

  private static func makeThumbnail(_ bytes: [UInt8]) {
    let codec = PictureCodec(
      thumbnails: ThumbnailOptions(longestSide: 32),
      limits: PictureLimits(fileSize: 1 << 20, pixels: 1 << 20, memory: 16 << 20))
    guard let thumbnail = codec.thumbnail(of: bytes) else { return }
    let header = PictureHeader(thumbnail.bytes)
    precondition(header?.width == thumbnail.width && header?.height == thumbnail.height)
    precondition(thumbnail.width <= 32 && thumbnail.height <= 32)
  }

  private static func parseBody(_ bytes: [UInt8]) {
    let encoded = MessageBody(decoding: bytes).encoded()
    // By their bytes, since not everything that is a number equals itself.
    precondition(MessageBody(decoding: encoded).encoded() == encoded)
  }

  private static func parseEvent(_ bytes: [UInt8]) {
    if let payload = try? EventPayload(decoding: bytes) {
      let encoded = payload.encoded()
      precondition((try? EventPayload(decoding: encoded))?.encoded() == encoded)
    }
    var group = ByteReader(bytes)
    _ = try? GroupInfo(from: &group)
    var member = ByteReader(bytes)
    _ = try? Member(from: &member)
    var room = ByteReader(bytes)
    _ = try? RoomInfo(from: &room)
    var options = ByteReader(bytes)
    _ = try? options.readUploadOptions()
  }

  private static func parseJSON(_ bytes: [UInt8]) {
    guard let dictionary = JSONObject.dictionary(of: String(decoding: bytes, as: UTF8.self)) else { return }
    guard let text = try? JSONObject.text(of: dictionary) else { return }
    precondition(JSONObject.dictionary(of: text) != nil)
  }
}
