import { type Hex, rgbOf } from '../colour/hex.ts'

/**
 * Adobe Swatch Exchange, read by Photoshop, Illustrator and Affinity: big-endian, one block 0x0001 a colour with its
 * name in UTF-16 and three 32-bit floats of 0 to 1. Source: the format as described at
 * http://www.selapa.net/swatches/colors/fileformats.php#adobe_ase
 */
export function writeAse(hexes: readonly Hex[]): Uint8Array<ArrayBuffer> {
  const names = hexes.map((hex) => `${hex.toUpperCase()}\0`)
  const blocks = names.map((name) => 2 + name.length * 2 + 4 + 12 + 2)
  const bytes = new Uint8Array(12 + blocks.reduce((sum, length) => sum + 6 + length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  const ascii = (text: string) => {
    for (const character of text) bytes[at++] = character.charCodeAt(0)
  }
  const short = (value: number) => {
    view.setUint16(at, value)
    at += 2
  }
  const long = (value: number) => {
    view.setUint32(at, value)
    at += 4
  }
  ascii('ASEF')
  short(1)
  short(0)
  long(hexes.length)
  for (const [index, hex] of hexes.entries()) {
    const name = names[index] ?? ''
    short(1)
    long(blocks[index] ?? 0)
    short(name.length)
    for (const character of name) short(character.charCodeAt(0))
    ascii('RGB ')
    for (const channel of rgbOf(hex)) {
      view.setFloat32(at, channel / 255)
      at += 4
    }
    // 2: an ordinary colour, neither global nor a spot colour.
    short(2)
  }
  return bytes
}
