// The costly part of SSIMULACRA 2 (Jon Sneyers, Cloudinary, version 2.1; github.com/cloudinary/ssimulacra2): sums over
// the error maps of one pair of tiles after the other. ssimulacra2.ts makes a score of them; the maps to which the
// metric gives no weight to speak of are left out here.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#define EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace {

constexpr int kScales = 5;
constexpr int kComponents = 3;
constexpr int kMaps = 3;
constexpr int kNorms = 2;
constexpr int kRadius = 4;
constexpr float kC2 = 0.0009f;
// By component (X, Y, B): the scales, as bits, of which a map is needed.
constexpr int kNeeded[kComponents] = {0b11110, 0b11111, 0b11000};

// The impulse response of libjxl's recursive Gaussian of sigma 1.5, from its middle.
constexpr float kKernel[kRadius + 1] = {
    0.2646211054881986f, 0.21292859201042227f, 0.10933537277746035f,
    0.03601111465836439f, 0.00941436780965374f};

typedef float Four __attribute__((vector_size(16)));

int tile_width;
int tile_height;
uint8_t* tiles[2];
float* light[2][3];
float* xyb[2];
float* squares;
float* across;
float* blurred[5];
float* padded;
float linear[256];
// By component, scale and map: the sum and the sum of fourth powers; then the pixels by scale.
double sums[kComponents * kScales * kMaps * kNorms + kScales];

Four Load(const float* from) {
  Four value;
  memcpy(&value, from, sizeof value);
  return value;
}
void Store(Four value, float* to) { memcpy(to, &value, sizeof value); }
Four All(float value) { return Four{value, value, value, value}; }

float* Allocate(size_t count) {
  // Rows are taken by fours; what is read beyond the end is never used.
  auto* found = static_cast<float*>(calloc(count + 8, sizeof(float)));
  if (found == nullptr) __builtin_trap();
  return found;
}

// Of a value of 0 to 2, to some millionths.
float CubeRoot(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  bits = bits / 3 + 0x2a5137a0;
  float root;
  memcpy(&root, &bits, sizeof root);
  root = (2 * root + value / (root * root)) / 3;
  root = (2 * root + value / (root * root)) / 3;
  return (2 * root + value / (root * root)) / 3;
}

void ToXyb(float* const* planes, int count, int component, float* to) {
  constexpr float kBias = 0.0037930732552754493f;
  constexpr float kBiasRoot = 0.15595420054f;
  for (int at = 0; at < count; ++at) {
    const float r = planes[0][at], g = planes[1][at], b = planes[2][at];
    const float l = CubeRoot(0.3f * r + 0.622f * g + 0.078f * b + kBias) - kBiasRoot;
    const float m = CubeRoot(0.23f * r + 0.692f * g + 0.078f * b + kBias) - kBiasRoot;
    if (component == 0) {
      to[at] = (l - m) * 7 + 0.42f;
    } else if (component == 1) {
      to[at] = (l + m) / 2 + 0.01f;
    } else {
      const float s = CubeRoot(0.24342268924547819f * r + 0.20476744424496821f * g +
                               0.5518098665095535f * b + kBias);
      to[at] = s - kBiasRoot - (l + m) / 2 + 0.55f;
    }
  }
}

void Halve(float* plane, int width, int height) {
  const int to_width = (width + 1) / 2;
  for (int y = 0; y < (height + 1) / 2; ++y) {
    const float* top = plane + 2 * y * width;
    const float* below = 2 * y + 1 < height ? top + width : top;
    for (int x = 0; x < to_width; ++x) {
      const int right = 2 * x + 1 < width ? 2 * x + 1 : 2 * x;
      // In place: what is written has been read.
      plane[y * to_width + x] = (top[2 * x] + top[right] + below[2 * x] + below[right]) / 4;
    }
  }
}

void Blur(const float* plane, int width, int height, float* to) {
  float* row = padded + 8;
  memset(padded, 0, (width + 24) * sizeof(float));
  for (int y = 0; y < height; ++y) {
    memcpy(row, plane + y * width, width * sizeof(float));
    for (int x = 0; x < width; x += 4) {
      Four sum = All(kKernel[0]) * Load(row + x);
      for (int k = 1; k <= kRadius; ++k)
        sum += All(kKernel[k]) * (Load(row + x - k) + Load(row + x + k));
      Store(sum, across + y * width + x);
    }
  }
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; x += 4) {
      const float* from = across + y * width + x;
      Four sum = All(kKernel[0]) * Load(from);
      for (int k = 1; k <= kRadius; ++k) {
        if (y >= k) sum += All(kKernel[k]) * Load(from - k * width);
        if (y + k < height) sum += All(kKernel[k]) * Load(from + k * width);
      }
      Store(sum, to + y * width + x);
    }
  }
}

void BlurProduct(const float* a, const float* b, int width, int height, float* to) {
  for (int at = 0; at < width * height; ++at) squares[at] = a[at] * b[at];
  Blur(squares, width, height, to);
}

void Add(double* to, float value) {
  const float square = value * value;
  to[0] += value;
  to[1] += square * square;
}

float Positive(float value) { return value > 0 ? value : 0; }
float Size(float value) { return value < 0 ? -value : value; }

void AddMaps(int width, int height, double* to) {
  const auto [a, b] = xyb;
  Blur(a, width, height, blurred[0]);
  Blur(b, width, height, blurred[1]);
  BlurProduct(a, a, width, height, blurred[2]);
  BlurProduct(b, b, width, height, blurred[3]);
  BlurProduct(a, b, width, height, blurred[4]);
  for (int at = 0; at < width * height; ++at) {
    const float mean_a = blurred[0][at], mean_b = blurred[1][at];
    const float covariance = blurred[4][at] - mean_a * mean_b;
    // Grouped so that the same pixels have no difference at all.
    const float variances =
        (blurred[2][at] - mean_a * mean_a) + (blurred[3][at] - mean_b * mean_b);
    const float apart = mean_a - mean_b;
    Add(to, Positive(1 - (1 - apart * apart) * (2 * covariance + kC2) / (variances + kC2)));
    const float edge = (1 + Size(b[at] - mean_b)) / (1 + Size(a[at] - mean_a)) - 1;
    Add(to + kNorms, Positive(edge));
    Add(to + 2 * kNorms, Positive(-edge));
  }
}

}  // namespace

// Of 256 floats, the light of a sample, to be filled in before the first pair.
EXPORT("similarity_linear") float* Linear() { return linear; }

// Returns where the RGBA pixels of the original are to be put, those of the other right after them. Both are opaque.
EXPORT("similarity_begin") uint8_t* BeginSimilarity(int width, int height) {
  tile_width = width;
  tile_height = height;
  const size_t count = static_cast<size_t>(width) * height;
  tiles[0] = reinterpret_cast<uint8_t*>(Allocate(2 * count));
  tiles[1] = tiles[0] + count * 4;
  for (auto& planes : light)
    for (float*& plane : planes) plane = Allocate(count);
  for (float*& plane : xyb) plane = Allocate(count);
  for (float*& plane : blurred) plane = Allocate(count);
  squares = Allocate(count);
  across = Allocate(count);
  padded = Allocate(width + 24);
  return tiles[0];
}

EXPORT("similarity_clear") double* Clear() {
  memset(sums, 0, sizeof sums);
  return sums;
}

EXPORT("similarity_add") void AddPair() {
  int width = tile_width;
  int height = tile_height;
  for (int of = 0; of < 2; ++of)
    for (int channel = 0; channel < 3; ++channel)
      for (int at = 0; at < width * height; ++at)
        light[of][channel][at] = linear[tiles[of][at * 4 + channel]];
  double* pixels = sums + kComponents * kScales * kMaps * kNorms;
  for (int scale = 0; scale < kScales && width >= 8 && height >= 8; ++scale) {
    for (int component = 0; component < kComponents; ++component) {
      if (!(kNeeded[component] >> scale & 1)) continue;
      for (int of = 0; of < 2; ++of) ToXyb(light[of], width * height, component, xyb[of]);
      AddMaps(width, height, sums + (component * kScales + scale) * kMaps * kNorms);
    }
    pixels[scale] += width * height;
    for (auto& planes : light)
      for (float* plane : planes) Halve(plane, width, height);
    width = (width + 1) / 2;
    height = (height + 1) / 2;
  }
}
