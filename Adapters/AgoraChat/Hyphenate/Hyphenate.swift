// The framework was called Hyphenate before it was called HyphenateChat; apps of 3.x import it by that name.

@_exported public import HyphenateChat
