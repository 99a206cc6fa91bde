import { corrupt, type IsobmffFormat } from './box-fields.ts'
import { codedSizeOf } from './coded-size.ts'
import type { CodedPicture, Coding, UnsupportedPlan } from './decoding-plan.ts'
import { type HevcConfiguration, parseHevcConfiguration } from './hevc-configuration.ts'
import type { IsobmffFile } from './isobmff-file.ts'
import { itemExtents } from './item-data.ts'
import type { ItemInfo } from './item-info.ts'
import type { AssociatedProperty, ItemProperty } from './item-properties.ts'

/** Configurations by the boxes that they were parsed from, which all tiles of a grid share. */
export type ParsedConfigurations = Map<Uint8Array, HevcConfiguration>

/** Properties that are read here, or that say nothing of how the pixels are made. */
const knownProperties = [
  ...['ispe', 'pixi', 'colr', 'pasp', 'auxC', 'hvcC', 'av1C', 'jpgC', 'irot', 'imir', 'clap'],
  ...['rloc', 'clli', 'mdcv', 'amve', 'cclv'],
]

/** What forbids to read an item; null when nothing does. */
export function obstacleOf(
  item: ItemInfo,
  properties: readonly AssociatedProperty[],
): UnsupportedPlan | null {
  if (item.protected) return { kind: 'unsupported', feature: 'encryption' }
  const unknown = properties.find(({ type, essential }) => essential && !knownProperties.includes(type))
  return unknown ? { kind: 'unsupported', feature: 'property', type: unknown.type } : null
}

/** The plan of an item that is no derived picture. Fails with `corrupt` or `truncated`. */
export function planCodedItem(
  file: IsobmffFile,
  item: ItemInfo,
  properties: readonly AssociatedProperty[],
  parsed: ParsedConfigurations = new Map(),
): CodedPicture | UnsupportedPlan {
  const codec = codecOf(item.type === 'mime' && item.mediaType === 'image/jpeg' ? 'jpeg' : item.type)
  if (!codec) return { kind: 'unsupported', feature: 'item-type', type: item.type }
  const obstacle = obstacleOf(item, properties)
  if (obstacle) return obstacle
  const coding = codingOf(codec, properties, file.format, parsed)
  const size = codedSizeOf(properties, file.format)
  if (!size) throw corrupt(file.format)
  const extents = itemExtents(file, item.id)
  if (typeof extents === 'string') return { kind: 'unsupported', feature: 'location' }
  return { kind: 'coded', extents, ...size, ...coding }
}

/** The codec by the type of an item or sample entry; null when it is not known. */
export function codecOf(type: string): Coding['codec'] | null {
  switch (type) {
    case 'hvc1':
    case 'hev1':
      return 'hevc'
    case 'av01':
      return 'av1'
    case 'jpeg':
      return 'jpeg'
    default:
      return null
  }
}

/** The coding, whose configuration is among the properties. Fails with `corrupt` when that is missing or broken. */
export function codingOf(
  codec: Coding['codec'],
  properties: readonly ItemProperty[],
  format: IsobmffFormat,
  parsed: ParsedConfigurations,
): Coding {
  const types = { hevc: 'hvcC', av1: 'av1C', jpeg: 'jpgC' }
  const content = properties.find(({ type }) => type === types[codec])?.content ?? null
  if (codec === 'jpeg') return { codec, configuration: content }
  if (!content) throw corrupt(format)
  if (codec === 'av1') return { codec, configuration: content }
  const configuration = parsed.get(content) ?? parseHevcConfiguration(content, format)
  parsed.set(content, configuration)
  return { codec, configuration }
}
