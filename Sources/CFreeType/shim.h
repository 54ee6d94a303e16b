#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

// How glyphs are loaded: original outlines, without hints or strikes. (The macros behind it are casts of
// shifted longs, which Swift does not import.)
static const FT_Int32 CFreeTypeLoadOutline = FT_LOAD_NO_HINTING | FT_LOAD_NO_AUTOHINT | FT_LOAD_NO_BITMAP;
// Color pictures of emoji.
static const FT_Int32 CFreeTypeLoadColor = FT_LOAD_COLOR;
