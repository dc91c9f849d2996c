#ifndef PAGE_CHECKSUM_H
#define PAGE_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

/// How many bytes a page ends with that are not SQLite's.
enum { page_trailer_length = 8 };

/// Writes the end of a page.
///
/// - parameter length: The length of the whole page.
/// - parameter number: Its place in the file, so that a page in another one's place is noticed.
void page_seal(uint8_t *page, size_t length, uint64_t number);

/// Whether a page ends as `page_seal` ended it.
int page_is_intact(const uint8_t *page, size_t length, uint64_t number);

/// Whether a page has an end of this kind, be it right or wrong.
int page_is_sealed(const uint8_t *page, size_t length);

#endif
