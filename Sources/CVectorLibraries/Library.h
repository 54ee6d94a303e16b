/* The functions of the libraries that are used, with their prototypes: cairo 1.16, fontconfig 2.14, librsvg 2.52 and
   poppler-glib 22.12, all kept compatible under the same file name since. */
#ifndef CVECTORLIBRARIES_LIBRARY_H
#define CVECTORLIBRARIES_LIBRARY_H

#include "CVectorLibraries.h"

typedef struct {
    uint32_t domain;
    int code;
    char *message;
} GError;

typedef struct {
    double length;
    int unit;
} RsvgLength;

typedef struct {
    double x, y, width, height;
} RsvgRectangle;

/* Everything behind a `void *` is the library's own. */
#define CAIRO_FUNCTIONS(FUNCTION)                                                                                      \
    FUNCTION(void *, cairo_image_surface_create, (int format, int width, int height))                                  \
    FUNCTION(int, cairo_surface_status, (void *surface))                                                               \
    FUNCTION(void, cairo_surface_flush, (void *surface))                                                               \
    FUNCTION(uint8_t *, cairo_image_surface_get_data, (void *surface))                                                 \
    FUNCTION(int, cairo_image_surface_get_stride, (void *surface))                                                     \
    FUNCTION(void *, cairo_create, (void *surface))                                                                    \
    FUNCTION(int, cairo_status, (void *context))                                                                       \
    FUNCTION(void, cairo_scale, (void *context, double x, double y))                                                   \
    FUNCTION(void, cairo_translate, (void *context, double x, double y))

#define FONTCONFIG_FUNCTIONS(FUNCTION)                                                                                 \
    FUNCTION(void *, FcConfigCreate, (void))                                                                           \
    FUNCTION(int, FcConfigSetCurrent, (void *configuration))

#define SVG_FUNCTIONS(FUNCTION)                                                                                        \
    FUNCTION(void *, rsvg_handle_new_from_data, (const uint8_t *bytes, size_t count, GError **error))                  \
    FUNCTION(void, rsvg_handle_set_dpi, (void *handle, double dpi))                                                    \
    FUNCTION(int, rsvg_handle_set_stylesheet, (void *handle, const uint8_t *css, size_t count, GError **error))        \
    FUNCTION(void, rsvg_handle_get_intrinsic_dimensions,                                                               \
             (void *handle, int *has_width, RsvgLength *width, int *has_height, RsvgLength *height, int *has_view_box, \
              RsvgRectangle *view_box))                                                                                \
    FUNCTION(int, rsvg_handle_render_document,                                                                         \
             (void *handle, void *context, const RsvgRectangle *viewport, GError **error))                             \
    FUNCTION(int, rsvg_handle_has_sub, (void *handle, const char *id))                                                 \
    FUNCTION(int, rsvg_handle_get_geometry_for_layer,                                                                  \
             (void *handle, const char *id, const RsvgRectangle *viewport, RsvgRectangle *ink, RsvgRectangle *logical, \
              GError **error))                                                                                         \
    FUNCTION(int, rsvg_handle_render_layer,                                                                            \
             (void *handle, void *context, const char *id, const RsvgRectangle *viewport, GError **error))

#define PDF_FUNCTIONS(FUNCTION)                                                                                        \
    FUNCTION(void *, poppler_document_new_from_data, (char *bytes, int count, const char *password, GError **error))   \
    FUNCTION(int, poppler_document_get_n_pages, (void *document))                                                      \
    FUNCTION(void *, poppler_document_get_page, (void *document, int index))                                           \
    FUNCTION(void, poppler_page_get_size, (void *page, double *width, double *height))                                 \
    FUNCTION(void, poppler_page_render, (void *page, void *context))                                                   \
    FUNCTION(void *, poppler_font_info_new, (void *document))                                                          \
    FUNCTION(int, poppler_font_info_scan, (void *info, int pages, void **iterator))                                    \
    FUNCTION(int, poppler_fonts_iter_is_embedded, (void *iterator))                                                    \
    FUNCTION(int, poppler_fonts_iter_next, (void *iterator))

struct cvector_library {
    enum cvector_format format;
#define MEMBER(result, name, parameters) result(*name) parameters;
    CAIRO_FUNCTIONS(MEMBER)
    FONTCONFIG_FUNCTIONS(MEMBER)
    SVG_FUNCTIONS(MEMBER)
    PDF_FUNCTIONS(MEMBER)
#undef MEMBER
};

/* An image that is read, before it is drawn. */
typedef struct {
    /* The page or the handle; NULL where the file cannot be read and the message says why. */
    void *image;
    double width, height;
    int lacks_fonts;
    const char *message;
    /* Points to a unit; 1 but for groups. */
    double points;
    /* The group that is drawn, "#" before its name; empty for the whole. */
    char group[64];
    /* The corner of what is drawn, and the sides of the whole. */
    double left, top, whole_width, whole_height;
} cvector_image;

/* For the process of one drawing only: nothing is freed. */
cvector_image cvector_read(const cvector_library *library, const uint8_t *bytes, size_t count,
                           const cvector_request *request);

/* A side of an image as a catalogue's image has it, points. */
double cvector_points(const cvector_library *library, double length);

/* Draws an image in its own size; 0 where that fails. */
int cvector_render(const cvector_library *library, const cvector_image *image, void *context);

#endif
