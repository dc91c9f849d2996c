import Foundation
import Parlance

/// Returns a dictionary's JSON text with its keys in order, in the form in which observations carry attributes.
///
/// - parameter dictionary: The dictionary that a style's API shows, as `ext` or `remoteExt`.
/// - returns: The text; nil for no or an empty dictionary; a text that reports the error for a dictionary that is not JSON.
public func canonicalJSON(_ dictionary: [AnyHashable: Any]?) -> String? {
  guard let dictionary, !dictionary.isEmpty else { return nil }
  return (try? JSONObject.text(of: dictionary)) ?? "not JSON: \(dictionary)"
}

extension OutgoingMessage.Attributes {
  /// The dictionary that an app hands to its vendor's API; nil for none.
  public var dictionary: [AnyHashable: Any]? {
    switch self {
    case .none: nil
    case .json(let text): JSONObject.dictionary(of: text)
    case .unencodable: ["date": Date(timeIntervalSince1970: 0)]
    }
  }
}
