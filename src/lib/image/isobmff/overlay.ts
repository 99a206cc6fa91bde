import { auxiliaryItem } from './auxiliary-item.ts'
import { BoxFields, corrupt } from './box-fields.ts'
import type { Overlay, OverlayLayer, Picture, UnsupportedPlan } from './decoding-plan.ts'
import type { IsobmffFile } from './isobmff-file.ts'
import { itemExtents, readItemData } from './item-data.ts'

/** More pictures, or more pixels of all together, are not read. */
const maxLayers = 32
const maxPixels = 2 ** 28
const maxBytes = 12 + 8 + maxLayers * 8

/**
 * The plan of an item of type `iovl` (ISO/IEC 23008-12, 6.6.2.2); `readLayer` reads the pictures that it lays over each
 * other. Fails with `corrupt`, `truncated` or `unreadable`.
 */
export async function planOverlay(
  file: IsobmffFile,
  id: number,
  readLayer: (id: number) => Promise<Picture>,
): Promise<Overlay | UnsupportedPlan> {
  const { format, tables } = file
  const ids = tables.references.from(id, 'dimg')
  if (typeof itemExtents(file, id) === 'string') return { kind: 'unsupported', feature: 'location' }
  if (ids.length > maxLayers) return { kind: 'unsupported', feature: 'overlay' }
  const fields = new BoxFields(await readItemData(file, id, maxBytes), format)
  const { sideSize, ...canvas } = parseCanvas(fields)
  const layers: OverlayLayer[] = []
  let pixels = canvas.outputWidth * canvas.outputHeight
  for (const source of ids) {
    const [left, top] = [signed(fields, sideSize), signed(fields, sideSize)]
    const picture = await readLayer(source)
    const alpha = await alphaOf(file, source, readLayer)
    pixels += pixelsOf(picture) + (alpha ? pixelsOf(alpha.picture) : 0)
    if (picture.plan.kind === 'unsupported') return picture.plan
    if (pixels > maxPixels) return { kind: 'unsupported', feature: 'overlay' }
    layers.push({ left, top, picture, alpha })
  }
  return { kind: 'overlay', ...canvas, layers }
}

const pixelsOf = ({ coded }: Picture) => coded.width * coded.height

async function alphaOf(
  file: IsobmffFile,
  id: number,
  readLayer: (id: number) => Promise<Picture>,
): Promise<OverlayLayer['alpha']> {
  const alpha = auxiliaryItem(file, id, 'alpha')
  if (alpha === null) return null
  const premultiplied = file.tables.references.from(id, 'prem').includes(alpha)
  return { picture: await readLayer(alpha), premultiplied }
}

/** Sides and offsets have 16 bits, or 32 by the lowest flag; the fill is 16 bits each of red, green, blue and opacity. */
function parseCanvas(fields: BoxFields) {
  if (fields.unsigned(1) !== 0) throw corrupt(fields.format)
  const sideSize = (fields.unsigned(1) & 1) === 0 ? 2 : 4
  const value = () => fields.unsigned(2) >> 8
  const fill = [value(), value(), value(), value()] as const
  const [outputWidth, outputHeight] = [fields.unsigned(sideSize), fields.unsigned(sideSize)]
  if (outputWidth === 0 || outputHeight === 0) throw corrupt(fields.format)
  return { sideSize, fill, outputWidth, outputHeight }
}

function signed(fields: BoxFields, size: number): number {
  const value = fields.unsigned(size)
  const range = 256 ** size
  return value < range / 2 ? value : value - range
}
