import Foundation

/// An error of a vendor's API, as the vendor's app would show it.
package struct VendorProblem: Error, Equatable {
  /// The sentence.
  package var text: String
  /// The domain and the number, or the name of the number.
  package var code: String

  /// Creates an error.
  package init(_ text: String, code: String) {
    self.text = text
    self.code = code
  }

  /// Creates the error of an API that has Foundation's.
  package init(_ error: any Error) {
    let error = error as NSError
    self.init(error.localizedDescription, code: "\(error.domain) \(error.code)")
  }

  /// The sentence in Chinese, for problems of the phones; nil for a vendor's, which has one language.
  package var textZh: String? { Self.chinese[text] }

  private static let chinese = [
    "The app is closed.": "应用已关闭。", "The app is open.": "应用已打开。", "There is no second login.": "没有第二个登录。",
    "The message is not on this phone.": "此手机上没有这条消息。", "The comment is not on this phone.": "此手机上没有这条评论。",
    "The receipt was not accepted.": "回执未被接受。", "The channel was not joined.": "尚未加入频道。",
    "The app has no history of the server's.": "应用没有服务端的历史消息。",
    "The vendor's API has no such call.": "该厂商的 API 没有此调用。",
  ]
}

extension VendorProblem {
  /// The problem of an app whose vendor lacks a call.
  package static let unsupported = VendorProblem("The vendor's API has no such call.", code: "unsupported")
  /// The problem of an app that is to do something with a message that its vendor's local database does not have.
  package static let notHere = VendorProblem("The message is not on this phone.", code: "notHere")
}
