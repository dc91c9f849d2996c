#if Server
  package import ParlanceCore

  /// Passes push notifications on to several notifiers.
  package struct CombinedPushNotifier: PushNotifier {
    private let notifiers: [any PushNotifier]

    package init(_ notifiers: [any PushNotifier]) { self.notifiers = notifiers }

    package func notify(_ notifications: [PushNotification]) {
      for notifier in notifiers { notifier.notify(notifications) }
    }
  }
#endif
