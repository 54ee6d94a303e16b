#define _GNU_SOURCE
#include "Library.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* By the name of the one library those that it needs are found too. */
const cvector_library *cvector_library_load(enum cvector_format format, const char *file_name) {
    void *handle = dlopen(file_name, RTLD_NOW | RTLD_LOCAL);
    cvector_library *library = handle ? calloc(1, sizeof *library) : NULL;
    if (!library) return NULL;
    library->format = format;
    int is_whole = 1;
#define LOAD(result, name, parameters)                                                                                 \
    {                                                                                                                  \
        void *address = dlsym(handle, #name);                                                                          \
        memcpy(&library->name, &address, sizeof address);                                                              \
        if (!address) is_whole = 0;                                                                                    \
    }
    CAIRO_FUNCTIONS(LOAD)
    FONTCONFIG_FUNCTIONS(LOAD)
    if (format == CVECTOR_SVG) {
        SVG_FUNCTIONS(LOAD)
    } else {
        PDF_FUNCTIONS(LOAD)
    }
#undef LOAD
    if (is_whole) return library;
    free(library);
    return NULL;
}

static cvector_image unreadable(const char *reason) {
    return (cvector_image){.message = reason && reason[0] ? reason : "no reason is given"};
}

static int is_name(uint8_t byte) {
    return (byte | 32) >= 'a' && (byte | 32) <= 'z';
}

/* Whether an element `text` begins somewhere, with or without the prefix of a namespace. */
static int has_text(const uint8_t *bytes, size_t count) {
    static const char name[] = "text";
    const uint8_t *end = bytes + count;
    for (const uint8_t *next = bytes; (next = memmem(next, (size_t)(end - next), name, 4)); next += 4) {
        const uint8_t *start = next;
        if (start > bytes && start[-1] == ':') {
            do start--;
            while (start > bytes && is_name(start[-1]));
        }
        int is_element = start > bytes && start[-1] == '<' && next + 4 < end;
        if (is_element && next[4] && strchr(" \t\r\n/>", next[4])) return 1;
    }
    return 0;
}

/* A length in pixels, of which an inch has 96 (CSS Values and Units 3, 5.2); 0 where it depends on something else. */
static double pixels(int is_given, RsvgLength length) {
    /* Percent, px, em, ex, in, cm, mm, pt, pc: the order of RsvgUnit. */
    static const double units[] = {0, 1, 0, 0, 96, 96 / 2.54, 96 / 25.4, 96 / 72.0, 16};
    int is_known = is_given && length.unit >= 0 && length.unit < (int)(sizeof units / sizeof *units);
    return is_known ? length.length * units[length.unit] : 0;
}

static cvector_image read_svg(const cvector_library *library, const uint8_t *bytes, size_t count) {
    GError *error = NULL;
    /* Without an address of its own nothing outside of the file is referred to. */
    void *handle = library->rsvg_handle_new_from_data(bytes, count, &error);
    if (!handle) return unreadable(error ? error->message : NULL);
    library->rsvg_handle_set_dpi(handle, 96);
    /* There are no fonts; boxes for each letter would be drawn. */
    static const char style[] = "text { display: none !important }";
    library->rsvg_handle_set_stylesheet(handle, (const uint8_t *)style, strlen(style), NULL);

    int has_width = 0, has_height = 0, has_view_box = 0;
    RsvgLength wide = {0}, high = {0};
    RsvgRectangle box = {0};
    library->rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &wide, &has_height, &high, &has_view_box, &box);
    cvector_image result = {
        .image = handle, .width = pixels(has_width, wide), .height = pixels(has_height, high), .points = 1};
    /* What is not given follows from the view box. */
    if (has_view_box && box.width > 0 && box.height > 0) {
        if (result.width <= 0 && result.height <= 0) {
            result.width = box.width;
            result.height = box.height;
        } else if (result.width <= 0) {
            result.width = result.height * box.width / box.height;
        } else if (result.height <= 0) {
            result.height = result.width * box.height / box.width;
        }
    }
    if (!(result.width > 0 && result.height > 0)) return unreadable("it has neither a size nor a view box");
    result.lacks_fonts = has_text(bytes, count);
    return result;
}

/* The left or right end of a group: where the template has a line for it, of its own or, in those of 2019, for all. */
static double end(const cvector_library *library, void *handle, const RsvgRectangle *viewport, const char *side,
                  const char *group, double fallback) {
    char names[2][96];
    snprintf(names[0], sizeof names[0], "#%s-margin-%s", side, group);
    snprintf(names[1], sizeof names[1], "#%s-margin", side);
    for (int index = 0; index < 2; index++) {
        RsvgRectangle ink = {0}, line = {0};
        if (!library->rsvg_handle_has_sub(handle, names[index])) continue;
        if (library->rsvg_handle_get_geometry_for_layer(handle, names[index], viewport, &ink, &line, NULL))
            return line.x + line.width / 2;
    }
    return fallback;
}

/* Narrows a template of symbols to one of its groups. */
static cvector_image read_group(const cvector_library *library, cvector_image whole, const cvector_request *request) {
    void *handle = whole.image;
    RsvgRectangle viewport = {0, 0, whole.width, whole.height};
    for (int index = 0; index < CVECTOR_MOST_GROUPS && request->groups[index]; index++) {
        cvector_image result = whole;
        snprintf(result.group, sizeof result.group, "#%s", request->groups[index]);
        if (!library->rsvg_handle_has_sub(handle, result.group)) continue;
        RsvgRectangle ink = {0}, logical = {0};
        if (!library->rsvg_handle_get_geometry_for_layer(handle, result.group, &viewport, &ink, &logical, NULL)) continue;
        result.left = end(library, handle, &viewport, "left", request->groups[index], ink.x);
        double right = end(library, handle, &viewport, "right", request->groups[index], ink.x + ink.width);
        if (!(right > result.left)) {
            result.left = ink.x;
            right = ink.x + ink.width;
        }
        result.top = ink.y - request->group_margin;
        result.width = right - result.left;
        result.height = ink.height + 2 * request->group_margin;
        result.points = request->group_points[index];
        result.whole_width = whole.width;
        result.whole_height = whole.height;
        if (!(ink.height > 0 && result.width > 0)) return unreadable("its group is empty");
        return result;
    }
    static char message[160];
    snprintf(message, sizeof message, "no template of symbols, it has no group %s", request->groups[0]);
    return unreadable(message);
}

static cvector_image read_pdf(const cvector_library *library, const uint8_t *bytes, size_t count) {
    GError *error = NULL;
    if (count > INT_MAX) return unreadable("it is too large");
    void *document = library->poppler_document_new_from_data((char *)bytes, (int)count, NULL, &error);
    if (!document) return unreadable(error ? error->message : NULL);
    if (library->poppler_document_get_n_pages(document) < 1) return unreadable("it has no page");
    cvector_image result = {.image = library->poppler_document_get_page(document, 0), .points = 1};
    if (!result.image) return unreadable("its first page is damaged");
    library->poppler_page_get_size(result.image, &result.width, &result.height);
    if (!(result.width > 0 && result.height > 0)) return unreadable("its first page is empty");
    void *fonts = NULL;
    if (library->poppler_font_info_scan(library->poppler_font_info_new(document), 1, &fonts) && fonts) {
        do {
            if (!library->poppler_fonts_iter_is_embedded(fonts)) result.lacks_fonts = 1;
        } while (library->poppler_fonts_iter_next(fonts));
    }
    return result;
}

cvector_image cvector_read(const cvector_library *library, const uint8_t *bytes, size_t count,
                           const cvector_request *request) {
    /* The fonts of the machine must not matter. */
    library->FcConfigSetCurrent(library->FcConfigCreate());
    if (library->format == CVECTOR_PDF) return read_pdf(library, bytes, count);
    cvector_image image = read_svg(library, bytes, count);
    if (!image.image || !request->groups[0]) return image;
    /* What is written beside the groups explains them. */
    image.lacks_fonts = 0;
    return read_group(library, image, request);
}

/* Of a page that is no whole number of points wide Xcode makes an image that is: 20.25 becomes 21, 121.32 becomes 122,
   and 161.24 becomes 162, but 7.07 becomes 7 and 31.04 becomes 31 (sizes that Interface Builder recorded, seven of two
   projects). Where between 0.07 and 0.23 rounding up begins is not known. The sides of an SVG stay as they are (three
   of one project). */
double cvector_points(const cvector_library *library, double length) {
    if (library->format == CVECTOR_SVG || !(length < 1e9)) return length;
    double whole = (double)(int64_t)(length + 0.9);
    return whole < 1 ? 1 : whole;
}

int cvector_render(const cvector_library *library, const cvector_image *image, void *context) {
    if (library->format == CVECTOR_PDF) {
        library->poppler_page_render(image->image, context);
        return 1;
    }
    if (image->group[0]) {
        RsvgRectangle whole = {0, 0, image->whole_width, image->whole_height};
        library->cairo_translate(context, -image->left, -image->top);
        return library->rsvg_handle_render_layer(image->image, context, image->group, &whole, NULL);
    }
    RsvgRectangle viewport = {0, 0, image->width, image->height};
    return library->rsvg_handle_render_document(image->image, context, &viewport, NULL);
}
