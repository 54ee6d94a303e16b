/* libpng's reader behind functions that never jump: the setjmp for its errors is hidden here. */
#ifndef CPNGREADER_H
#define CPNGREADER_H

#include <stddef.h>
#include <stdint.h>

typedef struct cpng_reader cpng_reader;

/* Reads the chunks before the pixels. The bytes must remain valid until the reader is destroyed. Returns NULL if memory
   ran out; after any other failure width and height are 0 and cpng_reader_error returns the message. */
cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count);

/* Pixels per row, and rows, as declared by the file; limited by libpng only. */
uint32_t cpng_reader_width(const cpng_reader *reader);
uint32_t cpng_reader_height(const cpng_reader *reader);

/* Whether the picture is interlaced (Adam7), so that all rows have to be read at once. */
int cpng_reader_is_interlaced(const cpng_reader *reader);

/* Writes the next row of a picture that is not interlaced as straight R, G, B, A in sRGB, 8 bits per channel, `width` * 4
   bytes. Returns 0 after an error, now or before. */
int cpng_reader_read_row(cpng_reader *reader, uint8_t *rgba);

/* Writes all rows in the same way, without gaps. Once only, and before any single row. */
int cpng_reader_read(cpng_reader *reader, uint8_t *rgba);

/* The error message, or an empty string. */
const char *cpng_reader_error(const cpng_reader *reader);

void cpng_reader_destroy(cpng_reader *reader);

#endif
