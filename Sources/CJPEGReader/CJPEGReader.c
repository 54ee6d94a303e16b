#include "CJPEGReader.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

/* A file may contain any number of scans of a few bytes each; real ones have about ten. */
#define MOST_SCANS 200
/* The limit for the pixels of all scans together: 16 scans of the largest picture. Each costs up to a nanosecond. */
#define MOST_SCANNED ((uint64_t)1 << 30)
/* All coefficients of a progressive file are kept: 6 bytes per pixel and more. */
#define MOST_MEMORY (1L << 29)

struct cjpeg_reader {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf jump;
    char error[JMSG_LENGTH_MAX + 1];
    uint32_t width;
    uint32_t height;
    uint32_t scans; /* counted before any is read */
    int is_started;
};

static void leave(j_common_ptr jpeg) {
    cjpeg_reader *reader = jpeg->client_data;
    (*jpeg->err->format_message)(jpeg, reader->error);
    if (!reader->error[0]) strcpy(reader->error, "libjpeg failed");
    longjmp(reader->jump, 1);
}

/* libjpeg fills up truncated files with gray and only warns. */
static void hear(j_common_ptr jpeg, int level) {
    if (level < 0 && jpeg->err->msg_code == JWRN_JPEG_EOF) leave(jpeg);
}

static void keep_quiet(j_common_ptr jpeg) { (void)jpeg; }

static const char too_many_scans[] = "it goes over the picture too many times";

static void watch(j_common_ptr jpeg) {
    cjpeg_reader *reader = jpeg->client_data;
    /* Only a damaged file can result in more scans. */
    if (reader->jpeg.input_scan_number <= (int)reader->scans + 1) return;
    strcpy(reader->error, too_many_scans);
    longjmp(reader->jump, 1);
}

/* Counts the scans of a file by its markers. */
static uint32_t count_scans(const uint8_t *bytes, size_t count) {
    uint32_t scans = 0;
    size_t place = 2;
    while (place + 4 <= count && scans <= MOST_SCANS) {
        const uint8_t *next = memchr(bytes + place, 0xFF, count - 3 - place);
        if (!next) break;
        place = (size_t)(next - bytes);
        uint8_t marker = next[1];
        if (marker == 0xD9) break;
        if (marker == 0xFF) {
            place++;
        } else if (marker <= 1 || (marker >= 0xD0 && marker <= 0xD8)) {
            /* Within a scan, or without a length. */
            place += 2;
        } else {
            if (marker == 0xDA) scans++;
            place += 2 + ((size_t)next[2] << 8 | next[3]);
        }
    }
    return scans;
}

static void read_header(cjpeg_reader *reader, const uint8_t *bytes, size_t count) {
    if (setjmp(reader->jump)) return;
    jpeg_create_decompress(&reader->jpeg);
    reader->jpeg.mem->max_memory_to_use = MOST_MEMORY;
    reader->jpeg.progress = &reader->progress;
    jpeg_mem_src(&reader->jpeg, bytes, (unsigned long)count);
    jpeg_read_header(&reader->jpeg, TRUE);
    reader->width = reader->jpeg.image_width;
    reader->height = reader->jpeg.image_height;
    reader->scans = count_scans(bytes, count);
}

cjpeg_reader *cjpeg_reader_create(const uint8_t *bytes, size_t count) {
    cjpeg_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    if (!bytes || count == 0) {
        strcpy(reader->error, "it is empty");
        return reader;
    }
    reader->jpeg.err = jpeg_std_error(&reader->errors);
    reader->jpeg.client_data = reader;
    reader->errors.error_exit = leave;
    reader->errors.emit_message = hear;
    reader->errors.output_message = keep_quiet;
    reader->progress.progress_monitor = watch;
    read_header(reader, bytes, count);
    return reader;
}

uint32_t cjpeg_reader_width(const cjpeg_reader *reader) { return reader->width; }
uint32_t cjpeg_reader_height(const cjpeg_reader *reader) { return reader->height; }

/* In place: CMYK to R, G, B, 255. Adobe's files store inverted values. */
static void lighten(uint8_t *row, uint32_t width, int is_inverted) {
    for (uint32_t x = 0; x < width; x++, row += 4) {
        unsigned black = is_inverted ? row[3] : 255 - row[3];
        for (int channel = 0; channel < 3; channel++) {
            unsigned light = is_inverted ? row[channel] : 255 - row[channel];
            row[channel] = (uint8_t)((light * black + 127) / 255);
        }
        row[3] = 255;
    }
}

uint32_t cjpeg_reader_scans(const cjpeg_reader *reader) { return reader->scans; }

int cjpeg_reader_may_be_read(cjpeg_reader *reader) {
    if (reader->error[0]) return 0;
    if (reader->scans <= MOST_SCANS && (uint64_t)reader->width * reader->height * reader->scans <= MOST_SCANNED) return 1;
    strcpy(reader->error, too_many_scans);
    return 0;
}

static int has_inks(const cjpeg_reader *reader) {
    return reader->jpeg.jpeg_color_space == JCS_CMYK || reader->jpeg.jpeg_color_space == JCS_YCCK;
}

/* Reads all scans of a file with several. Returns 0 on failure. */
static int start(cjpeg_reader *reader) {
    struct jpeg_decompress_struct *jpeg = &reader->jpeg;
    if (!cjpeg_reader_may_be_read(reader)) return 0;
    jpeg->out_color_space = has_inks(reader) ? JCS_CMYK : JCS_EXT_RGBA;
    jpeg_start_decompress(jpeg);
    if (jpeg->output_width == reader->width && jpeg->output_height == reader->height && jpeg->output_components == 4)
        return 1;
    strcpy(reader->error, "its size changes while it is read");
    return 0;
}

int cjpeg_reader_read_row(cjpeg_reader *reader, uint8_t *rgba) {
    if (reader->error[0]) return 0;
    if (setjmp(reader->jump)) return 0;
    if (!reader->is_started && !start(reader)) return 0;
    reader->is_started = 1;
    struct jpeg_decompress_struct *jpeg = &reader->jpeg;
    JSAMPROW row = rgba;
    if (jpeg->output_scanline >= jpeg->output_height || jpeg_read_scanlines(jpeg, &row, 1) != 1) {
        strcpy(reader->error, "it ends early");
        return 0;
    }
    if (has_inks(reader)) lighten(rgba, reader->width, jpeg->saw_Adobe_marker);
    if (jpeg->output_scanline == jpeg->output_height) jpeg_finish_decompress(jpeg);
    return 1;
}

const char *cjpeg_reader_error(const cjpeg_reader *reader) { return reader->error; }

void cjpeg_reader_destroy(cjpeg_reader *reader) {
    if (!reader) return;
    jpeg_destroy_decompress(&reader->jpeg);
    free(reader);
}
