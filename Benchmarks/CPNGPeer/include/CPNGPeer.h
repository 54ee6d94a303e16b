#ifndef CPNGPEER_H
#define CPNGPEER_H

#include <stddef.h>
#include <stdint.h>

/* How many bytes libpng by itself makes of opaque RGB rows, one after the other, with a PNG_FILTER_… mask and a level of
   zlib; 0 after an error. */
size_t cpng_peer_encode(const uint8_t *rgb, uint32_t width, uint32_t height, int filters, int level);

#endif
