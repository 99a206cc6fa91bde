import { ascii, joined, uint16, uint32 } from './bytes.ts'

const fixed = (value: number) => uint32(Math.round(value * 65_536) >>> 0)
const xyz = (x: number, y: number, z: number) => joined(ascii('XYZ \0\0\0\0'), fixed(x), fixed(y), fixed(z))
const whitePoint = [0.9642, 1, 0.8249] as const

/**
 * A valid ICC version 2 display profile with gamma 2: grey, or RGB with the primaries of sRGB adapted to D50.
 * `padding` bytes make it longer.
 */
export function iccProfile(
  space: 'GRAY' | 'RGB ',
  padding = 0,
  primaries: 'of sRGB' | 'red and blue swapped' = 'of sRGB',
): Uint8Array<ArrayBuffer> {
  const ends = primaries === 'of sRGB' ? (['rXYZ', 'bXYZ'] as const) : (['bXYZ', 'rXYZ'] as const)
  const curve = joined(ascii('curv\0\0\0\0'), uint32(1), uint16(2 * 256), [0, 0])
  const name = joined(ascii('desc\0\0\0\0'), uint32(5), ascii('Test\0'), new Uint8Array(78), [0])
  const common: [string, Uint8Array][] = [
    ['desc', name],
    ['cprt', ascii('text\0\0\0\0None\0\0\0\0')],
    ['wtpt', xyz(...whitePoint)],
  ]
  const colour: [string, Uint8Array][] =
    space === 'GRAY'
      ? [['kTRC', curve]]
      : [
          [ends[0], xyz(0.4361, 0.2225, 0.0139)],
          ['gXYZ', xyz(0.3851, 0.7169, 0.0971)],
          [ends[1], xyz(0.1431, 0.0606, 0.7141)],
          ['rTRC', curve],
          ['gTRC', curve],
          ['bTRC', curve],
        ]
  const tags = [...common, ...colour]
  let at = 132 + tags.length * 12
  const table: number[] = []
  const contents: Uint8Array[] = []
  for (const [signature, content] of tags) {
    const padded = joined(content, new Uint8Array((4 - (content.length % 4)) % 4))
    table.push(...ascii(signature), ...uint32(at), ...uint32(content.length))
    contents.push(padded)
    at += padded.length
  }
  const head = joined(
    uint32(at + padding),
    uint32(0),
    uint32(0x02100000),
    ascii('mntr'),
    ascii(space),
    ascii('XYZ '),
    new Uint8Array(12),
    ascii('acsp'),
    new Uint8Array(28),
    ...whitePoint.map(fixed),
    new Uint8Array(48),
  )
  return joined(head, uint32(tags.length), table, ...contents, new Uint8Array(padding))
}

/** A profile with other X, Y and Z of red, green and blue. */
export function withColourants(
  of: Uint8Array<ArrayBuffer>,
  colourants: readonly (readonly number[])[],
): Uint8Array<ArrayBuffer> {
  const profile = of.slice()
  const view = new DataView(profile.buffer)
  const names = ['rXYZ', 'gXYZ', 'bXYZ']
  for (let entry = 132; entry < 132 + view.getUint32(128) * 12; entry += 12) {
    const index = names.indexOf(Buffer.from(profile.subarray(entry, entry + 4)).toString('latin1'))
    for (const [axis, value] of (colourants[index] ?? []).entries())
      view.setInt32(view.getUint32(entry + 4) + 8 + axis * 4, Math.round(value * 65_536))
  }
  return profile
}
