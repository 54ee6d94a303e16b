#ifndef CPNGWRITER_H
#define CPNGWRITER_H

#include <stddef.h>
#include <stdint.h>

/*
 * libpng's writer, into memory, around rows that were filtered and compressed elsewhere. It owns libpng's setjmp, as Swift
 * must not be jumped across: every function returns, and its result says whether libpng reported an error.
 */

typedef struct cpng_writer cpng_writer;

typedef struct {
    uint32_t width;
    uint32_t height;
    int color_type; /* 2 RGB, 3 palette, 6 RGBA, as in the file */
    int bit_depth; /* 8, or 1, 2, 4 for small palettes */
    uint32_t pixels_per_metre; /* 0 leaves pHYs out */
    const uint8_t *palette; /* palette_count entries R, G, B, A; NULL unless there is a palette */
    int palette_count;
    int palette_alpha_count; /* the number of leading entries for tRNS */
} cpng_options;

/* Begins a file and writes everything before its rows. NULL only if memory ran out; check cpng_writer_error next. */
cpng_writer *cpng_writer_create(const cpng_options *options);

/* Writes the next bytes of the zlib stream that holds the filtered rows. Returns 1, or 0 after an error, now or before. */
int cpng_writer_write_data(cpng_writer *writer, const uint8_t *bytes, size_t count);

/* Ends the file. Returns 1, or 0 after an error, now or before. */
int cpng_writer_end_data(cpng_writer *writer);

/*
 * Animations (PNG third edition, "APNG"): acTL after the header, then fcTL before each frame's data. The first
 * frame's data are the still picture's, written with cpng_writer_write_data; those of the others follow with
 * cpng_writer_write_frame_data. Chunks of control and data are numbered together from 0; acTL has no number. The file
 * ends with cpng_writer_end_data. All return 1, or 0 after an error, now or before.
 */
int cpng_writer_write_animation(cpng_writer *writer, uint32_t frame_count, uint32_t plays);

typedef struct {
    uint32_t sequence;
    uint32_t width, height, x, y;
    uint16_t delay_numerator, delay_denominator; /* seconds */
} cpng_frame;

/* The frame replaces the contents of its rectangle, and remains for the next one. */
int cpng_writer_write_frame(cpng_writer *writer, const cpng_frame *frame);

int cpng_writer_write_frame_data(cpng_writer *writer, uint32_t sequence, const uint8_t *bytes, size_t count);

/* Discards the bytes so far, which have been written elsewhere. */
void cpng_writer_drain(cpng_writer *writer);

/* The error message, or an empty string; valid as long as the writer. */
const char *cpng_writer_error(const cpng_writer *writer);

/* The file so far; valid until the next call. */
const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count);

/* A compressed zlib stream. */
typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t length; /* the number of uncompressed bytes */
} cpng_piece;

/* Compresses bytes with libdeflate to a complete zlib stream. Returns 1, or 0 if memory ran out. The piece must be
   destroyed in either case. */
int cpng_stream_compress(cpng_piece *piece, const uint8_t *bytes, size_t count, int level);

void cpng_piece_destroy(cpng_piece *piece);

void cpng_writer_destroy(cpng_writer *writer);

#endif
