#include "CPNGPeer.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
} buffer;

/* The memory doubles, as that of layoutshot's own writer does. */
static void append(png_structp png, png_bytep data, size_t length) {
    buffer *file = png_get_io_ptr(png);
    if (length > file->capacity - file->count) {
        size_t capacity = file->capacity ? file->capacity : 1 << 16;
        while (capacity - file->count < length) capacity *= 2;
        uint8_t *bytes = realloc(file->bytes, capacity);
        if (!bytes) png_error(png, "out of memory");
        file->bytes = bytes;
        file->capacity = capacity;
    }
    memcpy(file->bytes + file->count, data, length);
    file->count += length;
}

static void flush(png_structp png) { (void)png; }

size_t cpng_peer_encode(const uint8_t *rgb, uint32_t width, uint32_t height, int filters, int level) {
    buffer file = {0};
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    volatile size_t count = 0;
    if (info && !setjmp(png_jmpbuf(png))) {
        png_set_write_fn(png, &file, append, flush);
        png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                     PNG_FILTER_TYPE_DEFAULT);
        png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
        png_set_compression_level(png, level);
        png_set_compression_buffer_size(png, 1 << 16);
        png_write_info(png, info);
        for (uint32_t y = 0; y < height; y++) png_write_row(png, rgb + (size_t)y * width * 3);
        png_write_end(png, info);
        count = file.count;
    }
    png_destroy_write_struct(&png, &info);
    free(file.bytes);
    return count;
}
