// One HEVC intra picture at a time: NAL units in, planes out.
// README.md beside this file says in which order the functions are called.

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "libde265/de265.h"
#include "libde265/decctx.h"
#include "libde265/image.h"
#include "libde265/pps.h"
#include "libde265/slice.h"

#define EXPORT extern "C" __attribute__((used, visibility("default")))

namespace {

// Numbers below 2000 are libde265's own (`de265_error` in de265.h).
enum {
  kOk = 0,
  kNotIntra = 2001,
  kIncomplete = 2002,
  kMoreThanOnePicture = 2003,
  kNoPicture = 2004,
  kFaulty = 2005,
  kNotOpen = 2006,
};

constexpr int kFirstIntraSlice = 16;
constexpr int kLastIntraSlice = 21;
constexpr int kFirstParameterSet = 32;

de265_decoder_context* decoder = nullptr;
// The picture while it is decoded, of which libde265's interface tells nothing.
de265_image* current = nullptr;
const de265_image* finished = nullptr;
// How many coding tree blocks are decoded, in the order in which they are stored.
size_t decoded_blocks = 0;
size_t seen_slices = 0;
bool gap = false;
uint8_t* input = nullptr;

// Names a private member: only an explicit instantiation may.
template <auto kMember>
struct PictureMember {
  friend de265_image* PictureIn(const decoder_context& context) { return context.*kMember; }
};
de265_image* PictureIn(const decoder_context& context);
template struct PictureMember<&decoder_context::img>;

// libde265 conceals what is missing, between two slices too; a photo with a hole is no photo.
void FollowSlices() {
  if (!current || !current->is_allocated() || current->slices.size() == seen_slices || !current->has_pps() || !current->get_pps().scan) return;
  const pps_scan_tables& scan = *current->get_pps().scan;
  while (seen_slices < current->slices.size()) {
    size_t address = current->slices[seen_slices++]->slice_segment_address;
    if (address >= scan.CtbAddrRStoTS.size() || (size_t)scan.CtbAddrRStoTS[address] != decoded_blocks) gap = true;
  }
  size_t blocks = current->number_of_ctbs();
  while (decoded_blocks < blocks && decoded_blocks < scan.CtbAddrTStoRS.size() &&
         current->ctb_progress[scan.CtbAddrTStoRS[decoded_blocks]].get_progress() >= CTB_PROGRESS_PREFILTER) {
    decoded_blocks++;
  }
}

int DecodePending() {
  int more = 1;
  while (more) {
    de265_error error = de265_decode(decoder, &more);
    if (error == DE265_ERROR_WAITING_FOR_INPUT_DATA) return kOk;
    if (!de265_isOK(error)) return error;
    // Once the last picture is out, `more` counts pictures that wait to be fetched.
    if (de265_peek_next_picture(decoder)) return kOk;
  }
  return kOk;
}

int BytesPerSample(int plane) { return de265_get_bits_per_pixel(finished, plane) > 8 ? 2 : 1; }

}  // namespace

EXPORT void hevc_close() {
  if (decoder) de265_free_decoder(decoder);
  free(input);
  decoder = nullptr;
  current = nullptr;
  finished = nullptr;
  input = nullptr;
}

EXPORT int hevc_open(uint32_t most_pixels) {
  // Held for good: tables that every picture needs are made once.
  static de265_error initialized = de265_init();
  if (initialized != DE265_OK) return initialized;
  hevc_close();
  decoded_blocks = 0;
  seen_slices = 0;
  gap = false;
  decoder = de265_new_decoder();
  if (!decoder) return DE265_ERROR_OUT_OF_MEMORY;
  de265_get_security_limits(decoder)->max_image_size_pixels = most_pixels;
  return kOk;
}

EXPORT uint8_t* hevc_input(uint32_t size) {
  free(input);
  input = static_cast<uint8_t*>(malloc(size));
  return input;
}

EXPORT int hevc_push(uint32_t size) {
  if (!decoder || !input) return kNotOpen;
  if (size < 2) return kFaulty;
  int layer = (input[0] & 1) << 5 | input[1] >> 3;
  if (layer > 0) return kOk;
  int type = (input[0] >> 1) & 0x3f;
  if (type < kFirstParameterSet && (type < kFirstIntraSlice || type > kLastIntraSlice)) return kNotIntra;
  de265_error error = de265_push_NAL(decoder, input, size, 0, nullptr);
  free(input);
  input = nullptr;
  if (error != DE265_OK) return error;
  int result = DecodePending();
  if (result != kOk) return result;
  de265_image* picture = PictureIn(*static_cast<decoder_context*>(decoder));
  if (current && picture != current) return kMoreThanOnePicture;
  current = picture;
  FollowSlices();
  return kOk;
}

EXPORT int hevc_finish() {
  if (!decoder) return kNotOpen;
  if (!current) return kNoPicture;
  FollowSlices();
  if (gap || decoded_blocks < current->number_of_ctbs()) return kIncomplete;
  de265_flush_data(decoder);
  int error = DecodePending();
  if (error != kOk) return error;
  finished = de265_peek_next_picture(decoder);
  if (!finished) return kNoPicture;
  return finished->integrity == INTEGRITY_CORRECT ? kOk : kFaulty;
}

// The size that the first sequence parameter set declares, for a picture that is refused because of it.
EXPORT int hevc_declared_size(int vertical) {
  if (!decoder) return 0;
  const decoder_context& context = *static_cast<decoder_context*>(decoder);
  for (int id = 0; id < DE265_MAX_SPS_SETS; id++) {
    if (!context.has_sps(id)) continue;
    const seq_parameter_set& sps = *context.get_sps(id);
    return vertical ? sps.pic_height_in_luma_samples : sps.pic_width_in_luma_samples;
  }
  return 0;
}

EXPORT int hevc_chroma_format() { return finished ? de265_get_chroma_format(finished) : 0; }
EXPORT int hevc_plane_width(int plane) { return finished ? de265_get_image_width(finished, plane) : 0; }
EXPORT int hevc_plane_height(int plane) { return finished ? de265_get_image_height(finished, plane) : 0; }
EXPORT int hevc_plane_bit_depth(int plane) { return finished ? de265_get_bits_per_pixel(finished, plane) : 0; }
// Not de265_get_image_plane(): it counts the cropped samples as bytes, which is wrong above 8 bits.
EXPORT const uint8_t* hevc_plane(int plane) {
  if (!finished || !finished->get_image_plane(plane)) return nullptr;
  const seq_parameter_set& sps = finished->get_sps();
  // The offsets are in chroma samples.
  size_t left = sps.conf_win_left_offset * (plane ? 1 : finished->SubWidthC);
  size_t top = sps.conf_win_top_offset * (plane ? 1 : finished->SubHeightC);
  size_t samples = left + top * finished->get_image_stride(plane);
  return finished->get_image_plane(plane) + samples * BytesPerSample(plane);
}
EXPORT int hevc_plane_stride(int plane) {
  return finished ? finished->get_image_stride(plane) * BytesPerSample(plane) : 0;
}
EXPORT int hevc_full_range() { return finished ? de265_get_image_full_range_flag(finished) : 0; }
EXPORT int hevc_matrix_coefficients() { return finished ? de265_get_image_matrix_coefficients(finished) : 2; }
