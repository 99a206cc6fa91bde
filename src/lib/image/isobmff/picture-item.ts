import { BoxFields, corrupt, type IsobmffFormat } from './box-fields.ts'
import { obstacleOf, planCodedItem } from './coded-picture.ts'
import { codedSizeOf } from './coded-size.ts'
import { colourOf } from './colour.ts'
import type { DecodingPlan, Picture } from './decoding-plan.ts'
import { planGrid } from './grid.ts'
import type { IsobmffFile } from './isobmff-file.ts'
import type { ItemInfo } from './item-info.ts'
import type { AssociatedProperty, ItemProperty } from './item-properties.ts'
import { planOverlay } from './overlay.ts'
import { propertiesWithSources } from './source-properties.ts'
import { type Size, transformationsOf } from './transformations.ts'

/** Longer chains of derived pictures are refused. */
const maxDerivations = 8

/**
 * Reads what the file says of a picture, without decoding it; a feature that is not read here is in its plan. Fails
 * with `corrupt`, `truncated` (the data end beyond the file) or `unreadable`.
 */
export async function readPicture(file: IsobmffFile, id: number): Promise<Picture> {
  return readDerived(file, id, [])
}

async function readDerived(file: IsobmffFile, id: number, path: readonly number[]): Promise<Picture> {
  const { format, tables } = file
  const item = tables.items.get(id)
  if (!item || path.includes(id) || path.length > maxDerivations) throw corrupt(format)
  const properties = tables.properties.of(id)
  if (item.type === 'iden' && !obstacleOf(item, properties)) return readIdentity(file, id, properties, path)
  const plan = await planItem(file, item, properties, path)
  const coded = sizeOf(plan) ?? codedSizeOf(properties, format)
  if (!coded) throw corrupt(format)
  return {
    coded,
    ...transformationsOf(properties, coded, format),
    plan,
    ...appearanceOf(file, id),
  }
}

async function planItem(
  file: IsobmffFile,
  item: ItemInfo,
  properties: readonly AssociatedProperty[],
  path: readonly number[],
): Promise<DecodingPlan> {
  if (item.type === 'grid') return obstacleOf(item, properties) ?? planGrid(file, item.id)
  if (item.type === 'iovl') {
    // One overlay within another could make a file of few bytes take forever.
    if (path.some((id) => file.tables.items.get(id)?.type === 'iovl'))
      return { kind: 'unsupported', feature: 'overlay' }
    const readLayer = (id: number) => readDerived(file, id, [...path, item.id])
    return obstacleOf(item, properties) ?? planOverlay(file, item.id, readLayer)
  }
  return planCodedItem(file, item, properties)
}

function sizeOf(plan: DecodingPlan): Size | null {
  if (plan.kind === 'coded') return { width: plan.width, height: plan.height }
  return plan.kind === 'grid' || plan.kind === 'overlay'
    ? { width: plan.outputWidth, height: plan.outputHeight }
    : null
}

/** Another item with further transformations (ISO/IEC 23008-12, 6.6.2.1). */
async function readIdentity(
  file: IsobmffFile,
  id: number,
  properties: readonly ItemProperty[],
  path: readonly number[],
): Promise<Picture> {
  const [sourceId] = file.tables.references.from(id, 'dimg')
  if (sourceId === undefined) throw corrupt(file.format)
  const source = await readDerived(file, sourceId, [...path, id])
  const { transformations, shown } = transformationsOf(properties, source.shown, file.format)
  return {
    ...source,
    shown,
    transformations: [...source.transformations, ...transformations],
    ...appearanceOf(file, id),
  }
}

function appearanceOf({ format, tables }: IsobmffFile, id: number): Pick<Picture, 'colour' | 'channelBits'> {
  const properties = propertiesWithSources(tables, id)
  return { colour: colourOf(properties, format), channelBits: channelBitsOf(properties, format) }
}

function channelBitsOf(properties: readonly ItemProperty[], format: IsobmffFormat): readonly number[] | null {
  const property = properties.find(({ type }) => type === 'pixi')
  if (!property) return null
  const fields = new BoxFields(property.content, format)
  fields.versionAndFlags()
  return [...fields.bytes(fields.unsigned(1))]
}
