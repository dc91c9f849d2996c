#if Remote && os(Linux)
  internal import CCurl
  internal import Glibc

  /// Handles that libcurl carries out together. The library says for which descriptors and how long it waits, and the service
  /// waits for it. Used on the service thread.
  final class CurlGroup {
    /// The most sockets of one group. To send and to receive, the library looks through all connections of a group for the
    /// one that is meant, so that one group for all would cost the square of their number.
    static let mostSockets = 64

    /// Its place among the groups.
    let index: Int
    /// The number of its handles.
    private(set) var count = 0
    /// The moment at which the library wants to go on without a sign from a descriptor, in nanoseconds.
    var moment: UInt64?
    private let multi: UnsafeMutableRawPointer
    private let poller: Int32

    /// - parameter poller: The descriptor of `epoll` in which the library's descriptors are put.
    /// - returns: nil if there is no memory or no descriptor.
    init?(index: Int, poller: Int32) {
      guard let multi = curl_multi_init() else { return nil }
      self.index = index
      self.multi = multi
      self.poller = poller
      curl_multi_set_waiting(
        multi,
        { _, descriptor, kind, context, _ in
          CurlGroup.of(context).watch(descriptor, kind)
          return 0
        },
        { _, milliseconds, context in
          CurlGroup.of(context).moment = milliseconds < 0 ? nil : Moment.now + UInt64(milliseconds) * Moment.millisecond
          return 0
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit { curl_multi_cleanup(multi) }

    private static func of(_ context: UnsafeMutableRawPointer?) -> CurlGroup {
      // Never nil: it is what `init` handed over.
      Unmanaged<CurlGroup>.fromOpaque(context!).takeUnretainedValue()
    }

    private func watch(_ descriptor: Int32, _ kind: Int32) {
      var event = epoll_event()
      event.data.u64 = UInt64(index) << 32 | UInt64(UInt32(bitPattern: descriptor))
      guard kind != CURL_POLL_REMOVE else {
        epoll_ctl(poller, EPOLL_CTL_DEL, descriptor, &event)
        return
      }
      if kind & CURL_POLL_IN != 0 { event.events |= EPOLLIN.rawValue }
      if kind & CURL_POLL_OUT != 0 { event.events |= EPOLLOUT.rawValue }
      if epoll_ctl(poller, EPOLL_CTL_ADD, descriptor, &event) != 0 {
        epoll_ctl(poller, EPOLL_CTL_MOD, descriptor, &event)
      }
    }

    func add(_ handle: CurlHandle) -> Bool {
      guard curl_multi_add_handle(multi, handle.pointer) == CURLM_OK else { return false }
      count += 1
      return true
    }

    /// Takes a handle out, and closes its connection.
    func remove(_ handle: CurlHandle) {
      curl_multi_remove_handle(multi, handle.pointer)
      count -= 1
    }

    /// Lets the library go on.
    ///
    /// - parameter descriptor: The descriptor that is ready; the library's number for none if a moment has come.
    func advance(_ descriptor: Int32 = CURL_SOCKET_TIMEOUT, _ events: UInt32 = 0) {
      var kinds: Int32 = 0
      if events & EPOLLIN.rawValue != 0 { kinds |= CURL_CSELECT_IN }
      if events & EPOLLOUT.rawValue != 0 { kinds |= CURL_CSELECT_OUT }
      if events & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0 { kinds |= CURL_CSELECT_ERR }
      var running: Int32 = 0
      curl_multi_socket_action(multi, descriptor, kinds, &running)
    }

    /// Returns a handle with which the library is done, and how; nil if there is none.
    func nextDone() -> (UnsafeMutableRawPointer, CURLcode)? {
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi, &left) {
        if message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle {
          return (handle, message.pointee.data.result)
        }
      }
      return nil
    }
  }
#endif
