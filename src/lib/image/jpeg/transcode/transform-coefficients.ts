import type { Orientation } from '../../exif/orientation.ts'
import type { Region } from '../../pixels/edit.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { transformationsFor } from '../../pixels/orientation-transformations.ts'
import { transformedGrid } from '../../pixels/transformed-rows.ts'
import { type CoefficientImage, type Component, emptyComponents } from './coefficients.ts'

/** The index in a row-by-row block of each coefficient in zigzag order (ITU-T T.81, figure A.6). */
const naturalOrder = Uint8Array.from(
  Array.from({ length: 64 }, (_, index) => index).toSorted((a, b) => rankOf(a) - rankOf(b)),
)

/** Diagonals one after the other, each second one upwards. */
function rankOf(natural: number): number {
  const [u, v] = [natural % 8, natural >> 3]
  return (u + v) * 8 + ((u + v) % 2 === 0 ? u : v)
}

/** The size in pixels of what is coded together: a part can start only at its borders. */
function unitSize({ components }: Pick<CoefficientImage, 'components'>): PixelSize {
  return {
    width: 8 * Math.max(...components.map(({ across }) => across)),
    height: 8 * Math.max(...components.map(({ down }) => down)),
  }
}

/** A part that begins, when it is upright, at the border of a unit on the left and at the top. */
export type WholeUnits = {
  /** In pixels as stored. */
  readonly region: Region
  /** By how many pixels it exceeds the wanted part when it is upright. */
  readonly added: { readonly left: number; readonly top: number }
}

/**
 * The smallest part around a wanted one that can be cut out without decoding. Null where a unit that the picture's edge
 * cuts off would come to the left or to the top: what is behind that edge is not part of the picture.
 */
export function wholeUnits(
  image: CoefficientImage,
  { left, top, width, height }: Region,
  orientation: Orientation,
): WholeUnits | null {
  const unit = unitSize(image)
  const { x, y } = storedFlips(orientation)
  const across = wholeUnitsAlong({ start: left, end: left + width }, unit.width, x)
  const down = wholeUnitsAlong({ start: top, end: top + height }, unit.height, y)
  if (across.end > image.width || down.end > image.height) return null
  const region = {
    left: across.start,
    top: down.start,
    width: across.end - across.start,
    height: down.end - down.start,
  }
  const added = { left: region.width - width, top: region.height - height }
  return { region, added: orientation > 4 ? { left: added.top, top: added.left } : added }
}

type Stretch = { readonly start: number; readonly end: number }

/** Moves the end that comes first when upright outwards to the border of a unit. */
function wholeUnitsAlong({ start, end }: Stretch, unit: number, flips: boolean): Stretch {
  return flips
    ? { start, end: Math.ceil(end / unit) * unit }
    : { start: Math.floor(start / unit) * unit, end }
}

/** Cuts out a part that begins with whole units and makes it upright: blocks change places, and coefficients signs. */
export function transformCoefficients(
  image: CoefficientImage,
  region: Region,
  orientation: Orientation,
): CoefficientImage {
  const whole = wholeUnits(image, region, orientation)
  if (whole?.added.left !== 0 || whole.added.top !== 0) throw new RangeError('not at the border of a unit')
  const unit = unitSize(image)
  const swaps = orientation > 4
  const size = swaps
    ? { width: region.height, height: region.width }
    : { width: region.width, height: region.height }
  const headers = image.components.map((component) =>
    swaps ? { ...component, across: component.down, down: component.across } : component,
  )
  const moved = movedCoefficients(orientation)
  const components = emptyComponents(size, headers)
  for (const [index, to] of components.entries()) {
    const from = image.components[index]
    if (from) copyBlocks(from, to, region, unit, orientation, moved)
  }
  const quantTables = swaps
    ? new Map([...image.quantTables].map(([number, table]) => [number, transposedTable(table)]))
    : image.quantTables
  return { ...size, components, quantTables }
}

/** Whether the upright x and y run against the stored axes (CIPA DC-008, tag 0x0112). */
function flipsOf(orientation: Orientation) {
  return { across: [2, 3, 6, 7].includes(orientation), down: [3, 4, 7, 8].includes(orientation) }
}

/** The same by the stored axes. */
function storedFlips(orientation: Orientation) {
  const { across, down } = flipsOf(orientation)
  return orientation > 4 ? { x: down, y: across } : { x: across, y: down }
}

/** For each coefficient of an upright block in zigzag order: which it was, and whether its sign changes. */
function movedCoefficients(orientation: Orientation) {
  const { across, down } = flipsOf(orientation)
  const zigzagOf = new Uint8Array(64)
  for (const [at, natural] of naturalOrder.entries()) zigzagOf[natural] = at
  return Array.from(naturalOrder, (natural, at) => {
    const [u, v] = [natural % 8, natural >> 3]
    // Cosines of odd frequencies are odd about the middle of a block.
    const negated = (across && u % 2 === 1) !== (down && v % 2 === 1)
    return { from: orientation > 4 ? (zigzagOf[u * 8 + v] ?? 0) : at, sign: negated ? -1 : 1 }
  })
}

function copyBlocks(
  from: Component,
  to: Component,
  region: Region,
  unit: PixelSize,
  orientation: Orientation,
  moved: ReturnType<typeof movedCoefficients>,
): void {
  const swaps = orientation > 4
  const blocks = swaps ? { width: to.rows, height: to.stride } : { width: to.stride, height: to.rows }
  const grid = transformedGrid(blocks, transformationsFor(orientation))
  // A unit that is cut on the side that comes to the right or to the bottom is copied whole.
  const left = Math.floor(region.left / unit.width) * from.across
  const top = Math.floor(region.top / unit.height) * from.down
  let target = 0
  for (let y = 0; y < to.rows; y += 1)
    for (let x = 0; x < to.stride; x += 1) {
      const index = grid.start + x * grid.column + y * grid.row
      const [column, row] = [index % blocks.width, Math.floor(index / blocks.width)]
      const source = ((top + row) * from.stride + left + column) * 64
      for (const { from: at, sign } of moved) {
        to.values[target] = (from.values[source + at] ?? 0) * sign
        target += 1
      }
    }
}

/** A table as in a DQT segment: precision and number, then 64 values of one or two bytes in zigzag order. */
function transposedTable(table: Uint8Array): Uint8Array {
  const bytes = (table.length - 1) / 64
  const transposed = table.slice()
  for (const [at, { from }] of movedCoefficients(5).entries())
    transposed.set(table.subarray(1 + from * bytes, 1 + (from + 1) * bytes), 1 + at * bytes)
  return transposed
}
