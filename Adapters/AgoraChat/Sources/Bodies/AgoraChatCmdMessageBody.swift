internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// The body of a command between apps: it is kept in no database, never counted and never pushed (document 000).
open class AgoraChatCmdMessageBody: AgoraChatMessageBody {
  /// The command. Names that begin with `em_` or `easemob::` are the vendor's own and are refused.
  open var action: String!
  /// The command's parameters (3.x), which must be JSON values; nil if there are none.
  ///
  /// A single dictionary is the JSON object that other styles have as parameters; text of theirs that is not JSON
  /// arrives as one string.
  open var params: [Any]!
  /// A Boolean value that indicates whether only connected devices receive it; it is kept for no others.
  open var isDeliverOnlineOnly = false

  /// Creates a command without an action; sending it fails with 500 (`messageInvalid`).
  public override init() {
    super.init(type: .cmd)
  }

  /// Creates a command.
  ///
  /// - parameter aAction: Its name.
  public init(action aAction: String) {
    action = aAction
    super.init(type: .cmd)
  }

  /// A command of the engine.
  init(_ command: CommandContent) {
    action = command.action
    params = command.parameters.map(Self.array)
    super.init(type: .cmd)
  }

  override var content: MessageContent? {
    .command(CommandContent(action: action ?? "", parameters: parametersText))
  }
  override var countedBytes: Int { (action?.utf8.count ?? 0) + (parametersText?.utf8.count ?? 0) }
  override var isComplete: Bool {
    guard let action, !action.isEmpty, !RevocationDialect.isReserved(action) else { return false }
    return params == nil || parametersText != nil
  }

  private var parametersText: String? {
    guard let params, JSONObject.isTraversable(params) else { return nil }
    if params.count == 1, let object = params[0] as? [AnyHashable: Any] { return try? JSONObject.text(of: object) }
    guard JSONSerialization.isValidJSONObject(params),
      let data = try? JSONSerialization.data(withJSONObject: params, options: [.sortedKeys])
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  private static func array(of text: String) -> [Any] {
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    if let array = value as? [Any] { return array }
    return [value as? [String: Any] ?? text]
  }
}
