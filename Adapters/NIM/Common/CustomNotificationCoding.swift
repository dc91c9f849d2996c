package import Parlance

/// Custom notifications as commands of the engine, and back.
///
/// Content that is a JSON object with a string "action" is sent with that action, with the object "ext" as attributes
/// and the string "parameters", so that other SDKs see a command of theirs; NIM clients get the very text. Other
/// content is the parameters of a command without action. A command from another SDK becomes such a JSON object.
package enum CustomNotificationCoding {
  /// Returns the body to send.
  package static func body(of content: String) -> MessageBody {
    guard content.utf8.first(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) == UInt8(ascii: "{"),
      let fields = JSONObject.dictionary(of: content), let action = fields["action"] as? String, !action.isEmpty
    else { return MessageBody(content: .command(CommandContent(action: "", parameters: content))) }
    let attributes = (fields["ext"] as? [String: Any]).flatMap { try? JSONObject.text(of: $0) }
    return MessageBody(
      content: .command(CommandContent(action: action, parameters: fields["parameters"] as? String)),
      attributes: attributes, extensions: [NIMStyle.name: Array(content.utf8)])
  }

  /// Returns the content of a received body.
  package static func content(of body: MessageBody) -> String {
    if let own = body.extensions[NIMStyle.name] { return String(decoding: own, as: UTF8.self) }
    guard case .command(let command) = body.content else { return "" }
    if command.action.isEmpty { return command.parameters ?? "" }
    var fields: [String: Any] = ["action": command.action]
    fields["ext"] = body.attributes.flatMap { JSONObject.dictionary(of: $0) } ?? [:]
    // Styles that have one place for both say the same twice.
    if let parameters = command.parameters, parameters != body.attributes { fields["parameters"] = parameters }
    // Strings and an object that was JSON already: always a JSON object.
    return (try? JSONObject.text(of: fields)) ?? ""
  }
}
