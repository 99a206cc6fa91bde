// The first frame of a JPEG XL file as RGBA of 8 bits, upright, opacity not multiplied in.
#include <jxl/color_encoding.h>
#include <jxl/decode.h>
#include <jxl/types.h>

#include <cstdint>
#include <cstdlib>

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

// Results. What else goes wrong ends in a trap.
constexpr int32_t kDone = 0, kCorrupt = 1, kTruncated = 2, kOutOfMemory = 3, kInks = 4;

// The white of a screen without HDR in nits, as libjxl takes it.
constexpr float kScreenWhite = 255;

uint8_t* input = nullptr;
size_t input_size = 0;
JxlDecoder* decoder = nullptr;
JxlBasicInfo info;
uint8_t* pixels = nullptr;
uint8_t* profile = nullptr;
size_t profile_size = 0;
// Code points of ITU-T H.273; 0 where the colours are said by the profile alone.
int32_t primaries = 0, transfer = 0;

bool IsHdr(const JxlColorEncoding& colour) {
  return colour.transfer_function == JXL_TRANSFER_FUNCTION_PQ || colour.transfer_function == JXL_TRANSFER_FUNCTION_HLG;
}

// The decoder keeps the colours of XYB in a space of our choice: that of screens, in sRGB where the picture says that
// it has no others. Brightness beyond a screen's is mapped.
bool ChooseColours() {
  JxlColorEncoding said;
  const bool is_known = JxlDecoderGetColorAsEncodedProfile(decoder, JXL_COLOR_PROFILE_TARGET_ORIGINAL, &said) == JXL_DEC_SUCCESS;
  const bool is_grey = info.num_color_channels == 1;
  const bool is_srgb = is_grey || (is_known && said.primaries == JXL_PRIMARIES_SRGB && !IsHdr(said));
  JxlColorEncoding wanted = {};
  wanted.color_space = is_grey ? JXL_COLOR_SPACE_GRAY : JXL_COLOR_SPACE_RGB;
  wanted.white_point = JXL_WHITE_POINT_D65;
  wanted.primaries = is_srgb ? JXL_PRIMARIES_SRGB : JXL_PRIMARIES_P3;
  wanted.transfer_function = JXL_TRANSFER_FUNCTION_SRGB;
  wanted.rendering_intent = JXL_RENDERING_INTENT_RELATIVE;
  primaries = is_srgb ? 1 : 12;
  transfer = 13;
  return JxlDecoderSetOutputColorProfile(decoder, &wanted, nullptr, 0) == JXL_DEC_SUCCESS;
}

// Where the samples are those of the file, with its colour space.
bool ReadColours() {
  JxlColorEncoding said;
  if (JxlDecoderGetColorAsEncodedProfile(decoder, JXL_COLOR_PROFILE_TARGET_DATA, &said) == JXL_DEC_SUCCESS &&
      said.white_point == JXL_WHITE_POINT_D65 && said.transfer_function != JXL_TRANSFER_FUNCTION_UNKNOWN &&
      said.transfer_function != JXL_TRANSFER_FUNCTION_GAMMA) {
    const bool is_grey = said.color_space == JXL_COLOR_SPACE_GRAY;
    const int32_t known = is_grey || said.primaries == JXL_PRIMARIES_SRGB ? 1
                          : said.primaries == JXL_PRIMARIES_2100          ? 9
                          : said.primaries == JXL_PRIMARIES_P3            ? 12
                                                                          : 0;
    if (known != 0) {
      primaries = known;
      transfer = said.transfer_function;
      return true;
    }
  }
  // A profile of grey says nothing of the RGB that grey becomes.
  if (info.num_color_channels == 1) return true;
  if (JxlDecoderGetICCProfileSize(decoder, JXL_COLOR_PROFILE_TARGET_DATA, &profile_size) != JXL_DEC_SUCCESS) return false;
  profile = static_cast<uint8_t*>(malloc(profile_size));
  return profile != nullptr &&
         JxlDecoderGetColorAsICCProfile(decoder, JXL_COLOR_PROFILE_TARGET_DATA, profile, profile_size) == JXL_DEC_SUCCESS;
}

bool HasInks() {
  for (uint32_t index = 0; index < info.num_extra_channels; index += 1) {
    JxlExtraChannelInfo channel;
    if (JxlDecoderGetExtraChannelInfo(decoder, index, &channel) != JXL_DEC_SUCCESS || channel.type == JXL_CHANNEL_BLACK)
      return true;
  }
  return false;
}

}  // namespace

// Where the file is to be written; 0 without memory for it.
EXPORT(jxl_input) uint8_t* Input(size_t size) {
  input_size = size;
  input = static_cast<uint8_t*>(malloc(size));
  return input;
}

// Once for each instance of the module, with the file in the input.
EXPORT(jxl_decode) int32_t Decode(double max_pixels) {
  decoder = JxlDecoderCreate(nullptr);
  if (decoder == nullptr) return kOutOfMemory;
  const int events = JXL_DEC_BASIC_INFO | JXL_DEC_COLOR_ENCODING | JXL_DEC_FULL_IMAGE;
  if (JxlDecoderSubscribeEvents(decoder, events) != JXL_DEC_SUCCESS ||
      JxlDecoderSetUnpremultiplyAlpha(decoder, JXL_TRUE) != JXL_DEC_SUCCESS ||
      JxlDecoderSetInput(decoder, input, input_size) != JXL_DEC_SUCCESS)
    return kCorrupt;
  const JxlPixelFormat format = {4, JXL_TYPE_UINT8, JXL_NATIVE_ENDIAN, 0};
  for (;;) {
    switch (JxlDecoderProcessInput(decoder)) {
      case JXL_DEC_BASIC_INFO:
        if (JxlDecoderGetBasicInfo(decoder, &info) != JXL_DEC_SUCCESS) return kCorrupt;
        if (static_cast<double>(info.xsize) * info.ysize > max_pixels) return kOutOfMemory;
        if (HasInks()) return kInks;
        // Before the colours are known, which only those of HDR heed.
        if (!info.uses_original_profile) JxlDecoderSetDesiredIntensityTarget(decoder, kScreenWhite);
        break;
      case JXL_DEC_COLOR_ENCODING:
        if (!(info.uses_original_profile ? ReadColours() : ChooseColours())) return kCorrupt;
        break;
      case JXL_DEC_NEED_IMAGE_OUT_BUFFER: {
        size_t size = 0;
        if (JxlDecoderImageOutBufferSize(decoder, &format, &size) != JXL_DEC_SUCCESS) return kCorrupt;
        pixels = static_cast<uint8_t*>(malloc(size));
        if (pixels == nullptr) return kOutOfMemory;
        if (JxlDecoderSetImageOutBuffer(decoder, &format, pixels, size) != JXL_DEC_SUCCESS) return kCorrupt;
        break;
      }
      case JXL_DEC_FULL_IMAGE:
        return kDone;
      case JXL_DEC_NEED_MORE_INPUT:
        return kTruncated;
      default:
        return kCorrupt;
    }
  }
}

EXPORT(jxl_width) uint32_t Width() { return info.xsize; }
EXPORT(jxl_height) uint32_t Height() { return info.ysize; }
EXPORT(jxl_has_alpha) int32_t HasAlpha() { return info.alpha_bits > 0; }
EXPORT(jxl_pixels) const uint8_t* Pixels() { return pixels; }
EXPORT(jxl_primaries) int32_t Primaries() { return primaries; }
EXPORT(jxl_transfer) int32_t Transfer() { return transfer; }
EXPORT(jxl_profile) const uint8_t* Profile() { return profile; }
EXPORT(jxl_profile_size) size_t ProfileSize() { return profile_size; }
