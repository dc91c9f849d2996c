import DemoApps

/// One thing that an app in another process is to do; a line of JSON on its standard input.
enum AppCommand: Codable {
  case goOnline
  case goOffline
  case send(OutgoingLine, to: Place)
  case isStored(String)
  case acknowledge(String)
  case takeBack(String)
  case like(String)
  case foundGroup(named: String, members: [String])
  case makeManager(String, of: Group)
  case joinChannel(of: Group)
  case open(String)
  case find(String)
  case upload(DemoFile.Kind)
}

/// The outcome of a command.
struct AppReply: Codable {
  /// The id of the message that was sent.
  var id: String?
  /// A Boolean value that indicates whether the message is stored.
  var isStored: Bool?
  /// The place of the message's file.
  var found: FoundFile?
  /// The error that the call threw.
  var error: String?
}

/// A line of an app's standard output.
enum AppLine: Codable {
  case reply(AppReply)
  /// A callback, and the id of the group that the app has created, if any.
  case callback(Callback, foundedGroup: String?)
}

/// A text or a file to be sent, as JSON has it: both processes have the demo's files.
struct OutgoingLine: Codable {
  private var text: String
  private var file: DemoFile.Kind?
  private var shared: String
  private var hasOwnFields: Bool

  init(_ outgoing: Outgoing) {
    text = outgoing.text
    file = outgoing.file?.kind
    shared = Wording.json(outgoing.shared)
    hasOwnFields = outgoing.hasOwnFields
  }

  func outgoing(_ files: [DemoFile]) -> Outgoing {
    var outgoing = Outgoing(text: text, file: files.first { $0.kind == file })
    outgoing.shared = Wording.object(shared)
    outgoing.hasOwnFields = hasOwnFields
    return outgoing
  }
}
