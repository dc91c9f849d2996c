// Writes the spellings of the Agora Chat delegates' methods: the protocols, what a delegate without a spelling does, and
// the test program that has each of them once.
//
// usage: swift Scripts/generate-spellings.swift FOLDER     writes them below a folder as below the package's, not yet formatted;
//                                                          Scripts/generate runs it
//
// Objective-C finds a method by its name. Swift compares the types as well, and to it `T`, `T?` and `T!` are three types
// of a parameter, `[T]` and `[Any]` two more: each combination is a requirement of its own. Two that differ in `?` and `!`
// alone cannot stand in one protocol, so there is a protocol for each set of parameters with `!`.
import Foundation

/// The types that apps give a parameter.
enum Kind {
  /// One type only.
  case fixed(String)
  /// A value that is never nil.
  case value(String)
  /// A value that may be nil; without `?` it is called last, with a stand-in for nil.
  case nullable(String)
  /// A value that may be nil, and that nothing after this method needs.
  case last(String)
  /// A value that may be nil, of a method before one that lacks another of its parameters, so that it cannot be called last.
  case optional(String)
  /// A list of a type.
  case list(String)

  /// The types, the shipped one first.
  var types: [String] {
    switch self {
    case .fixed(let type): [type]
    case .value(let type): [type, type + "?", type + "!"]
    case .nullable(let type): [type + "?", type + "!"]
    case .last(let type): [type + "?", type + "!", type]
    case .optional(let type): [type + "?", type + "!"]
    case .list(let type): ["[\(type)]", "[\(type)]?", "[\(type)]!", "[Any]", "[Any]?", "[Any]!"]
    }
  }

  /// Types for which nil has to be replaced.
  var late: [String] {
    if case .nullable(let type) = self { [type] } else { [] }
  }

  var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }
}

struct Parameter {
  var label: String
  var name: String
  var kind: Kind
  /// The name of an earlier method's parameter from which this one is made, its type there, how, and the type of that.
  var source: (name: String, type: String, expression: String, result: String)?

  init(
    _ label: String, _ name: String, _ kind: Kind,
    from source: (name: String, type: String, expression: String, result: String)? = nil
  ) {
    (self.label, self.name, self.kind, self.source) = (label, name, kind, source)
  }
}

struct Method {
  var base: String
  var parameters: [Parameter]

  init(_ base: String, _ parameters: Parameter...) { (self.base, self.parameters) = (base, parameters) }

  var title: String { base + "(" + parameters.map { $0.label + ":" }.joined() + ")" }

  /// All combinations of the parameters' types. Each differs from the one before in one parameter.
  func combinations(late: Bool) -> [[String]] {
    if late && parameters.allSatisfy({ $0.kind.late.isEmpty }) { return [] }
    var result: [[String]] = [[]]
    for parameter in parameters {
      let types = late && !parameter.kind.late.isEmpty ? parameter.kind.late : parameter.kind.types
      result = result.enumerated().flatMap { index, start in
        (index.isMultiple(of: 2) ? types : types.reversed()).map { start + [$0] }
      }
    }
    return result
  }
}

/// One spelling of a method.
struct Spelling {
  var method: Method
  var types: [String]

  /// The protocol that has it, after the delegate's name.
  func home(isFirst: Bool) -> String {
    if isFirst { return "Calls" }
    let varying = zip(method.parameters, types).filter { !$0.0.kind.isFixed }.map(\.1)
    let unwrapped = zip(["First", "Second", "Third"], varying).filter { $0.1.hasSuffix("!") }.map(\.0)
    return unwrapped.isEmpty ? "Spellings" : "Unwrapped" + unwrapped.joined()
  }

  var declaration: String {
    let list = zip(method.parameters, types).map { parameter, type in
      (parameter.label == parameter.name ? "" : parameter.label + " ") + "\(parameter.name): \(type)"
    }
    return "func \(method.base)(" + list.joined(separator: ", ") + ")"
  }
}

/// A method and those that stand in for it, in the order in which one is looked for.
struct Chain {
  var event: String
  var methods: [Method]
  init(_ event: String, _ methods: Method...) { (self.event, self.methods) = (event, methods) }

  var spellings: [Spelling] {
    [false, true].flatMap { late in
      methods.flatMap { method in method.combinations(late: late).map { Spelling(method: method, types: $0) } }
    }
  }
}

extension Chain {
  /// The names of a method's parameters: first those that most of the methods have, so that what one with fewer parameters received
  /// begins like what the others did.
  func noted(_ method: Method) -> [String] {
    func uses(_ name: String) -> Int { methods.count { $0.parameters.contains { $0.name == name } } }
    return method.parameters.map(\.name).enumerated().sorted {
      (-uses($0.element), $0.offset) < (-uses($1.element), $1.offset)
    }.map(\.element)
  }
}

struct Delegate {
  var name: String
  var folder: String
  var program: String
  var chains: [Chain]
}

func bare(_ type: String) -> String { type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type }
func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") }

/// Returns the value of a parameter as another type, and the statement that is needed before.
func converted(_ name: String, from: String, to: String) -> (before: String?, value: String) {
  if from == to || isOptional(from) && isOptional(to) && bare(from) == bare(to) { return (nil, name) }
  var (value, before) = (name, String?.none)
  if isOptional(from) && !isOptional(to) {
    switch bare(from) {
    case "String": value = "\(name) ?? \"\""
    case "AgoraChatError": value = "\(name) ?? AgoraChatError.noError"
    case "Any": value = "\(name) ?? [String]()"
    case let list where list.hasPrefix("["): value = "(\(name) ?? [])"
    default: before = "guard let \(name) else { return }"
    }
  }
  if bare(from) == bare(to) { return (before, isOptional(to) ? "\(value) as \(bare(to))?" : value) }
  if bare(to) == "[Any]" { return (before, "\(value) as [Any]\(isOptional(to) ? "?" : "")") }
  let element = bare(to).dropFirst().dropLast()
  if isOptional(to) { return (before, "\(value) as? [\(element)]") }
  return (before, "\(value).compactMap { $0 as? \(element) }")
}

/// Returns the default implementation of a spelling, which calls the next one.
func body(_ spelling: Spelling, next: Spelling?, in delegate: String) -> String {
  guard let next else { return "{}" }
  var (before, arguments) = ([String](), [String]())
  for (parameter, type) in zip(next.method.parameters, next.types) {
    let isMade = parameter.source != nil && spelling.method.base != next.method.base
    let wanted = isMade ? parameter.source?.name ?? "" : parameter.name
    guard let index = spelling.method.parameters.firstIndex(where: { $0.name == wanted }) else {
      fatalError("\(spelling.method.title) has no \(wanted)")
    }
    var (name, from) = (spelling.method.parameters[index].name, spelling.types[index])
    if let source = parameter.source, isMade {
      let made = converted(name, from: from, to: source.type)
      if let line = made.before { before.append(line) }
      before.append("let \(parameter.name) = " + source.expression.replacing("$", with: made.value))
      (name, from) = (parameter.name, source.result)
    }
    let made = converted(name, from: from, to: type)
    if let line = made.before { before.append(line) }
    arguments.append((parameter.label == "_" ? "" : parameter.label + ": ") + made.value)
  }
  let call =
    "(self as any \(delegate)\(next.home(isFirst: false))).\(next.method.base)(" + arguments.joined(separator: ", ")
    + ")"
  return "{\n" + (before + [call]).map { "    \($0)\n" }.joined() + "  }"
}

let header = "// Written by Scripts/generate-spellings.swift: change that instead.\n\n"

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: swift Scripts/generate-spellings.swift FOLDER\n".utf8))
  exit(2)
}
let output = URL(fileURLWithPath: CommandLine.arguments[1])

func write(_ text: String, _ path: String) throws {
  let file = output.appendingPathComponent(path)
  try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try (header + text).write(to: file, atomically: true, encoding: .utf8)
}

/// Returns the parents in order: those without `!` first.
func parents(_ delegate: Delegate) -> [String] {
  var homes: Set<String> = []
  for chain in delegate.chains {
    for spelling in chain.spellings.dropFirst() { homes.insert(spelling.home(isFirst: false)) }
  }
  return homes.sorted { ($0.count, $0) < ($1.count, $1) }
}

func emit(_ delegate: Delegate) throws {
  let homes = parents(delegate)
  var requirements: [String: String] = [:]
  var defaults: [String: String] = [:]
  for chain in delegate.chains {
    let spellings = chain.spellings
    for (index, spelling) in spellings.enumerated() {
      let home = spelling.home(isFirst: index == 0)
      if index > 0 {
        let isOld = spelling.method.title != chain.methods[0].title
        let head = chain.methods[0].title
        requirements[home, default: ""] +=
          "  /// \(isOld ? "A former name" : "A spelling") of `\(head)`.\n  \(spelling.declaration)\n"
      }
      let next = index + 1 < spellings.count ? spellings[index + 1] : nil
      defaults[home, default: ""] +=
        "  @_disfavoredOverload\n  public \(spelling.declaration) \(body(spelling, next: next, in: delegate.name))\n"
    }
  }
  var text = "public import Foundation\n"
  for home in homes {
    let positions = home.dropFirst("Unwrapped".count)
    let which =
      home == "Spellings"
      ? "Methods without `!`."
      : "Methods with `!` at these positions among the parameters that allow it: \(positions.replacing("F", with: " f").replacing("S", with: " s").replacing("T", with: " t").trimmingCharacters(in: .whitespaces))."
    text +=
      "\n/// \(which)\npublic protocol \(delegate.name)\(home): NSObjectProtocol {\n\(requirements[home] ?? "")}\n"
  }
  let folder = "Adapters/AgoraChat/Sources/Generated/\(delegate.folder)"
  try write(text, "\(folder)/\(delegate.name)+Spellings.swift")
  for home in ["Calls"] + homes {
    let text =
      "internal import Foundation\n\nextension \(delegate.name)\(home) where Self: \(delegate.name) {\n\(defaults[home] ?? "")}\n"
    try write(text, "\(folder)/\(delegate.name)\(home)+Defaults.swift")
  }
}

/// Writes classes that have each spelling once: the first has the first spelling of every method, the second the
/// second.
func emitProgram(_ delegate: Delegate) throws {
  var text = "import AgoraChat\nimport Foundation\n"
  let count = delegate.chains.map(\.spellings.count).max() ?? 0
  for index in 0..<count {
    var methods: [String] = []
    var events: [String] = []
    for chain in delegate.chains where index < chain.spellings.count {
      let spelling = chain.spellings[index]
      let values = ["\"\(chain.event)\""] + chain.noted(spelling.method)
      methods.append("  \(spelling.declaration) { note(\(values.joined(separator: ", "))) }\n")
      events.append("\"\(chain.event)\"")
    }
    text += "\nfinal class \(delegate.program)\(index): Recorder, \(delegate.name) {\n"
    text += "  override var events: Set<String> { [\(events.joined(separator: ", "))] }\n"
    text += methods.joined() + "}\n"
  }
  text += "\nlet every\(delegate.program): [@Sendable () -> any Recorder & \(delegate.name)] = [\n"
  text += (0..<count).map { "  { \(delegate.program)\($0)() }," }.joined(separator: "\n") + "\n]\n"
  try write(text, "Tests/SpellingTests/Programs/Generated/\(delegate.program).swift")
}

// MARK: the methods

let group = Kind.value("AgoraChatGroup")
let room = Kind.value("AgoraChatroom")
let text = Kind.value("String")
let message = Kind.value("AgoraChatMessage")
let failure = Kind.nullable("AgoraChatError")

func messages(_ event: String, _ former: String, _ name: String, of type: String = "AgoraChatMessage") -> Chain {
  Chain(event, Method(event, Parameter("_", name, .list(type))), Method(former, Parameter("_", name, .list(type))))
}

func status(_ event: String, _ former: String) -> Chain {
  let parameters = [Parameter("_", "aMessage", message), Parameter("error", "aError", failure)]
  return Chain(event, Method(event, parameters[0], parameters[1]), Method(former, parameters[0], parameters[1]))
}

let recalled: (name: String, type: String, expression: String, result: String) = (
  "aRecallMessagesInfo", "[AgoraChatRecallMessageInfo]",
  "$.compactMap(\\.recallMessage)\n    if aMessages.isEmpty { return }",
  "[AgoraChatMessage]"
)

let chat = Delegate(
  name: "AgoraChatManagerDelegate", folder: "Chat", program: "ChatSpelling",
  chains: [
    messages(
      "conversationListDidUpdate", "didUpdateConversationList", "aConversationList", of: "AgoraChatConversation"),
    messages("messagesDidReceive", "didReceiveMessages", "aMessages"),
    messages("cmdMessagesDidReceive", "didReceiveCmdMessages", "aCmdMessages"),
    messages("messagesDidRead", "didReceiveHasReadAcks", "aMessages"),
    messages("messagesDidDeliver", "didReceiveHasDeliveredAcks", "aMessages"),
    Chain(
      "groupMessageDidRead",
      Method(
        "groupMessageDidRead", Parameter("_", "aMessage", message),
        Parameter("groupAcks", "aGroupAcks", .list("AgoraChatGroupMessageAck")))),
    Chain("groupMessageAckHasChanged", Method("groupMessageAckHasChanged")),
    Chain(
      "onConversationRead", Method("onConversationRead", Parameter("_", "from", text), Parameter("to", "to", text))),
    Chain(
      "messagesInfoDidRecall",
      Method("messagesInfoDidRecall", Parameter("_", "aRecallMessagesInfo", .list("AgoraChatRecallMessageInfo"))),
      Method("messagesDidRecall", Parameter("_", "aMessages", .list("AgoraChatMessage"), from: recalled))),
    Chain(
      "messageReactionDidChange",
      Method("messageReactionDidChange", Parameter("_", "changes", .list("AgoraChatMessageReactionChange")))),
    Chain(
      "onMessageContentChanged",
      Method(
        "onMessageContentChanged", Parameter("_", "message", message), Parameter("operatorId", "operatorId", text),
        Parameter("operationTime", "operationTime", .fixed("UInt")))),
    Chain(
      "onMessagePinChanged",
      Method(
        "onMessagePinChanged", Parameter("_", "messageId", text), Parameter("conversationId", "conversationId", text),
        Parameter("operation", "pinOperation", .fixed("AgoraChatMessagePinOperation")),
        Parameter("pinInfo", "pinInfo", .value("AgoraChatMessagePinInfo")))),
    status("messageStatusDidChange", "didMessageStatusChanged"),
    status("messageAttachmentStatusDidChange", "didMessageAttachmentsStatusChanged"),
  ])

let device: (name: String, type: String, expression: String, result: String) = (
  "info", "AgoraChatLoginExtensionInfo", "$.deviceName", "String?"
)

let client = Delegate(
  name: "AgoraChatClientDelegate", folder: "Client", program: "ClientSpelling",
  chains: [
    Chain(
      "connectionStateDidChange",
      Method("connectionStateDidChange", Parameter("_", "aConnectionState", .fixed("AgoraChatConnectionState"))),
      Method("didConnectionStateChanged", Parameter("_", "aConnectionState", .fixed("AgoraChatConnectionState")))),
    Chain(
      "autoLoginDidCompleteWithError",
      Method("autoLoginDidCompleteWithError", Parameter("_", "aError", .last("AgoraChatError"))),
      Method("didAutoLoginWithError", Parameter("_", "aError", .last("AgoraChatError")))),
    Chain(
      "userAccountDidLoginFromOtherDevice",
      Method(
        "userAccountDidLoginFromOtherDevice",
        Parameter("with", "info", .last("AgoraChatLoginExtensionInfo"))),
      Method(
        "userAccountDidLogin", Parameter("fromOtherDevice", "aDeviceName", .last("String"), from: device)),
      Method("userAccountDidLoginFromOtherDevice"), Method("didLoginFromOtherDevice")),
    Chain(
      "userAccountDidRemoveFromServer", Method("userAccountDidRemoveFromServer"), Method("didRemovedFromServer")),
    Chain("userDidForbidByServer", Method("userDidForbidByServer")),
    Chain(
      "userAccountDidForced",
      Method("userAccountDidForced", Parameter("toLogout", "aError", .last("AgoraChatError")))),
    Chain("tokenWillExpire", Method("tokenWillExpire", Parameter("_", "aErrorCode", .fixed("AgoraChatErrorCode")))),
    Chain("tokenDidExpire", Method("tokenDidExpire", Parameter("_", "aErrorCode", .fixed("AgoraChatErrorCode")))),
    Chain("onOfflineMessageSyncStart", Method("onOfflineMessageSyncStart")),
    Chain("onOfflineMessageSyncFinish", Method("onOfflineMessageSyncFinish")),
  ])

let logs = Delegate(
  name: "AgoraChatLogDelegate", folder: "Log", program: "LogSpelling",
  chains: [Chain("logDidOutput", Method("logDidOutput", Parameter("_", "log", text)))])

let members = Kind.list("String")

func groupMethod(_ base: String, _ rest: Parameter...) -> Method {
  var method = Method(base, Parameter("_", "aGroup", group))
  method.parameters += rest
  return method
}

func invitationMethod(_ base: String) -> Method {
  Method(
    base, Parameter("_", "aGroupId", text), Parameter("inviter", "aInviter", text),
    Parameter("message", "aMessage", .nullable("String")))
}

let groups = Delegate(
  name: "AgoraChatGroupManagerDelegate", folder: "Group", program: "GroupSpelling",
  chains: [
    Chain(
      "groupInvitationDidReceive",
      Method(
        "groupInvitationDidReceive", Parameter("_", "aGroupId", text),
        Parameter("groupName", "aGroupName", .fixed("String")), Parameter("inviter", "aInviter", text),
        Parameter("message", "aMessage", .optional("String"))),
      invitationMethod("groupInvitationDidReceive"), invitationMethod("didReceiveGroupInvitation")),
    Chain(
      "groupInvitationDidDecline",
      groupMethod(
        "groupInvitationDidDecline", Parameter("invitee", "aInvitee", text),
        Parameter("reason", "aReason", .nullable("String"))),
      groupMethod(
        "didReceiveDeclinedGroupInvitation", Parameter("invitee", "aInvitee", text),
        Parameter("reason", "aReason", .nullable("String")))),
    Chain(
      "joinGroupRequestDidReceive",
      groupMethod(
        "joinGroupRequestDidReceive", Parameter("user", "aUsername", text),
        Parameter("reason", "aReason", .nullable("String"))),
      groupMethod(
        "didReceiveJoinGroupApplication", Parameter("applicant", "aUsername", text),
        Parameter("reason", "aReason", .nullable("String")))),
    Chain(
      "joinGroupRequestDidDecline",
      Method(
        "joinGroupRequestDidDecline", Parameter("_", "aGroupId", .fixed("String")),
        Parameter("reason", "aReason", .optional("String")), Parameter("decliner", "aDecliner", .last("String")),
        Parameter("applicant", "aApplicant", text)),
      Method(
        "joinGroupRequestDidDecline", Parameter("_", "aGroupId", text),
        Parameter("reason", "aReason", .optional("String")), Parameter("applicant", "aApplicant", text)),
      Method(
        "joinGroupRequestDidDecline", Parameter("_", "aGroupId", text),
        Parameter("reason", "aReason", .nullable("String"))),
      Method(
        "didReceiveDeclinedJoinGroup", Parameter("_", "aGroupId", text),
        Parameter("reason", "aReason", .nullable("String")))),
    Chain(
      "joinGroupRequestDidApprove", groupMethod("joinGroupRequestDidApprove"), groupMethod("didReceiveAcceptedJoin")),
    Chain(
      "groupInvitationDidAccept", groupMethod("groupInvitationDidAccept", Parameter("invitee", "aInvitee", text)),
      groupMethod("didReceiveAcceptedGroupInvitation", Parameter("invitee", "aInvitee", text))),
    Chain(
      "didJoin",
      groupMethod(
        "didJoin", Parameter("inviter", "aInviter", text), Parameter("message", "aMessage", .nullable("String"))),
      groupMethod(
        "didJoinedGroup", Parameter("inviter", "aInviter", text), Parameter("message", "aMessage", .nullable("String")))
    ),
    Chain(
      "didLeave", groupMethod("didLeave", Parameter("reason", "aReason", .fixed("AgoraChatGroupLeaveReason"))),
      groupMethod("didReceiveLeavedGroup", Parameter("reason", "aReason", .fixed("AgoraChatGroupLeaveReason")))),
    messages("groupListDidUpdate", "didUpdateGroupList", "aGroupList", of: "AgoraChatGroup"),
    Chain(
      "groupMuteListDidUpdate added",
      groupMethod(
        "groupMuteListDidUpdate", Parameter("addedMutedMembers", "aMutedMembers", members),
        Parameter("muteExpire", "aMuteExpire", .fixed("Int")))),
    Chain(
      "groupMuteListDidUpdate removed",
      groupMethod("groupMuteListDidUpdate", Parameter("removedMutedMembers", "aMutedMembers", members))),
    Chain(
      "groupWhiteListDidUpdate added",
      groupMethod("groupWhiteListDidUpdate", Parameter("addedWhiteListMembers", "aMembers", members))),
    Chain(
      "groupWhiteListDidUpdate removed",
      groupMethod("groupWhiteListDidUpdate", Parameter("removedWhiteListMembers", "aMembers", members))),
    Chain(
      "groupAllMemberMuteChanged",
      groupMethod("groupAllMemberMuteChanged", Parameter("isAllMemberMuted", "aMuted", .fixed("Bool")))),
    Chain(
      "groupAdminListDidUpdate added", groupMethod("groupAdminListDidUpdate", Parameter("addedAdmin", "aAdmin", text))),
    Chain(
      "groupAdminListDidUpdate removed",
      groupMethod("groupAdminListDidUpdate", Parameter("removedAdmin", "aAdmin", text))),
    Chain(
      "groupOwnerDidUpdate",
      groupMethod(
        "groupOwnerDidUpdate", Parameter("newOwner", "aNewOwner", text), Parameter("oldOwner", "aOldOwner", text))),
    Chain("userDidJoin", groupMethod("userDidJoin", Parameter("user", "aUsername", text))),
    Chain("userDidLeave", groupMethod("userDidLeave", Parameter("user", "aUsername", text))),
    Chain(
      "groupAnnouncementDidUpdate",
      groupMethod("groupAnnouncementDidUpdate", Parameter("announcement", "aAnnouncement", .nullable("String")))),
    Chain("groupSpecificationDidUpdate", groupMethod("groupSpecificationDidUpdate")),
    Chain(
      "groupFileListDidUpdate added",
      groupMethod(
        "groupFileListDidUpdate", Parameter("addedSharedFile", "aSharedFile", .value("AgoraChatGroupSharedFile")))),
    Chain(
      "groupFileListDidUpdate removed",
      groupMethod("groupFileListDidUpdate", Parameter("removedSharedFile", "aFileId", text))),
    Chain(
      "groupStateChanged",
      groupMethod("groupStateChanged", Parameter("isDisabled", "aDisabled", .fixed("Bool")))),
    Chain(
      "onAttributesChangedOfGroupMember",
      Method(
        "onAttributesChangedOfGroupMember", Parameter("_", "groupId", .fixed("String")),
        Parameter("userId", "userId", .fixed("String")),
        Parameter("attributes", "attributes", .optional("[String: String]")),
        Parameter("operatorId", "operatorId", .fixed("String")))),
  ])

let inRoom = Parameter("_", "aChatroom", room)
let fromRoom = Parameter("from", "aChatroom", room)
let kicked = Parameter("reason", "aReason", .fixed("AgoraChatroomBeKickedReason"))

func roomMethod(_ base: String, _ rest: Parameter...) -> Method {
  var method = Method(base, inRoom)
  method.parameters += rest
  return method
}

let rooms = Delegate(
  name: "AgoraChatroomManagerDelegate", folder: "Chatroom", program: "RoomSpelling",
  chains: [
    Chain(
      "userDidJoin",
      Method("userDidJoin", inRoom, Parameter("user", "aUsername", text), Parameter("ext", "ext", .last("String"))),
      Method("userDidJoin", inRoom, Parameter("user", "aUsername", text)),
      Method("didReceiveUserJoinedChatroom", inRoom, Parameter("username", "aUsername", text))),
    Chain(
      "userDidLeave", Method("userDidLeave", inRoom, Parameter("user", "aUsername", text)),
      Method("didReceiveUserLeavedChatroom", inRoom, Parameter("username", "aUsername", text))),
    Chain("didDismiss", Method("didDismiss", fromRoom, kicked), Method("didReceiveKicked", fromRoom, kicked)),
    Chain("chatroomSpecificationDidUpdate", roomMethod("chatroomSpecificationDidUpdate")),
    Chain(
      "chatroomMuteListDidUpdate added",
      roomMethod(
        "chatroomMuteListDidUpdate", Parameter("addedMutedMembers", "aMutes", members),
        Parameter("muteExpire", "aMuteExpire", .fixed("Int")))),
    Chain(
      "chatroomMuteListDidUpdate removed",
      roomMethod("chatroomMuteListDidUpdate", Parameter("removedMutedMembers", "aMutes", members))),
    Chain(
      "chatroomWhiteListDidUpdate added",
      roomMethod("chatroomWhiteListDidUpdate", Parameter("addedWhiteListMembers", "aMembers", members))),
    Chain(
      "chatroomWhiteListDidUpdate removed",
      roomMethod("chatroomWhiteListDidUpdate", Parameter("removedWhiteListMembers", "aMembers", members))),
    Chain(
      "chatroomAllMemberMuteChanged",
      roomMethod("chatroomAllMemberMuteChanged", Parameter("isAllMemberMuted", "aMuted", .fixed("Bool")))),
    Chain(
      "chatroomAdminListDidUpdate added",
      roomMethod("chatroomAdminListDidUpdate", Parameter("addedAdmin", "aAdmin", text))),
    Chain(
      "chatroomAdminListDidUpdate removed",
      roomMethod("chatroomAdminListDidUpdate", Parameter("removedAdmin", "aAdmin", text))),
    Chain(
      "chatroomOwnerDidUpdate",
      roomMethod(
        "chatroomOwnerDidUpdate", Parameter("newOwner", "aNewOwner", text), Parameter("oldOwner", "aOldOwner", text))),
    Chain(
      "chatroomAnnouncementDidUpdate",
      roomMethod("chatroomAnnouncementDidUpdate", Parameter("announcement", "aAnnouncement", .nullable("String")))),
    Chain(
      "chatroomAttributesDidUpdated",
      Method(
        "chatroomAttributesDidUpdated", Parameter("_", "roomId", .fixed("String")),
        Parameter("attributeMap", "attributeMap", .fixed("[String: String]")),
        Parameter("from", "fromId", .fixed("String")))),
    Chain(
      "chatroomAttributesDidRemoved",
      Method(
        "chatroomAttributesDidRemoved", Parameter("_", "roomId", .fixed("String")),
        Parameter("attributes", "attributes", .fixed("[String]")), Parameter("from", "fromId", .fixed("String")))),
  ])

func contactMethod(_ base: String, _ label: String, _ rest: Parameter...) -> Method {
  var method = Method(base, Parameter(label, "aUsername", text))
  method.parameters += rest
  return method
}

let words = Parameter("message", "aMessage", .nullable("String"))

let contacts = Delegate(
  name: "AgoraChatContactManagerDelegate", folder: "Contact", program: "ContactSpelling",
  chains: [
    Chain(
      "friendRequestDidApprove", contactMethod("friendRequestDidApprove", "byUser"),
      contactMethod("didReceiveAgreed", "fromUsername")),
    Chain(
      "friendRequestDidDecline", contactMethod("friendRequestDidDecline", "byUser"),
      contactMethod("didReceiveDeclined", "fromUsername")),
    Chain(
      "friendshipDidRemove", contactMethod("friendshipDidRemove", "byUser"),
      contactMethod("didReceiveDeleted", "fromUsername")),
    Chain(
      "friendshipDidAdd", contactMethod("friendshipDidAdd", "byUser"),
      contactMethod("didReceiveAdded", "fromUsername")),
    Chain(
      "friendRequestDidReceive", contactMethod("friendRequestDidReceive", "fromUser", words),
      contactMethod("didReceiveFriendInvitation", "fromUsername", words)),
  ])

let presence = Delegate(
  name: "AgoraChatPresenceManagerDelegate", folder: "Presence", program: "PresenceSpelling",
  chains: [
    Chain(
      "presenceStatusDidChanged",
      Method("presenceStatusDidChanged", Parameter("_", "presences", .list("AgoraChatPresence"))))
  ])

let deviceEvent = Kind.fixed("AgoraChatMultiDevicesEvent")

let multiDevices = Delegate(
  name: "AgoraChatMultiDevicesDelegate", folder: "MultiDevices", program: "MultiDevicesSpelling",
  chains: [
    Chain(
      "multiDevicesContactEventDidReceive",
      Method(
        "multiDevicesContactEventDidReceive", Parameter("_", "aEvent", deviceEvent),
        Parameter("username", "aUsername", text), Parameter("ext", "aExt", .last("String")))),
    Chain(
      "multiDevicesGroupEventDidReceive",
      Method(
        "multiDevicesGroupEventDidReceive", Parameter("_", "aEvent", deviceEvent),
        Parameter("groupId", "aGroupId", text), Parameter("ext", "aExt", .last("Any")))),
    Chain(
      "multiDevicesChatThreadEventDidReceive",
      Method(
        "multiDevicesChatThreadEventDidReceive", Parameter("_", "aEvent", deviceEvent),
        Parameter("threadId", "aThreadId", text), Parameter("ext", "aExt", .last("Any")))),
    Chain(
      "multiDevicesUndisturbEventNotifyFormOtherDeviceData",
      Method(
        "multiDevicesUndisturbEventNotifyFormOtherDeviceData", Parameter("_", "undisturbData", .last("String")))),
    Chain(
      "multiDevicesMessageBeRemoved",
      Method(
        "multiDevicesMessageBeRemoved", Parameter("_", "conversationId", text), Parameter("deviceId", "deviceId", text))
    ),
    Chain(
      "multiDevicesConversationEvent",
      Method(
        "multiDevicesConversationEvent", Parameter("_", "event", deviceEvent),
        Parameter("conversationId", "conversationId", text),
        Parameter("conversationType", "conversationType", .fixed("AgoraChatConversationType")))),
  ])

func threadMethod(_ name: String) -> Chain {
  Chain(name, Method(name, Parameter("_", "event", .value("AgoraChatThreadEvent"))))
}

let threads = Delegate(
  name: "AgoraChatThreadManagerDelegate", folder: "Thread", program: "ThreadSpelling",
  chains: ["onChatThreadCreate", "onChatThreadUpdate", "onChatThreadDestroy", "onUserKickOutOfChatThread"].map(
    threadMethod))

for delegate in [chat, client, logs, groups, rooms, contacts, presence, multiDevices, threads] {
  try emit(delegate)
  try emitProgram(delegate)
}
