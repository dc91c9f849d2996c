import Foundation
import Parlance
import ParlanceConformance

/// The JSON text of a dictionary with its keys in order; nil for none and for an empty one.
func canonicalJSON(_ dictionary: [AnyHashable: Any]?) -> String? {
  guard let dictionary, !dictionary.isEmpty else { return nil }
  return (try? JSONObject.text(of: dictionary)) ?? "not JSON: \(dictionary)"
}

extension OutgoingMessage.Attributes {
  /// The dictionary that an app hands to its vendor's API.
  var dictionary: [AnyHashable: Any]? {
    switch self {
    case .none: nil
    case .json(let text): JSONObject.dictionary(of: text)
    case .unencodable: ["date": Date(timeIntervalSince1970: 0)]
    }
  }
}
