internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// The body of several messages combined into one (1.3.1), with which apps forward part of a conversation.
///
/// The messages travel as a file, which is created when the message is sent. Other styles show that file under the
/// title; those without files show `compatibleText`.
open class AgoraChatCombineMessageBody: AgoraChatFileMessageBody {
  /// The title; also the file's name, with `.json` added. Without one the file is `messages.json`.
  open var title: String?
  /// A summary of the content.
  open var summary: String?
  /// The text that apps without support for combined messages show; the title if nil or empty.
  open var compatibleText: String?
  private let ids: Lock<[String]?>
  /// The nesting depth of combined messages in it: 1 if there are none.
  private(set) final var level = 1

  /// The messages in it. For a received one, empty before `downloadAndParseCombineMessage` has downloaded its file.
  open var messageIdList: [String] {
    if let known = ids.withLock({ $0 }) { return known }
    guard let device = files.state.withLock({ $0.home?.device }), let path = files.existingPath(of: .file, device),
      let bundle = try? MessageBundle(fileAt: path)
    else { return [] }
    let found = bundle.messages.map(\.id)
    ids.withLock { $0 = found }
    return found
  }

  /// Creates a body without messages, which cannot be sent.
  public override init() {
    ids = Lock([])
    super.init(type: .combine, FileState(path: nil, data: nil, name: nil))
  }

  /// Creates a body with messages of this device's database, which were sent or received.
  ///
  /// - parameter aTitle: The title.
  /// - parameter aSummary: A summary of the content.
  /// - parameter aCompatibleText: The text that apps without support for combined messages show.
  /// - parameter aMessageIdList: From 1 to 300 messages, with combined ones in them up to 10 levels deep. Otherwise,
  ///   and with a message that is not on this device or not sent yet, sending fails with 500.
  public init(
    title aTitle: String?, summary aSummary: String?, compatibleText aCompatibleText: String?,
    messageIdList aMessageIdList: [String]
  ) {
    title = aTitle
    summary = aSummary
    compatibleText = aCompatibleText
    ids = Lock(aMessageIdList)
    super.init(type: .combine, FileState(path: nil, data: nil, name: nil))
  }

  /// Creates the body of a stored message.
  init(_ header: CombineHeader, _ state: FileState) {
    title = header.title
    summary = header.summary
    compatibleText = header.compatibleText
    level = header.level
    ids = Lock(nil)
    super.init(type: .combine, state)
  }

  /// Creates the file unless it exists.
  ///
  /// - throws: the vendor's "message invalid" if the messages cannot be combined.
  final func pack(_ device: Device) throws(MessagingError) {
    guard !files.hasFile else { return }
    let bundle = try MessageBundle(messageIdList, device)
    level = bundle.level
    let data = try bundle.encoded()
    files.state.withLock { $0.file.data = data }
  }

  override func content(_ media: MediaContent) -> MessageContent {
    var media = media
    if media.media.fileName.isEmptyOrNil {
      media.media.fileName = (title.isEmptyOrNil ? "messages" : title ?? "") + ".json"
    }
    if media.media.type.isEmpty { media.media.type = "application/json" }
    return .file(media)
  }
  override var fallbackText: String? { compatibleText.isEmptyOrNil ? title : compatibleText }
  override var extensions: [String: [UInt8]] {
    let header = CombineHeader(title: title, summary: summary, compatibleText: compatibleText, level: level)
    return header.encoded.map { [ClientCore.style: $0] } ?? [:]
  }
  override var countedBytes: Int {
    [title, summary, compatibleText].reduce(super.countedBytes) { $0 + ($1?.utf8.count ?? 0) }
  }
}
