/// The compression of a picture that is passed as pixels. The numbers are ours.
public enum QDImageFormat: Int, Sendable {
  /// JPEG, with the option's quality; the default.
  case JPEG = 0
  /// PNG, which is lossless.
  case PNG = 1
}
