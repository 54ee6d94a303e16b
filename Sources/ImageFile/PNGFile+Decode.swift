import CPNG
import Raster

extension PNGFile {
  /// Reads a PNG of any kind as premultiplied RGBA, 8 bits a channel, in sRGB.
  ///
  /// Of an animation this is the still picture.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: What errors call the file.
  /// - Returns: The picture at its own size, in pixels.
  /// - Throws: `ImageFileError`: a file that is damaged, or a picture that is too large.
  public static func decode(_ bytes: [UInt8], name: String) throws(ImageFileError) -> Pixmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    // libpng keeps the address of `image` between the calls.
    let result = withUnsafeMutablePointer(to: &image) { image in
      bytes.withUnsafeBytes { bytes in read(bytes, image, name: name) }
    }
    return try result.get()
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, _ image: UnsafeMutablePointer<png_image>, name: String
  ) -> Result<Pixmap, ImageFileError> {
    defer { png_image_free(image) }
    guard png_image_begin_read_from_memory(image, bytes.baseAddress, bytes.count) != 0 else {
      return .failure(.unreadable(name: name, reason: reason(image.pointee)))
    }
    let (width, height) = (Int(image.pointee.width), Int(image.pointee.height))
    guard mayBeRead(width: width, height: height) else {
      return .failure(.tooLarge(name: name, width: width, height: height))
    }
    // Before any memory is taken for them.
    if let header = PNGHeader(Array(bytes.prefix(PNGHeader.size))), !header.fits(in: bytes.count) {
      let reason = "\(bytes.count) bytes cannot hold \(width) × \(height) pixels"
      return .failure(.unreadable(name: name, reason: reason))
    }
    // Channels of 16 bits that say nothing of their light are numbers as everyone's, not libpng's linear ones.
    image.pointee.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    image.pointee.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    let pixmap = Pixmap(width: width, height: height)
    let isRead = pixmap.withMutableStraightBytes { pixels in
      png_image_finish_read(image, nil, pixels.baseAddress, Int32(width * 4), nil) != 0
    }
    return isRead ? .success(pixmap) : .failure(.unreadable(name: name, reason: reason(image.pointee)))
  }

  private static func reason(_ image: png_image) -> String {
    let text = withUnsafeBytes(of: image.message) { message in
      String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? "libpng failed" : text
  }
}
