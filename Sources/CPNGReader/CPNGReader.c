#include "CPNGReader.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct cpng_reader {
    png_structp png;
    png_infop info;
    const uint8_t *bytes;
    size_t count;
    size_t place;
    uint32_t width;
    uint32_t height;
    int passes; /* 0 before the transformations are set */
    char error[160];
};

static void keep_error(png_structp png, png_const_charp message) {
    cpng_reader *reader = png_get_error_ptr(png);
    strncpy(reader->error, message && *message ? message : "libpng failed", sizeof reader->error - 1);
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void take(png_structp png, png_bytep data, size_t length) {
    cpng_reader *reader = png_get_io_ptr(png);
    if (length > reader->count - reader->place) png_error(png, "read beyond end of data");
    memcpy(data, reader->bytes + reader->place, length);
    reader->place += length;
}

/* Only chunks that affect pixels are decompressed. */
static void skip_other_chunks(png_structp png) {
    static const png_byte needed[] = "bKGD\0cHRM\0gAMA\0iCCP\0sBIT\0sRGB";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, needed, sizeof needed / 5);
}

static void read_header(cpng_reader *reader) {
    if (setjmp(png_jmpbuf(reader->png))) return;
    png_set_read_fn(reader->png, reader, take);
    png_set_benign_errors(reader->png, 1);
    skip_other_chunks(reader->png);
    png_read_info(reader->png, reader->info);
    reader->width = png_get_image_width(reader->png, reader->info);
    reader->height = png_get_image_height(reader->png, reader->info);
}

cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count) {
    cpng_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->bytes = bytes;
    reader->count = bytes ? count : 0;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, keep_error, ignore_warning);
    reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
    if (!reader->info) {
        cpng_reader_destroy(reader);
        return NULL;
    }
    read_header(reader);
    return reader;
}

uint32_t cpng_reader_width(const cpng_reader *reader) { return reader->width; }
uint32_t cpng_reader_height(const cpng_reader *reader) { return reader->height; }

int cpng_reader_is_interlaced(const cpng_reader *reader) {
    return png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
}

/* Converts any format to R, G, B, A, 8 bits per channel, like libpng's simplified interface. A file without gamma is
   assumed to be sRGB, also with 16 bits. */
static void set_form(cpng_reader *reader) {
    png_structp png = reader->png;
    int color_type = png_get_color_type(png, reader->info);
    int has_alpha = (color_type & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, reader->info, PNG_INFO_tRNS);
    png_set_expand(png);
    if (!(color_type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
    png_set_alpha_mode_fixed(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
    if (png_get_bit_depth(png, reader->info) == 16) png_set_scale_16(png);
    if (!has_alpha) png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    png_set_alpha_mode_fixed(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
    reader->passes = png_set_interlace_handling(png);
    png_read_update_info(png, reader->info);
    if (png_get_rowbytes(png, reader->info) != (size_t)reader->width * 4) png_error(png, "its rows are of another form");
}

static int read_rows(cpng_reader *reader, uint8_t *rgba, uint32_t rows) {
    if (reader->error[0]) return 0;
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    if (!reader->passes) set_form(reader);
    for (int pass = 0; pass < reader->passes; pass++)
        for (uint32_t y = 0; y < rows; y++) png_read_row(reader->png, rgba + (size_t)y * reader->width * 4, NULL);
    return 1;
}

int cpng_reader_read_row(cpng_reader *reader, uint8_t *rgba) { return read_rows(reader, rgba, 1); }
int cpng_reader_read(cpng_reader *reader, uint8_t *rgba) { return read_rows(reader, rgba, reader->height); }

const char *cpng_reader_error(const cpng_reader *reader) { return reader->error; }

void cpng_reader_destroy(cpng_reader *reader) {
    if (!reader) return;
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}
