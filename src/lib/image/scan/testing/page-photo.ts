import { randomNumbers } from '../../../testing/random-numbers.ts'
import type { Corners, Point } from '../corners.ts'
import type { GrayPixels } from '../gray.ts'
import { homographyOf } from '../homography.ts'
import { inkOf } from './written-page.ts'

/** A brightness of 0 … 255 at a pixel. */
type Texture = (x: number, y: number) => number
type Random = () => number

/** What pages lie on, and what pictures without a page show. */
export const grounds = {
  dark: (random) => plain(40 + 60 * random()),
  'low contrast': (random) => plain(150 + 25 * random()),
  wood: (random) => boards(random),
  cloth: (random) => waves(random, 6),
  'busy desk': (random) => things(random),
  clouds: (random) => cloudy(random),
} satisfies Record<string, (random: Random) => Texture>

export type Ground = keyof typeof grounds

const plain =
  (brightness: number): Texture =>
  () =>
    brightness

/** Boards with grain along them and dark joints, turned at random. */
function boards(random: Random): Texture {
  const [angle, wide, bright] = [random() * Math.PI, 60 + 60 * random(), 90 + 50 * random()]
  const grain = cloudy(random)
  return (x, y) => {
    const [along, across] = [
      x * Math.cos(angle) + y * Math.sin(angle),
      y * Math.cos(angle) - x * Math.sin(angle) + 5000,
    ]
    const joint = across % wide < 2 ? 0.5 : 1
    const board = 1 + 0.1 * Math.sin(Math.floor(across / wide) * 7)
    return joint * board * (bright + 0.3 * (grain(along / 8, across * 2) - 110))
  }
}

function waves(random: Random, wavelength: number): Texture {
  const [bright, angle] = [70 + 60 * random(), random() * Math.PI]
  return (x, y) =>
    bright +
    20 * Math.sin(((x * Math.cos(angle) + y * Math.sin(angle)) / wavelength) * 2 * Math.PI) +
    20 * Math.sin(((y * Math.cos(angle) - x * Math.sin(angle)) / wavelength) * 2 * Math.PI)
}

/** Overlapping boxes and discs between dark and middle gray. */
function things(random: Random): Texture {
  const list = Array.from({ length: 18 }, () => ({
    x: random() * 400,
    y: random() * 400,
    angle: random() * Math.PI,
    wide: 10 + 60 * random(),
    high: 10 + 60 * random(),
    isRound: random() < 0.4,
    brightness: 30 + 120 * random(),
  }))
  return (x, y) => {
    let brightness = 100
    for (const thing of list) {
      const [dx, dy] = [x - thing.x, y - thing.y]
      const along = (dx * Math.cos(thing.angle) + dy * Math.sin(thing.angle)) / thing.wide
      const across = (dy * Math.cos(thing.angle) - dx * Math.sin(thing.angle)) / thing.high
      const isOn = thing.isRound
        ? along ** 2 + across ** 2 < 1
        : Math.max(Math.abs(along), Math.abs(across)) < 1
      if (isOn) brightness = thing.brightness
    }
    return brightness
  }
}

/** Noise with as much of every size, as in landscapes. */
function cloudy(random: Random): Texture {
  const salt = Math.floor(random() * 2 ** 31)
  const lattice = (x: number, y: number) => {
    let mixed = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ salt
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
  const smooth = (x: number, y: number) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const ease = (part: number) => part * part * (3 - 2 * part)
    const [u, v] = [ease(x - column), ease(y - row)]
    const mix = (a: number, b: number, part: number) => a + (b - a) * part
    return mix(
      mix(lattice(column, row), lattice(column + 1, row), u),
      mix(lattice(column, row + 1), lattice(column + 1, row + 1), u),
      v,
    )
  }
  return (x, y) => {
    let sum = 0
    for (let size = 128, strength = 0.5; size >= 4; size /= 2, strength /= 2)
      sum += strength * smooth(x / size + 1000, y / size + 1000)
    return 20 + 190 * sum
  }
}

export type PagePhoto = { readonly gray: GrayPixels; readonly corners: Corners }

const [width, height] = [288, 384]

/** A page with text, seen at an angle, on a ground, under uneven light, blurred and grainy, as a small picture. */
export function pagePhoto(ground: Ground, seed: number): PagePhoto {
  const random = randomNumbers(seed * 7919 + 13)
  const corners = pageCorners(random)
  const texture = grounds[ground](random)
  const paper = 195 + 40 * random()
  const [pageWide, pageHigh] = [420, 594]
  const ink = inkOf(pageWide, pageHigh, 2 + Math.floor(random() * 2), seed)
  const toPage = inverse(corners)
  const gray = photographed(random, (x, y) => {
    const [u, v] = toPage(x / width, y / height)
    if (u < 0 || v < 0 || u > 1 || v > 1) return texture(x, y)
    return ink(Math.floor(u * pageWide), Math.floor(v * pageHigh)) ? 60 : paper
  })
  return { gray, corners }
}

/** The ground alone. */
export function groundPhoto(ground: Ground, seed: number): GrayPixels {
  const random = randomNumbers(seed * 104_729 + 7)
  return photographed(random, grounds[ground](random))
}

/** Corners of a page that is turned by up to 25° and seen from up to about 40° aside. */
function pageCorners(random: Random): Corners {
  const [angle, size] = [(random() - 0.5) * 0.87, 0.6 + 0.3 * random()]
  const [wide, high] = [(size * width) / 2, (size * height) / 2]
  const [midX, midY] = [width / 2 + (random() - 0.5) * 24, height / 2 + (random() - 0.5) * 24]
  const [slantX, slantY] = [(random() - 0.5) * 0.5, (random() - 0.5) * 0.5]
  const at = (x: number, y: number): Point => {
    const depth = 1 + (slantX * x + slantY * y) / 2
    const [flatX, flatY] = [(x * wide * 0.9) / depth, (y * high * 0.9) / depth]
    const turnedX = flatX * Math.cos(angle) - flatY * Math.sin(angle)
    const turnedY = flatX * Math.sin(angle) + flatY * Math.cos(angle)
    const within = (part: number) => Math.min(0.985, Math.max(0.015, part))
    return { x: within((midX + turnedX) / width), y: within((midY + turnedY) / height) }
  }
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]
}

/** From a point of the picture, in fractions, to the page's unit square. */
function inverse(corners: Corners): (x: number, y: number) => [number, number] {
  const { a, b, c, d, e, f, g, h } = homographyOf(corners, 1, 1)
  return (x, y) => {
    const [ux, vx, uy, vy] = [a - g * x, b - h * x, d - g * y, e - h * y]
    const determinant = ux * vy - vx * uy
    return [((x - c) * vy - (y - f) * vx) / determinant, ((y - f) * ux - (x - c) * uy) / determinant]
  }
}

/** Light from one side with a soft shadow, two samples a pixel, and grain. */
function photographed(random: Random, scene: Texture): GrayPixels {
  const [angle, strength, noise] = [random() * 2 * Math.PI, 0.5 * random(), 1 + 5 * random()]
  const [shadowAngle, shadowAt, shadow] = [random() * 2 * Math.PI, (random() - 0.5) * 0.6, 0.5 * random()]
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [u, v] = [x / width - 0.5, y / height - 0.5]
    const even = 1 - strength * (0.5 + u * Math.cos(angle) + v * Math.sin(angle))
    const edge = (u * Math.cos(shadowAngle) + v * Math.sin(shadowAngle) - shadowAt) * 18
    const light = Math.max(0.3, Math.min(1, even)) * (1 - shadow / (1 + Math.exp(-edge)))
    let sum = 0
    for (const off of [0.25, 0.75]) sum += scene(x + off, y + off)
    const grain = (random() + random() + random() + random() - 2) * 1.73 * noise
    data[at] = Math.max(0, Math.min(255, (sum / 2) * light + grain))
  }
  return { width, height, data }
}
