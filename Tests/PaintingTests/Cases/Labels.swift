import Geometry
import Views

extension PaintingCase {
  private static let pangram = "The quick brown fox jumps over the lazy dog and runs away"

  static let labels = [
    PaintingCase("label/line-spacing") {
      func label(_ change: (inout ParagraphStyle) -> Void) -> View {
        Make.label("Lines that stand apart from one another", 160, 90) {
          $0.numberOfLines = 0
          var run = TextRun($0.text, font: $0.font)
          change(&run.paragraph)
          $0.attributedText = AttributedText([run])
        }
      }
      return Make.column(
        [
          label { _ in }, label { $0.lineSpacing = 12 }, label { $0.lineHeightMultiple = 1.4 },
          label { $0.minimumLineHeight = 26 }, label { $0.maximumLineHeight = 17 },
        ])
    },
    PaintingCase("label/alignments") {
      Make.column(
        [TextAlignment.left, .center, .right, .justified, .natural].map { alignment in
          Make.label("Hamburg \(alignment)") { $0.alignment = alignment }
        } + [Make.label("שלום עולם"), Make.label("שלום") { $0.alignment = .left }])
    },
    PaintingCase("label/number-of-lines") {
      Make.column(
        [0, 1, 2, 3].map { lines in
          Make.label(pangram, 180, 61) { $0.numberOfLines = lines }
        })
    },
    PaintingCase("label/recorded-heights") {
      Make.column(
        [20.5, 41, 61, 81.5].map { height in Make.label(pangram, 120, height) { $0.numberOfLines = 0 } })
    },
    PaintingCase("label/too-low") {
      Make.column(
        [10, 36, 55].map { height in Make.label(pangram, 120, height) { $0.numberOfLines = 0 } })
    },
    PaintingCase("label/line-breaks-one-line") {
      Make.column(lineBreaks.map { mode in Make.label(pangram) { $0.lineBreakMode = mode } })
    },
    PaintingCase("label/line-breaks-two-lines") {
      Make.column(
        lineBreaks.map { mode in
          Make.label(pangram, 180, 41) {
            $0.lineBreakMode = mode
            $0.numberOfLines = 2
          }
        })
    },
    PaintingCase("label/line-breaks-any-lines") {
      Make.column(
        lineBreaks.map { mode in
          Make.label(pangram, 180, 41) {
            $0.lineBreakMode = mode
            $0.numberOfLines = 0
          }
        })
    },
    PaintingCase("label/shrinking") {
      Make.column(
        [0, 0.5, 0.8, 1].map { scale in
          Make.label("A headline that must shrink to fit", 180, 30) {
            $0.font = FontDescription(systemSize: 24)
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = scale
          }
        } + [Make.label("Fits as it is") { $0.adjustsFontSizeToFitWidth = true }])
    },
    PaintingCase("label/states") {
      Make.column([
        Make.label("Shadow above") { $0.shadowColor = .hex(0xFF3B30) },
        Make.label("Shadow below") {
          $0.shadowColor = .hex(0x000000, alpha: 0.3)
          $0.shadowOffset = Size(width: 1, height: 2)
        },
        Make.label("Disabled") { $0.isEnabled = false },
        Make.label("Disabled red") {
          $0.isEnabled = false
          $0.textColor = .hex(0xFF0000)
        },
        Make.label("Highlighted") {
          $0.highlightedColor = .system(.systemBlue)
          $0.isHighlighted = true
        },
        Make.label("No other colour") { $0.isHighlighted = true },
        Make.label("Translucent") { $0.textColor = .hex(0x000000, alpha: 0.4) },
        Make.label(""),
      ])
    },
    PaintingCase("label/families") {
      Make.column(
        ["Helvetica", "Helvetica-Bold", "HelveticaNeue-Light", "Menlo-Regular", "Courier", "Georgia-Italic"]
          .map { name in Make.label("Sphinx 0123 \(name)", 180, 20) { $0.font = .init(name: name, size: 14) }
          })
    },
    PaintingCase("label/weights") {
      Make.column(
        [FontDescription.Weight.ultraLight, .light, .regular, .medium, .semibold, .bold, .black].map {
          weight in Make.label("Weight \(weight)") { $0.font = .init(systemSize: 17, weight: weight) }
        } + [Make.label("Italic") { $0.font.isItalic = true }])
    },
    PaintingCase("label/text-styles") {
      Make.column(
        [
          ("LargeTitle", 41), ("Title1", 34), ("Title2", 27), ("Headline", 20.5), ("Body", 42.5),
          ("Footnote", 34), ("Caption2", 13.5),
        ].map { name, height in
          Make.label("\(name) in the reader's own size", 180, height) {
            $0.font = .init(style: TextStyle(named: name)!)
            $0.numberOfLines = 0
          }
        })
    },
    PaintingCase("label/scripts") {
      Make.column(
        [
          "Ελληνικά · Русский", "العربية (مرحبا 12) لا", "עברית שָׁלוֹם (12)", "ภาษาไทย น้ำที่นี่", "हिन्दी क्षत्रिय र्कि", "বাংলা স্ত্রী",
          "ગુજરાતી શ્રી", "ਪੰਜਾਬੀ ਸ੍ਰੀ", "ಕನ್ನಡ ಶ್ರೀ", "മലയാളം ശ്രീ", "ଓଡ଼ିଆ ଶ୍ରୀ", "தமிழ் ஸ்ரீ", "తెలుగు శ్రీ",
        ].map { Make.label($0) })
    },
    PaintingCase("label/missing-glyphs") {
      Make.column([
        Make.label("Hi 👋 there 😀"), Make.label("漢字かな交じり文"), Make.label("Ψ ∑ → ✓ ₿ ﷽"),
        Make.label("a\u{0301}e\u{0323} Zürich ČŠŽ"),
      ])
    },
    PaintingCase("label/large-and-tight") {
      Make.column(
        [200, 175, 168, 150].map { width in
          Make.label("AutoFill Setup", width, 34) { $0.font = .init(systemSize: 28) }
        }, width: 220)
    },
    PaintingCase("label/sizes", scale: 3) {
      Make.column(
        [9, 11, 13, 17, 22].map { size in
          Make.label("Size \(size)", 113, (size * 1.193359 * 3).rounded(.up) / 3) {
            $0.font = .init(systemSize: size)
          }
        }, width: 133)
    },
    PaintingCase("label/sizes-1x", scale: 1) {
      Make.column(
        [9, 11, 13, 17, 22].map { size in
          Make.label("Size \(size)", 180, (size * 1.193359).rounded(.up)) {
            $0.font = .init(systemSize: size)
          }
        })
    },
  ]

  private static let lineBreaks = [
    LineBreakMode.wordWrap, .characterWrap, .clip, .headTruncation, .tailTruncation, .middleTruncation,
  ]
}
