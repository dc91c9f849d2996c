// The header beside this folder, of the same name, is there for programs of long ago and warns.
#include <nats/nats.h>
