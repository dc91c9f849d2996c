public struct CMTime: Sendable {
  public static var zero: CMTime { CMTime() }
}
