import { blackCodes, modeCodes, whiteCodes } from '../../image/tiff/fax-codes.ts'
import type { BitWriter } from './bit-writer.ts'

type Code = { readonly value: number; readonly bits: number }

const codesOf = (texts: readonly string[]): readonly Code[] =>
  texts.map((text) => ({ value: Number.parseInt(text, 2), bits: text.length }))

const modes = codesOf(modeCodes)
const runs = [codesOf(whiteCodes), codesOf(blackCodes)] as const

/** The longest run with a code, in pixels; longer ones are put together from it. */
const maxCodedRun = 2560

/** `mode` as in the list of codes: the distance + 3 for vertical mode, then pass and horizontal mode. */
export function writeMode(writer: BitWriter, mode: number): void {
  write(writer, modes[mode] as Code)
}

/** A run of white (0) or black (1) pixels (ITU-T T.4, 4.1.1). */
export function writeRun(writer: BitWriter, colour: 0 | 1, length: number): void {
  const codes = runs[colour]
  let rest = length
  for (; rest >= maxCodedRun; rest -= maxCodedRun) write(writer, codes[63 + maxCodedRun / 64] as Code)
  if (rest >= 64) write(writer, codes[63 + (rest >> 6)] as Code)
  write(writer, codes[rest & 63] as Code)
}

const write = (writer: BitWriter, { value, bits }: Code) => writer.write(value, bits)
