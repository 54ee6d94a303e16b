/* libpng's reader behind functions that never jump: the setjmp that its errors need stays in here. */
#ifndef CPNGREADER_H
#define CPNGREADER_H

#include <stddef.h>
#include <stdint.h>

typedef struct cpng_reader cpng_reader;

/* Reads what stands before the pixels. The bytes must stay where they are until the reader is destroyed. NULL means that
   no memory was left; any other failure makes width and height 0 and is told by cpng_reader_error. */
cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count);

/* Pixels in a row, and rows, as the file says; bounded by libpng only. */
uint32_t cpng_reader_width(const cpng_reader *reader);
uint32_t cpng_reader_height(const cpng_reader *reader);

/* Whether the rows come in several passes over the picture (Adam7), so that all of them are read at once. */
int cpng_reader_is_interlaced(const cpng_reader *reader);

/* Writes the next row of a picture that is not interlaced as straight R, G, B, A in sRGB, 8 bits a channel, `width` * 4
   bytes. Returns 0 after an error, now or before. */
int cpng_reader_read_row(cpng_reader *reader, uint8_t *rgba);

/* Writes all rows in the same way, without gaps. Once only, and before any single row. */
int cpng_reader_read(cpng_reader *reader, uint8_t *rgba);

/* What went wrong, an empty text if nothing did. */
const char *cpng_reader_error(const cpng_reader *reader);

void cpng_reader_destroy(cpng_reader *reader);

#endif
