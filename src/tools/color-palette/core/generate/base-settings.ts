import type { Hex } from '../colour/hex.ts'
import type { Scheme, Tone } from './schemes.ts'

/** From which colour a palette is generated, and how. */
export type BaseSettings = { readonly base: Hex; readonly scheme: Scheme; readonly tone: Tone }

export const initialBase: BaseSettings = { base: '#3b82f6', scheme: 'specified', tone: 'varied' }
