/** Second bytes of JPEG markers (ITU-T T.81, table B.1). */
export const marker = {
  SOF0: 0xc0,
  DHT: 0xc4,
  JPG: 0xc8,
  DAC: 0xcc,
  RST0: 0xd0,
  SOI: 0xd8,
  EOI: 0xd9,
  SOS: 0xda,
  DQT: 0xdb,
  DRI: 0xdd,
  APP0: 0xe0,
  APP1: 0xe1,
  APP2: 0xe2,
  APP13: 0xed,
  APP14: 0xee,
  APP15: 0xef,
  COM: 0xfe,
} as const

/** Whether a two-byte length follows the marker, as it does after SOF, tables, SOS, APPn and COM in T.81. */
export function hasLength(code: number): boolean {
  return (code >= marker.SOF0 && code <= marker.APP15 && !standsAlone(code)) || code === marker.COM
}

/** Whether no decoder needs the segment once the first scan has begun: application segments and comments. */
export function isPrivateAfterHeader(code: number): boolean {
  return (code >= marker.APP0 && code <= marker.APP15) || code === marker.COM
}

export function isStartOfFrame(code: number): boolean {
  return code >= marker.SOF0 && code <= 0xcf && ![marker.DHT, marker.JPG, marker.DAC].some((m) => m === code)
}

function standsAlone(code: number): boolean {
  return code >= marker.RST0 && code <= marker.EOI
}
