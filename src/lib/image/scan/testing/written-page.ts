import { randomNumbers } from '../../../testing/random-numbers.ts'
import type { GrayPixels } from '../gray.ts'

/** Letters of 5 × 7 dots, a row a number. */
const letters = [
  [14, 17, 17, 31, 17, 17, 17],
  [30, 17, 17, 30, 17, 17, 30],
  [31, 16, 16, 30, 16, 16, 31],
  [17, 19, 21, 25, 17, 17, 17],
  [14, 17, 16, 14, 1, 17, 14],
  [31, 4, 4, 4, 4, 4, 4],
  [4, 0, 12, 4, 4, 4, 14],
]

/** Whether there is ink, of a page of lines of letters whose dots are `dot` pixels large, under a black headline. */
export function inkOf(
  width: number,
  height: number,
  dot: number,
  seed: number,
): (x: number, y: number) => boolean {
  const random = randomNumbers(seed)
  const [columns, rows] = [Math.ceil(width / (6 * dot)), Math.ceil(height / (11 * dot))]
  const chosen = Array.from({ length: columns * rows }, () =>
    random() < 0.15 ? undefined : letters[Math.floor(random() * letters.length)],
  )
  const isMargin = (x: number, y: number) =>
    Math.min(x, width - x) < width * 0.08 || Math.min(y, height - y) < height * 0.06
  return (x, y) => {
    if (isMargin(x, y)) return false
    if (y < height * 0.09) return x < width / 2
    const letter = chosen[Math.floor(y / (11 * dot)) * columns + Math.floor(x / (6 * dot))]
    const [dotX, dotY] = [Math.floor(x / dot) % 6, Math.floor(y / dot) % 11]
    return dotX < 5 && dotY < 7 && (((letter?.[dotY] ?? 0) >> (4 - dotX)) & 1) === 1
  }
}

/** A part of the full light, 0 … 1, at a place in fractions of the page. */
export type Light = (u: number, v: number) => number

/** Light that falls off from the top left, with the soft shadow of a hand and phone on the lower right. */
export const shadowed: Light = (u, v) => {
  const fallOff = 1 - 0.35 * (u + v) * 0.5
  const edge = 1 / (1 + Math.exp(-(u + 0.8 * v - 0.95) * 25))
  return fallOff * (1 - 0.55 * edge)
}

type Written = {
  readonly width: number
  readonly height: number
  readonly ink: (x: number, y: number) => boolean
  readonly light: Light
  /** Standard deviation of the grain, in steps of brightness. */
  readonly noise: number
}

/** The page as a camera sees it from above: paper of 225, ink of 50, edges of ink blurred over a pixel. */
export function writtenPage({ width, height, ink, light, noise }: Written): GrayPixels {
  const random = randomNumbers(7)
  const data = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      let inked = ink(x, y) ? 0.5 : 0
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        if (ink(x + dx, y + dy)) inked += 0.125
      const grain = (random() + random() + random() + random() - 2) * 1.73 * noise
      data[at] = Math.max(0, Math.min(255, (225 - 175 * inked) * light(x / width, y / height) + grain))
    }
  return { width, height, data }
}
