#include <fribidi.h>

// The values behind FriBidi's macros, which are casts and shifted longs that Swift does not import.

// A paragraph's direction is that of its first strong character; without one, left to right or right to left.
static const FriBidiParType CFriBidiNaturalOverLeft = FRIBIDI_PAR_WLTR;
static const FriBidiParType CFriBidiNaturalOverRight = FRIBIDI_PAR_WRTL;
static const FriBidiParType CFriBidiLeftToRight = FRIBIDI_PAR_LTR;
static const FriBidiParType CFriBidiRightToLeft = FRIBIDI_PAR_RTL;
static const FriBidiCharType CFriBidiWhiteSpace = FRIBIDI_TYPE_WS;
static const FriBidiCharType CFriBidiOtherNeutral = FRIBIDI_TYPE_ON;
static const FriBidiCharType CFriBidiParagraphSeparator = FRIBIDI_TYPE_BS;

// Whether characters of a type can cause a level above 0 in a left-to-right paragraph.
static inline int CFriBidiRaisesLevels(FriBidiCharType type) {
  return FRIBIDI_IS_RTL(type) || FRIBIDI_IS_ARABIC(type) || FRIBIDI_IS_EXPLICIT(type) || FRIBIDI_IS_ISOLATE(type);
}
