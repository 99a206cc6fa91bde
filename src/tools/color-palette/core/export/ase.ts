import { type Hex, rgbOf } from '../colour/hex.ts'

/**
 * Adobe Swatch Exchange, which Photoshop, Illustrator and Affinity read: big-endian, one block 0x0001 per colour
 * with its name in UTF-16 and three 32-bit floats from 0 to 1. Source: the format as described at
 * http://www.selapa.net/swatches/colors/fileformats.php#adobe_ase
 */
export function writeAse(hexes: readonly Hex[]): Uint8Array<ArrayBuffer> {
  const names = hexes.map((hex) => `${hex.toUpperCase()}\0`)
  const blocks = names.map((name) => 2 + name.length * 2 + 4 + 12 + 2)
  const bytes = new Uint8Array(12 + blocks.reduce((sum, length) => sum + 6 + length, 0))
  const view = new DataView(bytes.buffer)
  let offset = 0
  const ascii = (text: string) => {
    for (const character of text) bytes[offset++] = character.charCodeAt(0)
  }
  const uint16 = (value: number) => {
    view.setUint16(offset, value)
    offset += 2
  }
  const uint32 = (value: number) => {
    view.setUint32(offset, value)
    offset += 4
  }
  ascii('ASEF')
  uint16(1)
  uint16(0)
  uint32(hexes.length)
  for (const [index, hex] of hexes.entries()) {
    const name = names[index] ?? ''
    uint16(1)
    uint32(blocks[index] ?? 0)
    uint16(name.length)
    for (const character of name) uint16(character.charCodeAt(0))
    ascii('RGB ')
    for (const channel of rgbOf(hex)) {
      view.setFloat32(offset, channel / 255)
      offset += 4
    }
    // 2: a normal colour, neither global nor a spot colour.
    uint16(2)
  }
  return bytes
}
