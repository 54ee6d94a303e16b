/* libjpeg-turbo's reader behind functions that never jump: the setjmp that its errors need stays in here. */
#ifndef CJPEGREADER_H
#define CJPEGREADER_H

#include <stddef.h>
#include <stdint.h>

typedef struct cjpeg_reader cjpeg_reader;

/* Reads the header. The bytes must stay where they are until the reader is destroyed. NULL means that no memory was
   left; any other failure makes width and height 0 and is told by cjpeg_reader_error. */
cjpeg_reader *cjpeg_reader_create(const uint8_t *bytes, size_t count);

/* Pixels in a row, and rows, as the file says; not bounded. */
uint32_t cjpeg_reader_width(const cjpeg_reader *reader);
uint32_t cjpeg_reader_height(const cjpeg_reader *reader);

/* How many times the file goes over the picture, or over one of its channels; not bounded. */
uint32_t cjpeg_reader_scans(const cjpeg_reader *reader);

/* Whether these are few enough for a picture of its size. */
int cjpeg_reader_may_be_read(cjpeg_reader *reader);

/* Writes the next row as R, G, B, 255, `width` * 4 bytes. Gray and four inks become colors too. Returns 0 where the file is
   damaged, ends early or goes over the picture too many times, now or before. */
int cjpeg_reader_read_row(cjpeg_reader *reader, uint8_t *rgba);

/* What went wrong, an empty text if nothing did. */
const char *cjpeg_reader_error(const cjpeg_reader *reader);

void cjpeg_reader_destroy(cjpeg_reader *reader);

#endif
