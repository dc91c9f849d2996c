public import Foundation
public import Security

public struct URLRequest: Hashable, Sendable {
  public init(url: URL) { self.url = url }
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}

open class URLResponse: NSObject, @unchecked Sendable {}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  open var statusCode: Int { 0 }
}

open class URLCredential: NSObject, @unchecked Sendable {
  public init(trust: SecTrust) {}
}

open class URLProtectionSpace: NSObject, @unchecked Sendable {
  open var authenticationMethod: String { "" }
  open var serverTrust: SecTrust? { nil }
}

open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  open var protectionSpace: URLProtectionSpace { fatalError() }
}

public let NSURLAuthenticationMethodServerTrust = ""
