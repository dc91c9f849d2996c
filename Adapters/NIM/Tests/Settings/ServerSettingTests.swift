import Foundation
import Parlance
import TestSupport
import Testing

@testable import NIMSDK

/// The addresses of the vendor's servers: kept, and read from the vendor's file.
@Suite struct ServerSettingTests {
  @Test func theDefaultsAreTheVendors() {
    let setting = NIMServerSetting()
    #expect(setting.handshakeType == .basics && setting.env == .prod && setting.lbsLinkAddressType == .ipv4)
    #expect(setting.httpsEnabled && setting.cdnEnable && !setting.isSpecialCloud && setting.version == 0)
    #expect(setting.encryptConfig.asymEncryptionType == .RSA && setting.encryptConfig.symEncryptionType == .RC4)
    #expect(setting.nosUploadHost == nil && setting.nosAccelerateHost == nil && setting.nosAccelerateHosts == nil)
    #expect(setting.nosAccelerateAddress == nil)
    #expect(setting.lbsIpv4DetectAddress == nil && setting.lbsIpv6DetectAddress == nil)
    let texts = [
      setting.module, setting.lbsAddress, setting.linkAddress, setting.ipv6LinkAddress, setting.nosLbsAddress,
      setting.nosUploadAddress, setting.nosDownloadAddress, setting.exceptionUploadAddress,
    ]
    #expect(texts == Array(repeating: "", count: 8))
  }

  @Test func theClientKeepsItsSetting() {
    let sdk = NIMSDK(environment: .inMemory(), device: "phone", config: NIMSDKConfig())
    sdk.serverSetting.lbsAddress = "https://lbs.example"
    (sdk.serverSetting.env, sdk.serverSetting.exceptionUploadAddress) = (.dev, "https://errors.example")
    #expect(sdk.serverSetting.lbsAddress == "https://lbs.example" && sdk.serverSetting.env == .dev)
    #expect(sdk.serverSetting.exceptionUploadAddress == "https://errors.example")
    let other = NIMServerSetting()
    sdk.serverSetting = other
    #expect(sdk.serverSetting === other)
  }

  @Test func theVendorsFileIsRead() {
    let setting = NIMServerSetting()
    let content = """
      {"appkey": "k", "module": "00ab", "version": 2, "lbs": "https://lbs", "link": "link:80", "link_ipv6": "[::1]:80",
      "nos_lbs": "https://nos", "nos_uploader": "https://up", "nos_uploader_host": "up", "https_enabled": false,
      "nos_downloader": "https://{bucket}/{object}", "nos_accelerate": "https://fast/{object}",
      "nos_accelerate_host": "slow", "nos_accelerate_host_list": ["slow", "slower"], "nos_cdn_enable": false,
      "hand_shake_type": 1, "dedicated_cluste_flag": 1, "ip_protocol_version": 2, "probe_ipv4_url": "https://4",
      "probe_ipv6_url": "https://6", "nego_key_neca": 1, "comm_enca": 2, "nego_key_enca_key_parta": "00cd",
      "nego_key_enca_key_partb": "10001", "nego_key_enca_key_version": 3}
      """
    setting.update(fromConfigData: Data(content.utf8))
    #expect(setting.module == "00ab" && setting.version == 2 && setting.lbsAddress == "https://lbs")
    #expect(setting.linkAddress == "link:80" && setting.ipv6LinkAddress == "[::1]:80")
    #expect(setting.nosLbsAddress == "https://nos" && setting.nosUploadAddress == "https://up")
    #expect(setting.nosUploadHost == "up" && !setting.httpsEnabled && !setting.cdnEnable)
    #expect(setting.nosDownloadAddress == "https://{bucket}/{object}" && setting.nosAccelerateHost == "slow")
    #expect(setting.nosAccelerateAddress == "https://fast/{object}")
    #expect(setting.nosAccelerateHosts == ["slow", "slower"])
    #expect(setting.handshakeType == .advanced && setting.isSpecialCloud && setting.lbsLinkAddressType == .auto)
    #expect(setting.lbsIpv4DetectAddress == "https://4" && setting.lbsIpv6DetectAddress == "https://6")
    let encryption = setting.encryptConfig
    #expect(encryption.asymEncryptionType == .RSA && encryption.symEncryptionType == .AES)
    #expect(encryption.rsa.module == "00cd" && encryption.rsa.exp == 0x10001 && encryption.rsa.version == 3)
    let change =
      #"{"nego_key_neca": 2, "comm_enca": 4, "nego_key_enca_key_parta": "x", "nego_key_enca_key_partb": "y"}"#
    setting.update(fromConfigData: Data(change.utf8))
    #expect(encryption.asymEncryptionType == .SM2 && encryption.symEncryptionType == .SM4)
    #expect(encryption.sm2.sm2X == "x" && encryption.sm2.sm2Y == "y" && encryption.sm2.version == 0)
    #expect(setting.lbsAddress == "https://lbs")
  }

  @Test(arguments: [
    "", "[]", "nonsense", "{}", #"{"lbs": 5, "version": "x", "hand_shake_type": 9, "https_enabled": []}"#,
    #"{"lbs": "", "nego_key_neca": 7, "nos_accelerate_host_list": [1]}"#,
  ])
  func invalidContentChangesNothing(_ content: String) {
    let setting = NIMServerSetting()
    (setting.lbsAddress, setting.version) = ("before", 4)
    setting.update(fromConfigData: Data(content.utf8))
    #expect(setting.lbsAddress == "before" && setting.version == 4 && setting.handshakeType == .basics)
    #expect(setting.httpsEnabled && setting.encryptConfig.asymEncryptionType == .RSA)
    #expect(setting.nosAccelerateHosts == nil)
  }

  @Test func theFirstOfSeveralAddressesCounts() {
    let setting = NIMServerSetting()
    setting.update(fromConfigData: Data(#"{"link": ["one:80", "two:80"], "https_enabled": 0}"#.utf8))
    #expect(setting.linkAddress == "one:80" && !setting.httpsEnabled)
  }

  @Test func keysAreKept() {
    let (rsa, sm2) = (NIMRSAOption(), NIMSM2Option())
    #expect(rsa.version == 0 && rsa.module == "" && rsa.exp == 0 && rsa.paddingMode == .PKCS1)
    #expect(sm2.version == 0 && sm2.sm2X == "" && sm2.sm2Y == "")
    (rsa.module, rsa.exp, rsa.paddingMode) = ("ff", 3, .oaepWithSHA_256AndMGF1)
    let encryption = NIMEncryptionConfig()
    encryption.update(rsa)
    encryption.update(sm2)
    #expect(encryption.rsa === rsa && encryption.sm2 === sm2)
    encryption.asymEncryptionType = .SM2
    encryption.symEncryptionType = .SM4
    #expect(encryption.asymEncryptionType == .SM2 && encryption.symEncryptionType == .SM4)
  }
}
