/** PackBits with runs of equal bytes where there are three or more (TIFF 6.0, section 9). */
export function packBits(bytes: Uint8Array): Uint8Array {
  const packed: number[] = []
  let literal: number[] = []
  const endLiteral = () => {
    if (literal.length > 0) packed.push(literal.length - 1, ...literal)
    literal = []
  }
  for (let at = 0; at < bytes.length; ) {
    let run = 1
    while (run < 128 && bytes[at + run] === bytes[at]) run += 1
    if (run < 3) {
      literal.push(bytes[at] ?? 0)
      if (literal.length === 128) endLiteral()
      at += 1
    } else {
      endLiteral()
      packed.push(257 - run, bytes[at] ?? 0)
      at += run
    }
  }
  endLiteral()
  return Uint8Array.from(packed)
}
