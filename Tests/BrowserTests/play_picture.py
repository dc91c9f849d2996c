"""A picture made for the tests."""

import struct
import zlib


def picture(width=320, height=200):
    """Returns the PNG file of an evening sky above the sea."""
    rows = bytearray()
    horizon, radius = height * 2 // 3, height // 6
    for y in range(height):
        rows.append(0)
        for x in range(width):
            away = (x - width // 2) ** 2 + (y - horizon) ** 2
            if y < horizon and away < radius**2:
                rows += bytes((250, 226, 160))
            elif y < horizon:
                rows += bytes((90 + 150 * y // horizon, 100 + 60 * y // horizon, 140 - 30 * y // horizon))
            else:
                rows += bytes((70, 84 - (y - horizon) // 3, 110 - (y - horizon) // 2))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
