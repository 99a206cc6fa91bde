/**
 * SSIMULACRA 2 (Jon Sneyers, Cloudinary, version 2.1 of April 2023; BSD-3-Clause), from github.com/cloudinary/ssimulacra2:
 * perceptual similarity of two pictures: 100 identical, about 90 hardly distinguishable, 70 good, 50 medium.
 */

/** @typedef {{ width: number, height: number, data: Uint8ClampedArray }} Picture RGBA in sRGB, opaque */
/** @typedef {[Float32Array, Float32Array, Float32Array]} Planes */

const scales = 6
const c2 = 0.0009
const weights = [
  0, 0.0007376606707406586, 0, 0, 0.0007793481682867309, 0, 0, 0.0004371155730107379, 0, 1.1041726426657346,
  0.00066284834129271, 0.00015231632783718752, 0, 0.0016406437456599754, 0, 1.8422455520539298,
  11.441172603757666, 0, 0.0007989109436015163, 0.000176816438078653, 0, 1.8787594979546387,
  10.94906990605142, 0, 0.0007289346991508072, 0.9677937080626833, 0, 0.00014003424285435884,
  0.9981766977854967, 0.00031949755934435053, 0.0004550992113792063, 0, 0, 0.0013648766163243398, 0, 0, 0, 0,
  0, 7.466890328078848, 0, 17.445833984131262, 0.0006235601634041466, 0, 0, 6.683678146179332,
  0.00037724407979611296, 1.027889937768264, 225.20515300849274, 0, 0, 19.213238186143016,
  0.0011401524586618361, 0.001237755635509985, 176.39317598450694, 0, 0, 24.43300999870476,
  0.28520802612117757, 0.0004485436923833408, 0, 0, 0, 34.77906344483772, 44.835625328877896, 0, 0, 0, 0, 0,
  0, 0, 0, 0.0008680556573291698, 0, 0, 0, 0, 0, 0.0005313191874358747, 0, 0.00016533814161379112, 0, 0, 0, 0,
  0, 0.0004179171803251336, 0.0017290828234722833, 0, 0.0020827005846636437, 0, 0, 8.826982764996862,
  23.19243343998926, 0, 95.1080498811086, 0.9863978034400682, 0.9834382792465353, 0.0012286405048278493,
  171.2667255897307, 0.9807858872435379, 0, 0, 0, 0.0005130064588990679, 0, 0.00010854057858411537,
]

/** The score of `b` against the original `a`, of the same size. @param {Picture} a @param {Picture} b */
export function ssimulacra2(a, b) {
  let { width, height } = a
  let [linearA, linearB] = [linear(a), linear(b)]
  /** Norms of each scale, nine pairs: three components by the maps of structure, ringing and blur. @type {number[][][]} */
  const found = []
  for (let scale = 0; scale < scales && Math.min(width, height) >= 8; scale += 1) {
    if (scale > 0) {
      linearA = /** @type {Planes} */ (linearA.map((plane) => halved(plane, width, height)))
      linearB = /** @type {Planes} */ (linearB.map((plane) => halved(plane, width, height)))
      ;[width, height] = [(width + 1) >> 1, (height + 1) >> 1]
      if (Math.min(width, height) < 4) break
    }
    const [xybA, xybB] = [xyb(linearA), xyb(linearB)]
    found.push(xybA.map((plane, index) => norms(plane, xybB[index] ?? plane, width, height)))
  }
  let sum = 0
  let index = 0
  for (let component = 0; component < 3; component += 1) {
    for (const scale of found) {
      for (let norm = 0; norm < 2; norm += 1) {
        for (let map = 0; map < 3; map += 1) {
          sum += (weights[index] ?? 0) * Math.abs(scale[component]?.[map * 2 + norm] ?? 0)
          index += 1
        }
      }
    }
  }
  sum *= 0.9562382616834844
  sum = 2.326765642916932 * sum - 0.020884521182843837 * sum ** 2 + 6.248496625763138e-5 * sum ** 3
  return sum > 0 ? 100 - 10 * sum ** 0.6276336467831387 : 100
}

const toLinear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** @param {Picture} picture @returns {Planes} */
function linear({ width, height, data }) {
  const count = width * height
  /** @type {Planes} */
  const planes = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (const [channel, plane] of planes.entries())
    for (let at = 0; at < count; at += 1) plane[at] = toLinear[data[at * 4 + channel] ?? 0] ?? 0
  return planes
}

const bias = 0.0037930732552754493
const biasRoot = Math.cbrt(bias)

/** XYB, scaled to about 0 to 1. @param {Planes} planes @returns {Planes} */
function xyb([red, green, blue]) {
  const count = red.length
  const [x, y, b] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (let at = 0; at < count; at += 1) {
    const [r, g, bl] = [red[at] ?? 0, green[at] ?? 0, blue[at] ?? 0]
    const long = Math.cbrt(Math.max(0, 0.3 * r + 0.622 * g + 0.078 * bl + bias)) - biasRoot
    const medium = Math.cbrt(Math.max(0, 0.23 * r + 0.692 * g + 0.078 * bl + bias)) - biasRoot
    const short =
      Math.cbrt(
        Math.max(0, 0.24342268924547819 * r + 0.20476744424496821 * g + 0.5518098665095535 * bl + bias),
      ) - biasRoot
    const luma = (long + medium) / 2
    x[at] = ((long - medium) / 2) * 14 + 0.42
    y[at] = luma + 0.01
    b[at] = short - luma + 0.55
  }
  return [x, y, b]
}

/** @param {Float32Array} plane @param {number} width @param {number} height */
function halved(plane, width, height) {
  const [toWidth, toHeight] = [(width + 1) >> 1, (height + 1) >> 1]
  const small = new Float32Array(toWidth * toHeight)
  for (let y = 0; y < toHeight; y += 1) {
    const [top, below] = [2 * y * width, Math.min(2 * y + 1, height - 1) * width]
    for (let x = 0; x < toWidth; x += 1) {
      const [left, right] = [2 * x, Math.min(2 * x + 1, width - 1)]
      const sum =
        (plane[top + left] ?? 0) +
        (plane[top + right] ?? 0) +
        (plane[below + left] ?? 0) +
        (plane[below + right] ?? 0)
      small[y * toWidth + x] = sum / 4
    }
  }
  return small
}

/** The impulse response of libjxl's recursive Gaussian of sigma 1.5 (Charalampidis 2016, radius 5). */
const kernel = gaussian(1.5, 5)

/** @param {number} sigma @param {number} radius */
function gaussian(sigma, radius) {
  const omega = [1, 3, 5].map((k) => (k * Math.PI) / (2 * radius))
  const sign = [1, -1, 1]
  const p = omega.map((each, k) => (sign[k] ?? 1) / Math.tan(each / 2))
  const r = omega.map((each, k) => ((sign[k] ?? 1) * (p[k] ?? 0) ** 2) / Math.sin(each))
  const rho = omega.map((each) => Math.exp(-0.5 * sigma ** 2 * each ** 2) / radius)
  const [p1 = 0, p3 = 0, p5 = 0] = p
  const [r1 = 0, r3 = 0, r5 = 0] = r
  const d13 = p1 * r3 - r1 * p3
  const zeta = [(p3 * r5 - r3 * p5) / d13, (p5 * r1 - r5 * p1) / d13, 1]
  const wanted = [1, radius ** 2 - sigma ** 2, zeta.reduce((sum, each, k) => sum + each * (rho[k] ?? 0), 0)]
  const beta = solve([p, r, zeta], wanted)
  return Float64Array.from({ length: 2 * radius + 1 }, (_, index) =>
    beta.reduce((sum, each, k) => sum + each * Math.cos((omega[k] ?? 0) * (index - radius)), 0),
  )
}

/** Cramer's rule for three equations. @param {number[][]} rows @param {number[]} right */
function solve(rows, right) {
  /** @param {number[][]} m */
  const det = ([[a = 0, b = 0, c = 0] = [], [d = 0, e = 0, f = 0] = [], [g = 0, h = 0, i = 0] = []]) =>
    a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  const whole = det(rows)
  return [0, 1, 2].map(
    (column) =>
      det(rows.map((row, at) => row.map((each, k) => (k === column ? (right[at] ?? 0) : each)))) / whole,
  )
}

/** @param {Float32Array} plane @param {number} width @param {number} height */
function blurred(plane, width, height) {
  const radius = (kernel.length - 1) / 2
  const [across, both] = [new Float32Array(plane.length), new Float32Array(plane.length)]
  for (let k = -radius; k <= radius; k += 1) {
    const weight = kernel[k + radius] ?? 0
    for (let y = 0; y < height; y += 1) {
      const row = y * width
      const end = row + Math.min(width, width - k)
      for (let at = row + Math.max(0, -k); at < end; at += 1)
        across[at] = (across[at] ?? 0) + weight * (plane[at + k] ?? 0)
    }
  }
  for (let k = -radius; k <= radius; k += 1) {
    const weight = kernel[k + radius] ?? 0
    const end = Math.min(height, height - k) * width
    for (let at = Math.max(0, -k) * width; at < end; at += 1)
      both[at] = (both[at] ?? 0) + weight * (across[at + k * width] ?? 0)
  }
  return both
}

/** @param {Float32Array} a @param {Float32Array} b */
const times = (a, b) => a.map((value, at) => value * (b[at] ?? 0))

/** Mean and 4-norm of structure, ringing and blur. @param {Float32Array} a @param {Float32Array} b @param {number} width @param {number} height */
function norms(a, b, width, height) {
  const blur = (/** @type {Float32Array} */ plane) => blurred(plane, width, height)
  const [meanA, meanB] = [blur(a), blur(b)]
  const [aa, bb, ab] = [blur(times(a, a)), blur(times(b, b)), blur(times(a, b))]
  const sums = [0, 0, 0, 0, 0, 0]
  const add = (/** @type {number} */ map, /** @type {number} */ value) => {
    sums[map * 2] = (sums[map * 2] ?? 0) + value
    sums[map * 2 + 1] = (sums[map * 2 + 1] ?? 0) + value ** 4
  }
  for (let at = 0; at < a.length; at += 1) {
    const [mA, mB] = [meanA[at] ?? 0, meanB[at] ?? 0]
    const numerator = 2 * ((ab[at] ?? 0) - mA * mB) + c2
    const denominator = (aa[at] ?? 0) - mA * mA + ((bb[at] ?? 0) - mB * mB) + c2
    add(0, Math.max(0, 1 - ((1 - (mA - mB) ** 2) * numerator) / denominator))
    const edge = (1 + Math.abs((b[at] ?? 0) - mB)) / (1 + Math.abs((a[at] ?? 0) - mA)) - 1
    add(1, Math.max(0, edge))
    add(2, Math.max(0, -edge))
  }
  return sums.map((sum, at) => (at % 2 === 0 ? sum / a.length : (sum / a.length) ** 0.25))
}
