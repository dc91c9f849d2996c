import Foundation

/// An error of a vendor's API, as the vendor's app would show it.
struct VendorProblem: Error, Equatable {
  /// The sentence.
  var text: String
  /// The domain and the number, or the name of the number.
  var code: String

  /// Creates an error.
  init(_ text: String, code: String) {
    self.text = text
    self.code = code
  }

  /// Creates the error of an API that has Foundation's.
  init(_ error: any Error) {
    let error = error as NSError
    self.init(error.localizedDescription, code: "\(error.domain) \(error.code)")
  }
}

extension VendorProblem {
  /// The problem of an app that is to do something with a message that its vendor's local database does not have.
  static let notHere = VendorProblem("The message is not on this phone.", code: "notHere")
}
