import type { CompressorSettings } from './settings.ts'

/** The part of a target size that is left for the picture, in bytes; at least a quarter, whatever details there are. */
export function pictureBytesOf({ kilobytes }: Pick<CompressorSettings, 'kilobytes'>, others: number): number {
  const target = kilobytes * 1024
  return Math.max(target / 4, target - others)
}
