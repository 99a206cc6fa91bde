// What the site needs of jpegli: rows of pixels in, pieces of a JPEG file out. Neither the pixels nor the file ever lie
// in the memory of WebAssembly as a whole: that memory can grow but never shrinks.
//
// An instance encodes one picture. Whatever goes wrong traps, and the instance is dropped then, so nothing is freed or
// reported here.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "lib/jpegli/encode.h"

#define EXPORT(name) extern "C" __attribute__((export_name(name)))
#define IMPORT(module, name) \
  extern "C" __attribute__((import_module(module), import_name(name)))

// Takes the next bytes of the file, which stay there only until it returns.
IMPORT("file", "write") void WriteFile(const uint8_t* start, size_t length);

namespace {

constexpr size_t kPieceBytes = 64 << 10;
constexpr size_t kBytesPerPixel = 4;
// The scans of jpegli that take the fewest bytes. For them it holds all coefficients of the picture.
constexpr int kMostProgressive = 2;

jpeg_compress_struct encoder;
jpeg_error_mgr errors;
jpeg_destination_mgr destination;
uint8_t piece[kPieceBytes];
JSAMPROW* band;

void Trap(j_common_ptr) { __builtin_trap(); }
void Ignore(j_common_ptr) {}
void IgnoreMessage(j_common_ptr, int) {}

void StartPiece(j_compress_ptr) {
  destination.next_output_byte = piece;
  destination.free_in_buffer = kPieceBytes;
}

boolean WritePiece(j_compress_ptr cinfo) {
  WriteFile(piece, kPieceBytes);
  StartPiece(cinfo);
  return TRUE;
}

void WriteLastPiece(j_compress_ptr) {
  WriteFile(piece, kPieceBytes - destination.free_in_buffer);
}

void SetSampling(int component, int factor) {
  encoder.comp_info[component].h_samp_factor = factor;
  encoder.comp_info[component].v_samp_factor = factor;
}

// Factors for jpegli's tables, by component, found on photographs by bytes at an equal SSIMULACRA 2: of the constant
// term, and of all others by e to the power of `level` and of `slope` by frequency.
struct Tuning {
  float constant;
  float level;
  float slope;
};
constexpr Tuning kTunings[] = {{-0.45f, 0, 0.2f}, {-0.8f, -0.5f, 0.4f}, {-0.2f, 0.1f, 0.4f}};
constexpr float kMiddleFrequency = 0.25f;

void TuneTables() {
  for (int component = 0; component < 3; ++component) {
    const auto [constant, level, slope] = kTunings[component];
    UINT16* steps = encoder.quant_tbl_ptrs[component]->quantval;
    for (int k = 0; k < DCTSIZE2; ++k) {
      const float frequency = (k / DCTSIZE + k % DCTSIZE) / 14.f - kMiddleFrequency;
      const float power = k == 0 ? constant : level + slope * frequency;
      const float step = std::round(steps[k] * std::exp(power));
      steps[k] = static_cast<UINT16>(std::clamp(step, 1.f, 255.f));
    }
  }
}

uint8_t* AllocateBand(size_t width, size_t rows) {
  const size_t stride = width * kBytesPerPixel;
  auto* pixels = static_cast<uint8_t*>(malloc(stride * rows));
  band = static_cast<JSAMPROW*>(malloc(sizeof(JSAMPROW) * rows));
  if (pixels == nullptr || band == nullptr) __builtin_trap();
  for (size_t row = 0; row < rows; ++row) band[row] = pixels + row * stride;
  return pixels;
}

}  // namespace

// Returns where rows of RGBA pixels are to be put, at most `band_rows` at a time. Alpha is ignored. What is not
// progressive is written as it comes, in one scan and by the Huffman tables of the standard.
EXPORT("begin")
uint8_t* Begin(int width, int height, float distance, bool subsample_chroma,
               int band_rows, bool progressive) {
  errors.error_exit = Trap;
  errors.emit_message = IgnoreMessage;
  errors.output_message = Ignore;
  errors.reset_error_mgr = Ignore;
  encoder.err = &errors;
  jpegli_create_compress(&encoder);

  destination.init_destination = StartPiece;
  destination.empty_output_buffer = WritePiece;
  destination.term_destination = WriteLastPiece;
  encoder.dest = &destination;

  encoder.image_width = width;
  encoder.image_height = height;
  encoder.input_components = kBytesPerPixel;
  encoder.in_color_space = JCS_EXT_RGBX;
  jpegli_set_defaults(&encoder);
  SetSampling(0, subsample_chroma ? 2 : 1);
  SetSampling(1, 1);
  SetSampling(2, 1);
  jpegli_set_distance(&encoder, distance, TRUE);
  TuneTables();
  // It takes from blocks what SSIMULACRA 2 does not forgive.
  jpegli_enable_adaptive_quantization(&encoder, FALSE);
  jpegli_set_progressive_level(&encoder, progressive ? kMostProgressive : 0);
  encoder.optimize_coding = progressive;
  encoder.write_JFIF_header = TRUE;
  jpegli_start_compress(&encoder, TRUE);
  return AllocateBand(width, band_rows);
}

EXPORT("rows") void Rows(int count) {
  jpegli_write_scanlines(&encoder, band, count);
}

EXPORT("end") void End() { jpegli_finish_compress(&encoder); }
