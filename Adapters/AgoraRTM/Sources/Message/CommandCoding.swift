import Foundation
import Parlance

/// Instructions between apps as raw messages: the JSON text of `{"action": …, "ext": {…}}`.
///
/// The key `parameters` has parameters of other vendors that are not a JSON object.
enum CommandCoding {
  private static let keys: Set<String> = ["action", "ext", "parameters"]

  /// The command that bytes encode; nil if they do not encode one.
  static func command(in data: Data) -> MessageBody? {
    guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let action = object["action"] as? String, keys.isSuperset(of: object.keys),
      object["ext"] == nil || object["ext"] is [String: Any],
      object["parameters"] == nil || object["parameters"] is String
    else { return nil }
    let ext = (object["ext"] as? [String: Any]).flatMap { try? JSONObject.text(of: $0) }
    let parameters = object["parameters"] as? String ?? ext
    return MessageBody(content: .command(CommandContent(action: action, parameters: parameters)), attributes: ext)
  }

  /// The bytes of a command. One without action and attributes is a text of another style's app, which arrives as
  /// written.
  static func data(of command: CommandContent, attributes: String?) -> Data {
    if command.action.isEmpty, attributes == nil, let text = command.parameters { return Data(text.utf8) }
    var object: [String: Any] = ["action": command.action]
    if let ext = (attributes ?? command.parameters).flatMap(JSONObject.dictionary(of:)) { object["ext"] = ext }
    if let parameters = command.parameters, attributes != nil || object["ext"] == nil {
      if parameters != attributes { object["parameters"] = parameters }
    }
    let text = (try? JSONObject.text(of: object)) ?? "{}"
    return Data(text.utf8)
  }
}

/// Raw data and description, as only this style understands them.
enum RawCoding {
  static func encode(_ data: Data, description: String) -> [UInt8] {
    let name = Array(description.utf8)
    let count = UInt32(name.count)
    let prefix = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * UInt32($0))) }
    return prefix + name + Array(data)
  }

  static func decode(_ bytes: [UInt8]) -> (data: Data, description: String)? {
    guard bytes.count >= 4 else { return nil }
    let count = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
    guard bytes.count >= 4 + count else { return nil }
    let name = String(decoding: bytes[4..<4 + count], as: UTF8.self)
    return (Data(bytes[(4 + count)...]), name)
  }
}
