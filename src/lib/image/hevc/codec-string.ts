/** The `codecs` parameter of a stream by the content of its `hvcC` box (ISO/IEC 14496-15, annex E.3). */
export function hevcCodecString(hvcC: Uint8Array): string {
  const [, profile = 0] = hvcC
  const space = ['', 'A', 'B', 'C'][profile >> 6]
  const tier = profile & 0x20 ? 'H' : 'L'
  const constraints = [...hvcC.subarray(6, 12)]
  const last = constraints.findLastIndex((byte) => byte !== 0)
  return [
    'hvc1',
    `${space}${profile & 31}`,
    hex(reversed(hvcC.subarray(2, 6))),
    `${tier}${hvcC[12]}`,
    ...constraints.slice(0, last + 1).map(hex),
  ].join('.')
}

/** The 32 flags of compatible profiles, the first of which becomes the lowest bit. */
function reversed(flags: Uint8Array): number {
  let number = 0
  for (let bit = 31; bit >= 0; bit -= 1)
    number = number * 2 + (((flags[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
  return number
}

const hex = (number: number) => number.toString(16).toUpperCase()
