/// How a picture that is given as pixels is compressed. The numbers are ours.
public enum QDImageFormat: Int, Sendable {
  /// JPEG, with the quality that the option says; the default.
  case JPEG = 0
  /// PNG, which loses nothing.
  case PNG = 1
}
