#if Remote && canImport(Darwin)
  package import Foundation
  internal import ParlanceCore
  internal import Security

  extension URLSessionSocket {
    package func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      request.trust.answer(challenge, completionHandler)
    }
  }

  /// The authorities and pins, as the system asks for them.
  extension ServerTrust {
    /// Answers the system's question whether a server is trusted.
    func answer(
      _ challenge: URLAuthenticationChallenge,
      _ completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
        let trust = challenge.protectionSpace.serverTrust, certificateAuthorities != nil || !pins.isEmpty
      else { return completionHandler(.performDefaultHandling, nil) }
      if isTrusted(trust) {
        completionHandler(.useCredential, URLCredential(trust: trust))
      } else {
        completionHandler(.cancelAuthenticationChallenge, nil)
      }
    }

    private func isTrusted(_ trust: SecTrust) -> Bool {
      if let file = certificateAuthorities {
        SecTrustSetAnchorCertificates(trust, Self.certificates(in: file) as CFArray)
        SecTrustSetAnchorCertificatesOnly(trust, true)
      }
      guard SecTrustEvaluateWithError(trust, nil) else { return false }
      guard !pins.isEmpty else { return true }
      guard let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate], let first = chain.first,
        let key = SecCertificateCopyKey(first), let information = Self.information(of: key)
      else { return false }
      return pins.contains(SHA256.value(of: information))
    }

    /// Returns a key's SubjectPublicKeyInfo.
    private static func information(of key: SecKey) -> [UInt8]? {
      guard let bytes = SecKeyCopyExternalRepresentation(key, nil) as Data?,
        let facts = SecKeyCopyAttributes(key) as? [CFString: Any], let type = facts[kSecAttrKeyType] as? String
      else { return nil }
      if type == kSecAttrKeyTypeRSA as String { return SubjectPublicKeyInfo.encode([UInt8](bytes), .rsa) }
      guard type == kSecAttrKeyTypeECSECPrimeRandom as String, let bits = facts[kSecAttrKeySizeInBits] as? Int else {
        return nil
      }
      return SubjectPublicKeyInfo.encode([UInt8](bytes), .curve(bits: bits))
    }

    /// Returns the certificates of a file in PEM.
    private static func certificates(in file: URL) -> [SecCertificate] {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      return text.components(separatedBy: "-----BEGIN CERTIFICATE-----").dropFirst().compactMap { part in
        let body = part.components(separatedBy: "-----END CERTIFICATE-----")[0]
        return Data(base64Encoded: body, options: .ignoreUnknownCharacters).flatMap {
          SecCertificateCreateWithData(nil, $0 as CFData)
        }
      }
    }
  }
#endif
