#include "CWebPReader.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/* What libwebp says about a file, in the form of its interface 2.x. */
typedef struct {
    int width, height, has_alpha, has_animation, format;
    uint32_t unused[5];
} features;

#define INTERFACE 0x0208

struct cwebp_library {
    int (*read_features)(const uint8_t *bytes, size_t count, features *features, int interface);
    uint8_t *(*decode)(const uint8_t *bytes, size_t count, uint8_t *rgba, size_t size, int stride);
};

const cwebp_library *cwebp_library_load(const char *file_name) {
    void *handle = dlopen(file_name, RTLD_NOW | RTLD_LOCAL);
    cwebp_library *library = handle ? calloc(1, sizeof *library) : NULL;
    if (!library) return NULL;
    void *read_features = dlsym(handle, "WebPGetFeaturesInternal");
    void *decode = dlsym(handle, "WebPDecodeRGBAInto");
    memcpy(&library->read_features, &read_features, sizeof read_features);
    memcpy(&library->decode, &decode, sizeof decode);
    if (read_features && decode) return library;
    free(library);
    return NULL;
}

int cwebp_read_header(const cwebp_library *library, const uint8_t *bytes, size_t count, cwebp_header *header) {
    features found = {0};
    if (!bytes || library->read_features(bytes, count, &found, INTERFACE) != 0) return 0;
    *header = (cwebp_header){found.width, found.height, found.has_animation != 0};
    return found.width > 0 && found.height > 0;
}

int cwebp_read_pixels(const cwebp_library *library, const uint8_t *bytes, size_t count, uint8_t *rgba, int width,
                      int height) {
    return library->decode(bytes, count, rgba, (size_t)width * (size_t)height * 4, width * 4) != NULL;
}
