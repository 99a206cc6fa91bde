import { BoxFields, corrupt } from './box-fields.ts'
import { type ParsedConfigurations, planCodedItem } from './coded-picture.ts'
import type { CodedPicture, Grid, UnsupportedPlan } from './decoding-plan.ts'
import type { IsobmffFile } from './isobmff-file.ts'
import { itemExtents, readItemData } from './item-data.ts'
import type { AssociatedProperty } from './item-properties.ts'

const maxGridBytes = 64
/** Of all tiles together, in bytes; more than a picture of the largest size that is opened has. */
const maxTileBytes = 1024 ** 3
const transformative = ['irot', 'imir', 'clap']

/** The plan of an item of type `grid` (ISO/IEC 23008-12, 6.6.2.3). Fails with `corrupt`, `truncated` or `unreadable`. */
export async function planGrid(file: IsobmffFile, id: number): Promise<Grid | UnsupportedPlan> {
  const { format, tables } = file
  if (typeof itemExtents(file, id) === 'string') return { kind: 'unsupported', feature: 'location' }
  const layout = parseLayout(new BoxFields(await readItemData(file, id, maxGridBytes), format))
  const ids = tables.references.from(id, 'dimg')
  if (ids.length !== layout.rows * layout.columns) throw corrupt(format)
  const tiles = planTiles(file, ids)
  if (!Array.isArray(tiles)) return tiles
  checkTiles(file, layout, tiles)
  return { kind: 'grid', ...layout, tiles }
}

type Layout = Pick<Grid, 'rows' | 'columns' | 'outputWidth' | 'outputHeight'>

/** The output size has 16 bits, or 32 by the lowest flag. */
function parseLayout(fields: BoxFields): Layout {
  if (fields.unsigned(1) !== 0) throw corrupt(fields.format)
  const sideSize = (fields.unsigned(1) & 1) === 0 ? 2 : 4
  const [rows, columns] = [fields.unsigned(1) + 1, fields.unsigned(1) + 1]
  const [outputWidth, outputHeight] = [fields.unsigned(sideSize), fields.unsigned(sideSize)]
  if (outputWidth === 0 || outputHeight === 0) throw corrupt(fields.format)
  return { rows, columns, outputWidth, outputHeight }
}

function planTiles(file: IsobmffFile, ids: readonly number[]): CodedPicture[] | UnsupportedPlan {
  const parsed: ParsedConfigurations = new Map()
  const plans = new Map<number, CodedPicture>()
  const tiles: CodedPicture[] = []
  for (const id of ids) {
    const plan = plans.get(id) ?? planTile(file, id, parsed)
    if (plan.kind === 'unsupported') return plan
    if (plan.codec !== (tiles[0]?.codec ?? plan.codec)) return { kind: 'unsupported', feature: 'tile' }
    plans.set(id, plan)
    tiles.push(plan)
  }
  return tiles
}

function planTile(
  file: IsobmffFile,
  id: number,
  parsed: ParsedConfigurations,
): CodedPicture | UnsupportedPlan {
  const item = file.tables.items.get(id)
  if (!item) throw corrupt(file.format)
  const properties: readonly AssociatedProperty[] = file.tables.properties.of(id)
  const isDerived = ['grid', 'iden', 'iovl', 'tmap'].includes(item.type)
  if (isDerived || properties.some(({ type }) => transformative.includes(type)))
    return { kind: 'unsupported', feature: 'tile' }
  return planCodedItem(file, item, properties, parsed)
}

/** Tiles have one size, cover the output, and none lies outside, so that decoding costs no more than the output. */
function checkTiles({ format }: IsobmffFile, layout: Layout, tiles: readonly CodedPicture[]) {
  const [first] = tiles
  if (!first) throw corrupt(format)
  const { width, height } = first
  const covers = width * layout.columns >= layout.outputWidth && height * layout.rows >= layout.outputHeight
  const isWithin =
    width * (layout.columns - 1) < layout.outputWidth && height * (layout.rows - 1) < layout.outputHeight
  const areAlike = tiles.every((tile) => tile.width === width && tile.height === height)
  const bytes = tiles.reduce((sum, { extents }) => sum + bytesOf(extents), 0)
  if (!covers || !isWithin || !areAlike || bytes > maxTileBytes) throw corrupt(format)
}

const bytesOf = (extents: CodedPicture['extents']) =>
  extents.reduce((sum, { start, end }) => sum + end - start, 0)
