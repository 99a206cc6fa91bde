import type { Region } from '../../../lib/image/pixels/edit.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'

/** Which edges a handle moves: -1 the left or the top one, 1 the right or the bottom one, 0 none of the two. */
export type Handle = { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }

export type Step = { readonly x: number; readonly y: number }

/** Ratios of width to height that can be chosen; `original` is that of the picture. */
export const ratios = ['free', 'original', '1:1', '4:3', '3:2', '16:9'] as const
export type Ratio = (typeof ratios)[number]

/** Width by height; null where both are free. */
export function ratioOf(ratio: Ratio, { width, height }: PixelSize): number | null {
  switch (ratio) {
    case 'free':
      return null
    case 'original':
      return width / height
    case '1:1':
      return 1
    case '4:3':
      return 4 / 3
    case '3:2':
      return 3 / 2
    case '16:9':
      return 16 / 9
  }
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Moves a frame as far as the picture goes. */
export function moveFrame(frame: Region, { x, y }: Step, { width, height }: PixelSize): Region {
  return {
    ...frame,
    left: clamp(frame.left + Math.round(x), 0, width - frame.width),
    top: clamp(frame.top + Math.round(y), 0, height - frame.height),
  }
}

/** Moves a handle as far as the picture goes and the frame has a pixel left; with a ratio the frame keeps that. */
export function moveHandle(
  frame: Region,
  handle: Handle,
  step: Step,
  size: PixelSize,
  ratio: number | null,
): Region {
  const across = stretched({ start: frame.left, length: frame.width }, handle.x, step.x, size.width)
  const down = stretched({ start: frame.top, length: frame.height }, handle.y, step.y, size.height)
  if (ratio === null)
    return { left: across.start, top: down.start, width: across.length, height: down.length }
  // A corner follows the direction in which it was moved further.
  const byHeight =
    handle.x === 0 ||
    (handle.y !== 0 && Math.abs(down.length - frame.height) * ratio > Math.abs(across.length - frame.width))
  return sizedFrame(frame, byHeight ? down.length * ratio : across.length, handle, size, ratio)
}

type Stretch = { readonly start: number; readonly length: number }

function stretched({ start, length }: Stretch, edge: Handle['x'], step: number, max: number): Stretch {
  const end = start + length
  if (edge < 0) {
    const moved = clamp(Math.round(start + step), 0, end - 1)
    return { start: moved, length: end - moved }
  }
  return edge > 0
    ? { start, length: clamp(Math.round(end + step), start + 1, max) - start }
    : { start, length }
}

/** A frame of about this width and a ratio; what is opposite to the handle stays, and along an edge the middle. */
function sizedFrame(frame: Region, wanted: number, handle: Handle, size: PixelSize, ratio: number): Region {
  const room = {
    width: roomFor({ start: frame.left, length: frame.width }, handle.x, size.width),
    height: roomFor({ start: frame.top, length: frame.height }, handle.y, size.height),
  }
  const width = Math.floor(
    clamp(Math.round(wanted), 1, Math.max(1, Math.min(room.width, room.height * ratio))),
  )
  const height = clamp(Math.round(width / ratio), 1, room.height)
  return {
    left: placed({ start: frame.left, length: frame.width }, handle.x, width, size.width),
    top: placed({ start: frame.top, length: frame.height }, handle.y, height, size.height),
    width,
    height,
  }
}

function roomFor({ start, length }: Stretch, edge: Handle['x'], max: number): number {
  if (edge === 0) return max
  return edge > 0 ? max - start : start + length
}

function placed({ start, length }: Stretch, edge: Handle['x'], newLength: number, max: number): number {
  if (edge > 0) return start
  if (edge < 0) return start + length - newLength
  return clamp(Math.round(start + (length - newLength) / 2), 0, max - newLength)
}

/** The largest frame of a ratio within one, in its middle. */
export function frameOfRatio(frame: Region, ratio: number): Region {
  const width = Math.max(1, Math.min(frame.width, Math.round(frame.height * ratio)))
  const height = Math.max(1, Math.min(frame.height, Math.round(width / ratio)))
  return {
    left: frame.left + Math.floor((frame.width - width) / 2),
    top: frame.top + Math.floor((frame.height - height) / 2),
    width,
    height,
  }
}

/** Sets a side, as far as the picture goes; the left and the top edge stay. */
export function setSide(
  frame: Region,
  side: 'width' | 'height',
  value: number,
  size: PixelSize,
  ratio: number | null,
): Region {
  const handle = side === 'width' ? ({ x: 1, y: 0 } as const) : ({ x: 0, y: 1 } as const)
  const step = { x: value - frame.width, y: value - frame.height }
  if (ratio === null) return moveHandle(frame, handle, step, size, null)
  return sizedFrame(frame, side === 'width' ? value : value * ratio, { x: 1, y: 1 }, size, ratio)
}

/** What an arrow key moves by, in pixels of the picture; null for any other key. */
export function stepOf(key: string, isFar: boolean): Step | null {
  const step = isFar ? 10 : 1
  switch (key) {
    case 'ArrowLeft':
      return { x: -step, y: 0 }
    case 'ArrowRight':
      return { x: step, y: 0 }
    case 'ArrowUp':
      return { x: 0, y: -step }
    case 'ArrowDown':
      return { x: 0, y: step }
    default:
      return null
  }
}

export const isWhole = ({ width, height }: PixelSize, size: PixelSize): boolean =>
  width === size.width && height === size.height
