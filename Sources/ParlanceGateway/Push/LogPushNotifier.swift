#if Server
  package import ParlanceCore

  /// Writes a line for each push notification, without its text and payload.
  package struct LogPushNotifier: PushNotifier {
    private let log: EventLog

    package init(log: EventLog) { self.log = log }

    package func notify(_ notifications: [PushNotification]) {
      for notification in notifications {
        log.write(
          .notice, "push.wanted",
          [
            "recipient": .text(notification.recipient.name), "message": .text(notification.messageID.string),
            "subject": .text(notification.subject.word),
          ])
      }
    }
  }
#endif
