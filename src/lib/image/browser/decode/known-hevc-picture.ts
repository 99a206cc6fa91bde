import { type HevcConfiguration, parseHevcConfiguration } from '../../isobmff/hevc-configuration.ts'

/**
 * A picture of 256 × 256 pixels, 4:2:0 with 8 bits, as libheif 1.15.1 encoded it with x265. Smaller ones are refused by
 * some hardware, which begins at 144 pixels.
 */
const hvcC =
  'AQNwAAAAAAAAAAAAPPAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAPLoCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwA8oAgIBAWW6kkaa5uBAQMCAAADAAIAAAMAAhAiAAEAB0QBwXKwYkA='

export const knownSample = bytes(
  'AAABqSgBrwxIIj4pIvrIu8OutUOWM2pInV6nGGMC1n2XKNCsd5WQqIilwCh56lwdD2xkqGnJLvvHeJuC4+p1gZCRwyU27miuRgshFbh96/zz7HTYmVW7J1nXKlMqb9Cg5RSETZxJqZ5VB3Fpn6952BpFrndCDchPafmYbrxb0l1P/ZN3bcwPB8ZLJahY9ziI/lpj+qaEUQB9gPCn7M/CIzvOVuiAU01wCU84B67pUOmAN3T/l5uQOiIOCGUWU8vO1YLiwC99AfazHGnE0NyK7VOM60965dFLl93EYcO/MFpLYaxldIUvUxRYm3xtdCV5mOIkOS+/4AShaCmO854hWdQKRBQuL7TvfhyiNOH7UQZ7bjFjUJeaXhlOyyUVctfiejH3E9PPc3LTh6+Tx9qymiWvr7iBJquD56a/lXw8FSij0YtR6kp0NkeyW6LFceChuTRi1D+U5kgztIRQH6i9OjdZmkozjd1jcPD4n3NE30DLzyzCnl5dnyZGyANluI72inUq0CftaWABnf4emeK0BDvnaEQhEshmfZ0WSdYUn5NHSymCwjq+wCcngHCQ',
)

/** CRC-32 of all rows of luma, blue and red difference as FFmpeg 5.1.9 decodes them. */
export const knownChecksum = 0x17d4d7cf

/** The byte whose last bit is `video_full_range_flag` (ITU-T H.265, E.2.1). */
const rangeAt = 85

/**
 * The configuration as encoded, for the full range, and changed to the limited one. The samples are the same for both,
 * unless a decoder converts them to the range that it prefers.
 */
export function knownConfigurations(): readonly HevcConfiguration[] {
  const full = bytes(hvcC)
  const limited = full.slice()
  limited[rangeAt] = (full[rangeAt] ?? 0) ^ 1
  return [full, limited].map((content) => parseHevcConfiguration(content, 'heic'))
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
