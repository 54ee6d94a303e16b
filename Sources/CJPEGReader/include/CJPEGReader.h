/* libjpeg-turbo's reader behind functions that never jump: the setjmp for its errors is hidden here. */
#ifndef CJPEGREADER_H
#define CJPEGREADER_H

#include <stddef.h>
#include <stdint.h>

typedef struct cjpeg_reader cjpeg_reader;

/* Reads the header. The bytes must remain valid until the reader is destroyed. Returns NULL if memory ran out; after any
   other failure width and height are 0 and cjpeg_reader_error returns the message. */
cjpeg_reader *cjpeg_reader_create(const uint8_t *bytes, size_t count);

/* Pixels per row, and rows, as declared by the file; not limited. */
uint32_t cjpeg_reader_width(const cjpeg_reader *reader);
uint32_t cjpeg_reader_height(const cjpeg_reader *reader);

/* The number of scans of the picture, or of one of its channels; not limited. */
uint32_t cjpeg_reader_scans(const cjpeg_reader *reader);

/* Whether there are few enough scans for a picture of its size. */
int cjpeg_reader_may_be_read(cjpeg_reader *reader);

/* Writes the next row as R, G, B, 255, `width` * 4 bytes. Grayscale and CMYK are converted. Returns 0 if the file is
   damaged, truncated or has too many scans, now or before. */
int cjpeg_reader_read_row(cjpeg_reader *reader, uint8_t *rgba);

/* The error message, or an empty string. */
const char *cjpeg_reader_error(const cjpeg_reader *reader);

void cjpeg_reader_destroy(cjpeg_reader *reader);

#endif
