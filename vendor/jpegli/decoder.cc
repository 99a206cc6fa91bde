// What the site needs of jpegli to read large JPEG files: pieces of a file in, rows of pixels out, also scaled down on
// the way. Neither the file nor the pixels ever lie in the memory of WebAssembly as a whole.
//
// An instance decodes one picture whose file is a single scan: one of several scans would be held as a whole. Whatever
// goes wrong traps, and the instance is dropped then, so nothing is freed or reported here.

#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "lib/jpegli/decode.h"

#define EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace {

// Room for the longest segment of a header, which is read as a whole, and a piece.
constexpr size_t kWindowBytes = 192 << 10;
constexpr size_t kBytesPerPixel = 4;

jpeg_decompress_struct decoder;
jpeg_error_mgr errors;
jpeg_source_mgr source;
uint8_t window[kWindowBytes];
JSAMPROW* band;
int band_rows;
int scale;
bool started;
int warnings;

void Trap(j_common_ptr) { __builtin_trap(); }
void Ignore(j_common_ptr) {}
void CountWarning(j_common_ptr, int level) {
  if (level < 0) ++warnings;
}
void StartSource(j_decompress_ptr) {}
// The rest of the file has still to come.
boolean Suspend(j_decompress_ptr) { return FALSE; }
void Skip(j_decompress_ptr, long) { __builtin_trap(); }

bool Start() {
  if (jpegli_read_header(&decoder, TRUE) != JPEG_HEADER_OK) return false;
  if (jpegli_has_multiple_scans(&decoder)) __builtin_trap();
  decoder.out_color_space = JCS_EXT_RGBX;
  decoder.scale_num = 1;
  decoder.scale_denom = scale;
  if (!jpegli_start_decompress(&decoder)) return false;
  const size_t stride = decoder.output_width * kBytesPerPixel;
  auto* pixels = static_cast<uint8_t*>(malloc(stride * band_rows));
  band = static_cast<JSAMPROW*>(malloc(sizeof(JSAMPROW) * band_rows));
  if (pixels == nullptr || band == nullptr) __builtin_trap();
  for (int row = 0; row < band_rows; ++row) band[row] = pixels + row * stride;
  started = true;
  return true;
}

}  // namespace

// The picture comes out at 1 / `denominator` of its size, 1, 2, 4 or 8, each side rounded up.
EXPORT("begin") void Begin(int denominator, int rows) {
  errors.error_exit = Trap;
  errors.emit_message = CountWarning;
  errors.output_message = Ignore;
  errors.reset_error_mgr = Ignore;
  decoder.err = &errors;
  jpegli_create_decompress(&decoder);
  source.init_source = StartSource;
  source.fill_input_buffer = Suspend;
  source.skip_input_data = Skip;
  source.resync_to_restart = jpegli_resync_to_restart;
  source.term_source = StartSource;
  source.next_input_byte = window;
  source.bytes_in_buffer = 0;
  decoder.src = &source;
  scale = denominator;
  band_rows = rows;
}

// Where the next bytes of the file are to be put; `room` tells how many.
EXPORT("input") uint8_t* Input() {
  memmove(window, source.next_input_byte, source.bytes_in_buffer);
  source.next_input_byte = window;
  return window + source.bytes_in_buffer;
}

EXPORT("room") int Room() { return kWindowBytes - source.bytes_in_buffer; }

EXPORT("feed") void Feed(int count) { source.bytes_in_buffer += count; }

// The number of rows that were decoded; 0 when more of the file is needed.
EXPORT("rows") int Rows() {
  if (!started && !Start()) return 0;
  return jpegli_read_scanlines(&decoder, band, band_rows);
}

// Where the decoded rows are.
EXPORT("pixels") uint8_t* Pixels() { return band[0]; }

EXPORT("width") int Width() { return decoder.output_width; }
EXPORT("height") int Height() { return decoder.output_height; }

// How often something in the file had to be passed over.
EXPORT("warnings") int Warnings() { return warnings; }
