#include <libwebsockets.h>

/// The room that a buffer to be written has before its first byte: the library's macro, as a value.
static const int lws_room_before = LWS_PRE;
