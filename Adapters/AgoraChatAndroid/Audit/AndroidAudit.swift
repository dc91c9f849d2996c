package import ParlanceAudit

/// The knowledge of Agora Chat on Android, under both brands, that `parlance audit` needs.
package enum AndroidAudit {
  package static let sdks = [
    AuditedSDK(
      name: "AgoraChatAndroid", title: "Hyphenate, Easemob IM and Agora Chat for Android",
      modules: ["AgoraChatAndroid"],
      packages: ["com.hyphenate", "com.easemob", "io.agora.chat", "io.hyphenate"],
      dependencies: [
        "io.hyphenate:hyphenate-chat", "io.hyphenate:hyphenate-sdk", "io.hyphenate:hyphenate-sdk-lite",
        "com.hyphenate:hyphenate-sdk",
        "com.hyphenate:hyphenate-chat", "io.agora.rtc:chat-sdk", "io.agora:chat-sdk",
      ],
      kits: [
        "io.hyphenate:ease-im-kit", "io.hyphenate:ease-chat-kit", "io.hyphenate:ease-call-kit", "com.hyphenate:easeui",
        "io.agora.rtc:chat-uikit",
      ],
      tables: [AndroidTable.rows],
      javaPrefixes: javaNames,
      notes: [
        "The API here is that of 2016 in Swift: sources in Java and Kotlin have to be ported line by line. Symbols are found by name."
      ])
  ]

  /// The beginnings of the names of later versions and of the other brand, with those of the table.
  private static let javaNames = [
    "EMClient": "AgoraChatManager", "EMTextMessageBody": "TextMessageBody", "EMCmdMessageBody": "CmdMessageBody",
    "EMImageMessageBody": "ImageMessageBody", "EMVoiceMessageBody": "VoiceMessageBody",
    "EMVideoMessageBody": "VideoMessageBody", "EMLocationMessageBody": "LocationMessageBody",
    "EMNormalFileMessageBody": "NormalFileMessageBody", "EMFileMessageBody": "FileMessageBody",
    "EMMessageBody": "MessageBody", "HyphenateException": "EaseMobException", "EM": "Agora",
    "ChatClient": "AgoraChatManager", "ChatManager": "AgoraChatManager", "ChatMessage": "AgoraMessage",
    "ChatOptions": "AgoraChatOptions", "ChatException": "EaseMobException", "GroupManager": "AgoraGroupManager",
    "Group": "AgoraGroup", "Conversation": "AgoraConversation", "ConnectionListener": "AgoraConnectionListener",
    "CallBack": "AgoraCallBack", "ValueCallBack": "AgoraValueCallBack",
  ]
}
