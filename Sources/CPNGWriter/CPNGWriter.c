#include "CPNGWriter.h"

#include <libdeflate.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct cpng_writer {
    png_structp png;
    png_infop info;
    uint8_t *bytes;
    size_t count;
    size_t capacity;
    char error[160];
};

static void keep_error(png_structp png, png_const_charp message) {
    cpng_writer *writer = png_get_error_ptr(png);
    strncpy(writer->error, message && *message ? message : "libpng failed", sizeof writer->error - 1);
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

/* The memory doubles, so that a file is copied less than twice in total. */
static void append(png_structp png, png_bytep data, size_t length) {
    cpng_writer *writer = png_get_io_ptr(png);
    if (length > writer->capacity - writer->count) {
        size_t capacity = writer->capacity ? writer->capacity : 1 << 16;
        while (capacity - writer->count < length) {
            if (capacity > SIZE_MAX / 2) png_error(png, "the file is too large for memory");
            capacity *= 2;
        }
        uint8_t *bytes = realloc(writer->bytes, capacity);
        if (!bytes) png_error(png, "out of memory");
        writer->bytes = bytes;
        writer->capacity = capacity;
    }
    memcpy(writer->bytes + writer->count, data, length);
    writer->count += length;
}

static void flush(png_structp png) { (void)png; }

static void set_palette(png_structp png, png_infop info, const cpng_options *options) {
    png_color colors[256];
    png_byte alphas[256];
    int count = options->palette_count < 256 ? options->palette_count : 256;
    for (int i = 0; i < count; i++) {
        colors[i].red = options->palette[4 * i];
        colors[i].green = options->palette[4 * i + 1];
        colors[i].blue = options->palette[4 * i + 2];
        alphas[i] = options->palette[4 * i + 3];
    }
    png_set_PLTE(png, info, colors, count);
    if (options->palette_alpha_count > 0)
        png_set_tRNS(png, info, alphas, options->palette_alpha_count < count ? options->palette_alpha_count : count, NULL);
}

static void write_header(cpng_writer *writer, const cpng_options *options) {
    if (setjmp(png_jmpbuf(writer->png))) return;
    png_set_write_fn(writer->png, writer, append, flush);
    png_set_IHDR(writer->png, writer->info, options->width, options->height, options->bit_depth, options->color_type,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (options->palette) set_palette(writer->png, writer->info, options);
    if (options->pixels_per_metre)
        png_set_pHYs(writer->png, writer->info, options->pixels_per_metre, options->pixels_per_metre, PNG_RESOLUTION_METER);
    png_write_info(writer->png, writer->info);
}

cpng_writer *cpng_writer_create(const cpng_options *options) {
    cpng_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, keep_error, ignore_warning);
    writer->info = writer->png ? png_create_info_struct(writer->png) : NULL;
    if (!writer->info) {
        if (!writer->error[0]) strcpy(writer->error, "out of memory");
        return writer;
    }
    write_header(writer, options);
    return writer;
}

int cpng_writer_write_data(cpng_writer *writer, const uint8_t *bytes, size_t count) {
    if (writer->error[0]) return 0;
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    png_write_chunk(writer->png, (png_const_bytep)"IDAT", bytes, count);
    return 1;
}

int cpng_writer_end_data(cpng_writer *writer) {
    if (writer->error[0]) return 0;
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    png_write_chunk(writer->png, (png_const_bytep)"IEND", NULL, 0);
    return 1;
}

static void put32(uint8_t *bytes, uint32_t value) {
    for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(value >> (24 - 8 * i));
}

static void put16(uint8_t *bytes, uint16_t value) {
    bytes[0] = (uint8_t)(value >> 8);
    bytes[1] = (uint8_t)value;
}

int cpng_writer_write_animation(cpng_writer *writer, uint32_t frame_count, uint32_t plays) {
    uint8_t bytes[8];
    if (writer->error[0]) return 0;
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    put32(bytes, frame_count);
    put32(bytes + 4, plays);
    png_write_chunk(writer->png, (png_const_bytep)"acTL", bytes, sizeof bytes);
    return 1;
}

int cpng_writer_write_frame(cpng_writer *writer, const cpng_frame *frame) {
    uint8_t bytes[26] = {0}; /* the last two: nothing is disposed of, and pixels replace others */
    if (writer->error[0]) return 0;
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    put32(bytes, frame->sequence);
    put32(bytes + 4, frame->width);
    put32(bytes + 8, frame->height);
    put32(bytes + 12, frame->x);
    put32(bytes + 16, frame->y);
    put16(bytes + 20, frame->delay_numerator);
    put16(bytes + 22, frame->delay_denominator);
    png_write_chunk(writer->png, (png_const_bytep)"fcTL", bytes, sizeof bytes);
    return 1;
}

int cpng_writer_write_frame_data(cpng_writer *writer, uint32_t sequence, const uint8_t *bytes, size_t count) {
    uint8_t number[4];
    if (writer->error[0]) return 0;
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    put32(number, sequence);
    png_write_chunk_start(writer->png, (png_const_bytep)"fdAT", (png_uint_32)(count + sizeof number));
    png_write_chunk_data(writer->png, number, sizeof number);
    png_write_chunk_data(writer->png, bytes, count);
    png_write_chunk_end(writer->png);
    return 1;
}

void cpng_writer_drain(cpng_writer *writer) { writer->count = 0; }

int cpng_stream_compress(cpng_piece *piece, const uint8_t *bytes, size_t count, int level) {
    memset(piece, 0, sizeof *piece);
    piece->length = count;
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
    if (!compressor) return 0;
    size_t capacity = libdeflate_zlib_compress_bound(compressor, count);
    piece->bytes = malloc(capacity);
    if (piece->bytes) piece->count = libdeflate_zlib_compress(compressor, bytes, count, piece->bytes, capacity);
    libdeflate_free_compressor(compressor);
    return piece->count > 0;
}

void cpng_piece_destroy(cpng_piece *piece) {
    free(piece->bytes);
    piece->bytes = NULL;
}

const char *cpng_writer_error(const cpng_writer *writer) { return writer->error; }

const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count) {
    *count = writer->count;
    return writer->bytes;
}

void cpng_writer_destroy(cpng_writer *writer) {
    if (!writer) return;
    if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
    free(writer->bytes);
    free(writer);
}
