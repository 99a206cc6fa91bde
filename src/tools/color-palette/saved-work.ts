import { parseHex } from './core/colour/hex.ts'
import { type BaseSettings, initialBase } from './core/generate/base-settings.ts'
import { schemes, tones } from './core/generate/schemes.ts'

/** What is not stored as the palette is: the picture only while it is read. */
export type Work = { readonly base: BaseSettings; readonly picture: File | null }

/** Whether this build can show it. */
export function isWork(saved: unknown): saved is Work {
  const work = saved as Partial<Work> | null
  const { base, scheme, tone } = work?.base ?? initialBase
  const isKnown = parseHex(String(base)) === base && schemes.includes(scheme) && tones.includes(tone)
  return isKnown && (work?.picture === null || work?.picture instanceof File)
}
