internal import Foundation

/// The content of the vendor's file `nim_server.conf`. Members with unknown names or unexpected types are ignored.
struct ServerConfiguration {
  private let members: [String: Any]

  /// Returns nil if the data is not a JSON object.
  init?(_ data: Data) {
    guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return nil }
    members = object
  }

  /// A text that is not empty; of a list, the first.
  private func text(_ name: String) -> String? {
    let text = members[name] as? String ?? (members[name] as? [Any])?.first as? String
    return text?.isEmpty == false ? text : nil
  }

  private func texts(_ name: String) -> [String]? { members[name] as? [String] }
  private func number(_ name: String) -> Int? { members[name] as? Int }
  private func flag(_ name: String) -> Bool? { members[name] as? Bool ?? number(name).map { $0 != 0 } }

  func apply(to setting: NIMServerSetting) {
    text("module").map { setting.module = $0 }
    number("version").map { setting.version = $0 }
    number("hand_shake_type").flatMap(NIMHandshakeType.init).map { setting.handshakeType = $0 }
    flag("dedicated_cluste_flag").map { setting.isSpecialCloud = $0 }
    text("lbs").map { setting.lbsAddress = $0 }
    text("link").map { setting.linkAddress = $0 }
    text("link_ipv6").map { setting.ipv6LinkAddress = $0 }
    number("ip_protocol_version").flatMap(NIMLinkAddressType.init).map { setting.lbsLinkAddressType = $0 }
    text("probe_ipv4_url").map { setting.lbsIpv4DetectAddress = $0 }
    text("probe_ipv6_url").map { setting.lbsIpv6DetectAddress = $0 }
    applyFiles(to: setting)
    apply(to: setting.encryptConfig)
  }

  private func applyFiles(to setting: NIMServerSetting) {
    flag("https_enabled").map { setting.httpsEnabled = $0 }
    text("nos_lbs").map { setting.nosLbsAddress = $0 }
    text("nos_uploader").map { setting.nosUploadAddress = $0 }
    text("nos_uploader_host").map { setting.nosUploadHost = $0 }
    text("nos_downloader").map { setting.nosDownloadAddress = $0 }
    text("nos_accelerate").map { setting.nosAccelerateAddress = $0 }
    text("nos_accelerate_host").map { setting.nosAccelerateHost = $0 }
    texts("nos_accelerate_host_list").map { setting.nosAccelerateHosts = $0 }
    flag("nos_cdn_enable").map { setting.cdnEnable = $0 }
  }

  private func apply(to encryption: NIMEncryptionConfig) {
    number("nego_key_neca").flatMap(NIMAsymEncryptionType.init).map { encryption.asymEncryptionType = $0 }
    number("comm_enca").flatMap(NIMSymEncryptionType.init).map { encryption.symEncryptionType = $0 }
    guard let first = text("nego_key_enca_key_parta"), let second = text("nego_key_enca_key_partb") else { return }
    let version = number("nego_key_enca_key_version") ?? 0
    switch encryption.asymEncryptionType {
    case .RSA:
      let option = NIMRSAOption()
      (option.version, option.module, option.exp) = (version, first, UInt(second, radix: 16) ?? 0)
      encryption.update(option)
    case .SM2:
      let option = NIMSM2Option()
      (option.version, option.sm2X, option.sm2Y) = (version, first, second)
      encryption.update(option)
    }
  }
}
