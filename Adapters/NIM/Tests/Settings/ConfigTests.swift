import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// The settings of a client: what they are before the app sets them, and that they are kept.
@Suite struct ConfigTests {
  private final class Nobody: NSObject, NIMSDKConfigDelegate {}

  @Test func theDefaultsAreTheVendors() {
    let config = NIMSDKConfig()
    #expect(!config.disableTraceroute && !config.fileProtectionNone && !config.enableDataProtection)
    #expect(config.enabledHttpsForInfo && config.enabledHttpsForMessage && config.maximumLogDays == 7)
    #expect(!config.animatedImageThumbnailEnabled && !config.reconnectInBackgroundStateDisabled)
    #expect(config.delegate == nil && config.fileQuickTransferEnabled && !config.exceptionOptimizationEnabled)
    #expect(!config.asyncLoadRecentSessionEnabled && !config.sessionDatabaseBackupEnabled)
    #expect(config.maxUploadLogSize == 0 && config.customClientType == 0 && config.cdnTrackInterval == 30)
    #expect(config.chatroomMessageReceiveMinInterval == 0 && config.optimizeSettings == nil && !config.linkQuickSwitch)
    #expect(config.flutterSDKVersion == "" && !config.fcsEnable && config.fcsAuthType == 0)
    #expect(config.fcsUa == "" && config.fcsRefer == "" && !config.isSingleTable && config.growDeviceEnabled)
    #expect(!config.logDesensitizationConfig.hideDownloadUrl && config.thumbnailSize == 350)
    #expect(!config.reportIgnoredMessage)
  }

  @Test func eachSettingIsKept() {
    let config = NIMSDKConfig()
    let flags: [ReferenceWritableKeyPath<NIMSDKConfig, Bool>] = [
      \.disableTraceroute, \.fileProtectionNone, \.enableDataProtection, \.enabledHttpsForInfo,
      \.enabledHttpsForMessage,
      \.animatedImageThumbnailEnabled, \.reconnectInBackgroundStateDisabled, \.fileQuickTransferEnabled,
      \.exceptionOptimizationEnabled, \.asyncLoadRecentSessionEnabled, \.sessionDatabaseBackupEnabled,
      \.linkQuickSwitch, \.fcsEnable, \.isSingleTable, \.growDeviceEnabled, \.reportIgnoredMessage,
    ]
    for flag in flags {
      let before = config[keyPath: flag]
      config[keyPath: flag] = !before
      #expect(config[keyPath: flag] != before)
    }
    let numbers: [ReferenceWritableKeyPath<NIMSDKConfig, Int>] = [
      \.maximumLogDays, \.customClientType, \.fcsAuthType, \.thumbnailSize,
    ]
    for number in numbers {
      config[keyPath: number] = 30
      #expect(config[keyPath: number] == 30)
    }
    let texts: [ReferenceWritableKeyPath<NIMSDKConfig, String>] = [\.flutterSDKVersion, \.fcsUa, \.fcsRefer]
    for text in texts {
      config[keyPath: text] = "value"
      #expect(config[keyPath: text] == "value")
    }
    (config.maxUploadLogSize, config.optimizeSettings) = (1 << 40, "{}")
    (config.cdnTrackInterval, config.chatroomMessageReceiveMinInterval) = (0, 0.2)
    #expect(config.maxUploadLogSize == 1 << 40 && config.optimizeSettings == "{}")
    #expect(config.cdnTrackInterval == 0 && config.chatroomMessageReceiveMinInterval == 0.2)
  }

  @Test func logsAreKeptForTwoDaysAtLeast() {
    let config = NIMSDKConfig()
    for days in [1, 0, .min] {
      config.maximumLogDays = days
      #expect(config.maximumLogDays == 2)
    }
  }

  @Test func theDelegateIsHeldWeakly() {
    let config = NIMSDKConfig()
    var delegate: Nobody? = Nobody()
    config.delegate = delegate
    #expect(config.delegate === delegate)
    delegate = nil
    #expect(config.delegate == nil)
  }

  @Test func logDesensitizationConfigIsCopied() {
    let settings = NIMLogDesensitizationConfig()
    let address = "https://files.example/1"
    #expect(NIMLogDesensitizationConfig.getPrintText(ofDownloadUrl: address, config: settings) == address)
    settings.hideDownloadUrl = true
    let config = NIMSDKConfig()
    config.logDesensitizationConfig = settings
    settings.hideDownloadUrl = false
    let kept = config.logDesensitizationConfig
    #expect(kept.hideDownloadUrl && kept !== settings)
    #expect(NIMLogDesensitizationConfig.getPrintText(ofDownloadUrl: address, config: kept) == "***")
    #expect((kept.copy() as? NIMLogDesensitizationConfig)?.hideDownloadUrl == true)
  }

  @Test func anOptionKeepsWhatPushesWouldNeed() {
    let option = NIMSDKOption(appKey: "key")
    #expect(option.pkCername == nil && option.avoidNosAccelerationBuckets == nil)
    (option.pkCername, option.avoidNosAccelerationBuckets) = ("calls", ["bucket"])
    #expect(option.pkCername == "calls" && option.avoidNosAccelerationBuckets == ["bucket"])
  }

  @Test @MainActor func theFolderOfTheDefaultEnvironmentIsTheApps() throws {
    let folder = try TemporaryFolder()
    MessagingEnvironment.$shared.withValue(Lock(nil)) {
      MessagingEnvironment.$chosenFolder.withValue(Lock(nil)) {
        NIMSDKConfig().setupSDKDir(folder.url.appendingPathComponent("data").path)
        NIMSDKConfig().setupSDKDir("")
        let environment = MessagingEnvironment.default
        let hub = folder.url.path + "/data/hub.sqlite"
        #expect(FileManager.default.fileExists(atPath: hub))
        // Too late: the environment exists.
        NIMSDKConfig().setupSDKDir(folder.url.appendingPathComponent("other").path)
        #expect(MessagingEnvironment.default === environment)
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/other"))
        environment.shutDown()
      }
    }
  }
}
