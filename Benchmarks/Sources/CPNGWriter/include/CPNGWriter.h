#ifndef CPNGWRITER_H
#define CPNGWRITER_H

#include <stddef.h>
#include <stdint.h>

/*
 * libpng's writer, one row at a time, into memory. It owns libpng's setjmp, as Swift must not be jumped across:
 * every function returns, and tells by its result whether libpng was content.
 */

typedef struct cpng_writer cpng_writer;

typedef struct {
    uint32_t width;
    uint32_t height;
    int color_type; /* 2 RGB, 3 palette, 6 RGBA, as in the file */
    int bit_depth; /* 8, or 1, 2, 4 for small palettes; rows hold a byte a sample all the same */
    int filter; /* libpng's PNG_FILTER_… mask */
    int level; /* zlib's level, 0 to 9 */
    int strategy; /* zlib's strategy, 0 to 4 */
    uint32_t pixels_per_metre; /* 0 leaves pHYs out */
    const uint8_t *palette; /* palette_count entries R, G, B, A; NULL unless there is a palette */
    int palette_count;
    int palette_alpha_count; /* the first so many entries go to tRNS */
} cpng_options;

/* Begins a file and writes everything before its rows. NULL only without memory; ask cpng_writer_error next. */
cpng_writer *cpng_writer_create(const cpng_options *options);

/* Writes the next row. Returns 1, or 0 after an error, now or before. */
int cpng_writer_write_row(cpng_writer *writer, const uint8_t *row);

/* Ends the file. Returns 1, or 0 after an error, now or before. */
int cpng_writer_finish(cpng_writer *writer);

/* What went wrong, or an empty string; lives as long as the writer. */
const char *cpng_writer_error(const cpng_writer *writer);

/* The file so far; lives until the next call. */
const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count);

void cpng_writer_destroy(cpng_writer *writer);

#endif
