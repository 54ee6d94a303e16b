/* libwebp's decoder, loaded when the first WebP image is read: it is not needed to build or to start. */
#ifndef CWEBPREADER_H
#define CWEBPREADER_H

#include <stddef.h>
#include <stdint.h>

typedef struct cwebp_library cwebp_library;

typedef struct {
    int width;
    int height;
    int is_animated;
} cwebp_header;

/* Loads the library by its file name. It is never let go of. NULL where it is not installed or lacks a function. */
const cwebp_library *cwebp_library_load(const char *file_name);

/* Reads the header, whose sides are at least 1. Returns 0 if the file is damaged. */
int cwebp_read_header(const cwebp_library *library, const uint8_t *bytes, size_t count, cwebp_header *header);

/* Writes the whole picture as R, G, B, A, not premultiplied, without gaps between rows: `width` * `height` * 4 bytes for
   the sides of the header. Returns 0 if the file is damaged or memory runs out. */
int cwebp_read_pixels(const cwebp_library *library, const uint8_t *bytes, size_t count, uint8_t *rgba, int width,
                      int height);

#endif
