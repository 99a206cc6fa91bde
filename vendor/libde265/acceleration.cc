// In place of libde265/x86/sse.cc: only what intra pictures need, so that the kernels for motion are left out.

#include "x86/sse-dct.h"
#include "x86/sse-deblk.h"
#include "x86/sse-intrapred.h"
#include "x86/sse.h"

void init_acceleration_functions_sse(acceleration_functions* functions) {
  functions->transform_skip_8 = ff_hevc_transform_skip_8_sse;
  functions->transform_add_8[1] = ff_hevc_transform_8x8_add_8_sse4;
  functions->transform_add_8[2] = ff_hevc_transform_16x16_add_8_sse4;
  functions->transform_add_8[3] = ff_hevc_transform_32x32_add_8_sse4;
  functions->add_residual_8 = add_residual_8_sse4;
  functions->add_residual_16 = add_residual_16_sse4;
  functions->dequant_coeff_block = dequant_coeff_block_sse4;
  functions->intra_pred_dc_8 = intra_pred_dc_8_sse4;
  functions->intra_pred_planar_8 = intra_pred_planar_8_sse4;
  functions->intra_pred_angular_8 = intra_pred_angular_8_sse4;
  functions->deblock_luma_8 = deblock_luma_8_sse4;
}
