#include "CJPEGReader.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

/* A progressive file may go over the picture any number of times in a few bytes each; real ones take about ten. */
#define MOST_SCANS 200
/* Coefficients of a progressive file are all kept: 6 bytes a pixel and more. */
#define MOST_MEMORY (1L << 29)

struct cjpeg_reader {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf jump;
    char error[JMSG_LENGTH_MAX + 1];
    uint32_t width;
    uint32_t height;
};

static void leave(j_common_ptr jpeg) {
    cjpeg_reader *reader = jpeg->client_data;
    (*jpeg->err->format_message)(jpeg, reader->error);
    if (!reader->error[0]) strcpy(reader->error, "libjpeg failed");
    longjmp(reader->jump, 1);
}

/* A file that ends early is filled up with gray: to libjpeg that is a warning. */
static void hear(j_common_ptr jpeg, int level) {
    if (level < 0 && jpeg->err->msg_code == JWRN_JPEG_EOF) leave(jpeg);
}

static void keep_quiet(j_common_ptr jpeg) { (void)jpeg; }

static void watch(j_common_ptr jpeg) {
    cjpeg_reader *reader = jpeg->client_data;
    if (reader->jpeg.input_scan_number <= MOST_SCANS) return;
    strcpy(reader->error, "it goes over the picture too many times");
    longjmp(reader->jump, 1);
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

/* In place: four inks to R, G, B, 255. Adobe's files hold what is left of the light, others how much ink there is. */
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

int cjpeg_reader_read(cjpeg_reader *reader, uint8_t *rgba) {
    if (reader->error[0]) return 0;
    if (setjmp(reader->jump)) return 0;
    struct jpeg_decompress_struct *jpeg = &reader->jpeg;
    int has_inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
    jpeg_start_decompress(jpeg);
    if (jpeg->output_width != reader->width || jpeg->output_height != reader->height
        || jpeg->output_components != 4) {
        strcpy(reader->error, "its size changes while it is read");
        return 0;
    }
    while (jpeg->output_scanline < jpeg->output_height) {
        JSAMPROW row = rgba + (size_t)jpeg->output_scanline * reader->width * 4;
        if (jpeg_read_scanlines(jpeg, &row, 1) != 1) {
            strcpy(reader->error, "it ends early");
            return 0;
        }
        if (has_inks) lighten(row, reader->width, jpeg->saw_Adobe_marker);
    }
    jpeg_finish_decompress(jpeg);
    return 1;
}

const char *cjpeg_reader_error(const cjpeg_reader *reader) { return reader->error; }

void cjpeg_reader_destroy(cjpeg_reader *reader) {
    if (!reader) return;
    jpeg_destroy_decompress(&reader->jpeg);
    free(reader);
}
