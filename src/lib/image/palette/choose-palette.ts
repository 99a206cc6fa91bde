import type { Colours } from './colours.ts'
import { axes, colourAt, distance, nearest, place } from './perceptual.ts'

/** Rounds of moving every colour of a palette to the middle of those that it stands for; more change hardly anything. */
const rounds = 4

/** A part of the colours, as a range of `order`. */
type Box = { readonly from: number; readonly to: number; readonly spread: number; readonly axis: number }

/**
 * A palette of at most `size` colours, packed as in `Colours`: median cut where the sum of squares is largest (Wu 1991),
 * at the mean, then k-means. A colour that has most of the pixels that its entry stands for is kept exactly, so that flat
 * areas stay as they are.
 */
export function choosePalette(picture: Colours, size: number): Uint32Array {
  const { colours, counts } = picture
  if (colours.length <= size) return colours.slice()
  const places = new Float32Array(colours.length * axes)
  for (const [index, colour] of colours.entries()) place(colour, places, index * axes)
  let middles = cut(places, counts, size)
  let members = assign(places, middles)
  for (let round = 0; round < rounds; round += 1) {
    middles = meansOf(places, counts, members, middles)
    members = assign(places, middles)
  }
  return withMainColours(picture, members, middles)
}

function cut(places: Float32Array, counts: Uint32Array, size: number): Float32Array {
  const order = Uint32Array.from(counts.keys())
  const boxes: Box[] = [boxOf(places, counts, order, 0, order.length)]
  while (boxes.length < size) {
    let widest = 0
    for (const [index, { spread }] of boxes.entries())
      if (spread > (boxes[widest]?.spread ?? 0)) widest = index
    const box = boxes[widest]
    if (!box || box.spread === 0) break
    const middle = split(places, counts, order, box)
    boxes[widest] = boxOf(places, counts, order, box.from, middle)
    boxes.push(boxOf(places, counts, order, middle, box.to))
  }
  const middles = new Float32Array(boxes.length * axes)
  for (const [index, { from, to }] of boxes.entries())
    middles.set(momentsOf(places, counts, order, from, to).means, index * axes)
  return middles
}

function momentsOf(places: Float32Array, counts: Uint32Array, order: Uint32Array, from: number, to: number) {
  const sums = new Float64Array(axes)
  const squares = new Float64Array(axes)
  let total = 0
  for (let index = from; index < to; index += 1) {
    const colour = order[index] ?? 0
    const count = counts[colour] ?? 0
    total += count
    for (let axis = 0; axis < axes; axis += 1) {
      const value = places[colour * axes + axis] ?? 0
      sums[axis] = (sums[axis] ?? 0) + value * count
      squares[axis] = (squares[axis] ?? 0) + value * value * count
    }
  }
  const means = sums.map((sum) => sum / total)
  return { means, spreads: squares.map((square, axis) => square - (means[axis] ?? 0) ** 2 * total) }
}

function boxOf(places: Float32Array, counts: Uint32Array, order: Uint32Array, from: number, to: number): Box {
  if (to - from < 2) return { from, to, spread: 0, axis: 0 }
  const { spreads } = momentsOf(places, counts, order, from, to)
  const axis = spreads.indexOf(Math.max(...spreads))
  return { from, to, spread: spreads.reduce((sum, spread) => sum + spread, 0), axis }
}

/** Orders a box's colours along its widest axis, those below the mean first; returns where the others begin. */
function split(places: Float32Array, counts: Uint32Array, order: Uint32Array, box: Box): number {
  const { from, to, axis } = box
  const mean = momentsOf(places, counts, order, from, to).means[axis] ?? 0
  let [low, high] = [from, to - 1]
  while (low <= high) {
    const colour = order[low] ?? 0
    if ((places[colour * axes + axis] ?? 0) < mean) low += 1
    else {
      order[low] = order[high] ?? 0
      order[high] = colour
      high -= 1
    }
  }
  // All at the mean but for rounding.
  return low === from || low === to ? (from + to) >> 1 : low
}

/** The nearest entry of every colour. */
function assign(places: Float32Array, middles: Float32Array): Uint16Array {
  const members = new Uint16Array(places.length / axes)
  for (let index = 0; index < members.length; index += 1)
    members[index] = nearest(middles, places, index * axes)
  return members
}

function meansOf(places: Float32Array, counts: Uint32Array, members: Uint16Array, before: Float32Array) {
  const sums = new Float64Array(before.length)
  const totals = new Float64Array(before.length / axes)
  for (let index = 0; index < members.length; index += 1) {
    const entry = members[index] ?? 0
    const count = counts[index] ?? 0
    totals[entry] = (totals[entry] ?? 0) + count
    for (let axis = 0; axis < axes; axis += 1) {
      const at = entry * axes + axis
      sums[at] = (sums[at] ?? 0) + (places[index * axes + axis] ?? 0) * count
    }
  }
  return before.map((value, at) => {
    const total = totals[Math.floor(at / axes)] ?? 0
    return total === 0 ? value : (sums[at] ?? 0) / total
  })
}

function withMainColours({ colours, counts }: Colours, members: Uint16Array, middles: Float32Array) {
  const size = middles.length / axes
  const totals = new Float64Array(size)
  const most = new Int32Array(size).fill(-1)
  for (let index = 0; index < members.length; index += 1) {
    const entry = members[index] ?? 0
    totals[entry] = (totals[entry] ?? 0) + (counts[index] ?? 0)
    if ((counts[index] ?? 0) > (counts[most[entry] ?? -1] ?? 0)) most[entry] = index
  }
  const palette = new Set<number>()
  for (let entry = 0; entry < size; entry += 1) {
    const main = most[entry] ?? -1
    if (main < 0) continue
    const isMain = (counts[main] ?? 0) * 2 > (totals[entry] ?? 0)
    palette.add(isMain ? (colours[main] ?? 0) : colourAt(middles, entry * axes))
  }
  return Uint32Array.from(palette)
}

/** How far the colours of a picture are from a palette: the mean of the squared distances. */
export function paletteError({ colours, counts }: Colours, palette: Uint32Array): number {
  const entries = new Float32Array(palette.length * axes)
  for (const [index, colour] of palette.entries()) place(colour, entries, index * axes)
  const one = new Float32Array(axes)
  let [sum, total] = [0, 0]
  for (const [index, colour] of colours.entries()) {
    place(colour, one, 0)
    const count = counts[index] ?? 0
    sum += distance(one, 0, entries, nearest(entries, one, 0) * axes) * count
    total += count
  }
  return sum / total
}
