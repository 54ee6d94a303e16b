/* Debian's libraries for PDF (poppler-glib) and SVG (librsvg), loaded when the first such image is drawn: neither is
   needed to build or to start. Each file is drawn by a process of its own, made by fork, that can open no file and no
   socket and has limits on time and memory. So a damaged or hostile file ends that process and nothing else, no lock
   is needed between threads, and no drawing depends on the one before. */
#ifndef CVECTORLIBRARIES_H
#define CVECTORLIBRARIES_H

#include <stddef.h>
#include <stdint.h>

enum cvector_format { CVECTOR_PDF, CVECTOR_SVG };

enum cvector_outcome {
    CVECTOR_DRAWN,
    /* The library cannot read the file; the message says why. */
    CVECTOR_UNREADABLE,
    /* It would have more pixels than the limits allow; width and height say how many. */
    CVECTOR_TOO_LARGE,
    /* It took more time than it is given. */
    CVECTOR_TOO_SLOW,
    /* The library ended the process, by the signal in `ended_by` if that is known, else 0. */
    CVECTOR_ENDED,
    /* No process could be made; the message says why. */
    CVECTOR_NO_PROCESS,
};

typedef struct cvector_library cvector_library;

/* Loads the library of a format by its file name, with what it needs. It is never let go of. NULL where it is not
   installed or lacks a function. */
const cvector_library *cvector_library_load(enum cvector_format format, const char *file_name);

#define CVECTOR_MOST_GROUPS 4

typedef struct {
    /* Of a template of symbols: the groups of which the first that is in the file is drawn, from the left to the right
       margin that the template gives it, such as "Regular-M", each with points to a unit of the file. All NULL for the
       whole image. */
    const char *groups[CVECTOR_MOST_GROUPS];
    double group_points[CVECTOR_MOST_GROUPS];
    /* Units of the file that are left free above and below a group. */
    double group_margin;
    /* Pixels to a point, where width and height are 0: the image's own size. */
    double scale;
    /* Pixels to draw the whole image on; 0 for its own size. */
    uint32_t width;
    uint32_t height;
    /* Limits of a side and of all pixels. */
    uint32_t largest_side;
    uint32_t largest_area;
    /* Seconds of processor time. */
    uint32_t seconds;
} cvector_request;

typedef struct {
    int32_t outcome;
    uint32_t width;
    uint32_t height;
    int32_t ended_by;
    /* Whether it has text in a font that is not in the file, which is not drawn. */
    int32_t lacks_fonts;
    /* The image's own size in points: of a PDF the first page's crop box, turned, in whole points; of an SVG its
       pixels. */
    double points_wide;
    double points_high;
    /* Processor time that it took, whatever came of it. */
    double seconds;
    char message[200];
} cvector_answer;

/* Draws the first page of a PDF, or an SVG, over nothing. The pixels are premultiplied R, G, B, A without gaps between
   rows, to be freed by the caller; NULL where the outcome is not CVECTOR_DRAWN. May be called by several threads. */
uint8_t *cvector_draw(const cvector_library *library, const uint8_t *bytes, size_t count,
                      const cvector_request *request, cvector_answer *answer);

#endif
