/** What the four bytes of a pixel are before they become RGBA. */
export type SampleColours = {
  /** Grey and palette indexes are in the first byte, inks in all four. */
  readonly kind: 'grey' | 'rgb' | 'cmyk' | { readonly palette: Uint8Array }
  /** Grey: 0 is white. CMYK: 0 is the full ink. */
  readonly inverted: boolean
  /**
   * What the fourth byte is; inks leave no place for opacity. `associated`: the colours are multiplied by it; `on-white`:
   * they are those that the picture has on white.
   */
  readonly alpha: 'none' | 'straight' | 'associated' | 'on-white'
}

/**
 * Makes RGBA of samples, in place. CMYK becomes RGB as by ideal inks, without a profile: the colours are not those of
 * the print.
 */
export function samplesToRgba(pixels: Uint8ClampedArray, { kind, inverted, alpha }: SampleColours): void {
  if (kind === 'cmyk') inksToRgba(pixels, inverted)
  else if (kind === 'grey') spreadGrey(pixels, inverted)
  else if (kind !== 'rgb') lookUp(pixels, kind.palette)
  if (kind === 'cmyk' || alpha === 'none') for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255
  else if (alpha !== 'straight') separateOpacity(pixels, alpha === 'on-white' ? 255 : 0)
}

function inksToRgba(pixels: Uint8ClampedArray, inverted: boolean): void {
  const flip = inverted ? 0 : 255
  for (let at = 0; at < pixels.length; at += 4) {
    const rest = (pixels[at + 3] ?? 0) ^ flip
    for (let byte = at; byte < at + 3; byte += 1) pixels[byte] = (((pixels[byte] ?? 0) ^ flip) * rest) / 255
  }
}

function spreadGrey(pixels: Uint8ClampedArray, inverted: boolean): void {
  const flip = inverted ? 255 : 0
  for (let at = 0; at < pixels.length; at += 4) {
    const grey = (pixels[at] ?? 0) ^ flip
    pixels[at] = grey
    pixels[at + 1] = grey
    pixels[at + 2] = grey
  }
}

/** Indexes beyond the palette are black. */
function lookUp(pixels: Uint8ClampedArray, palette: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const entry = (pixels[at] ?? 0) * 3
    for (let byte = 0; byte < 3; byte += 1) pixels[at + byte] = palette[entry + byte] ?? 0
  }
}

/** Takes out a background of this brightness, of which transparent pixels have their share. */
function separateOpacity(pixels: Uint8ClampedArray, background: number): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3] ?? 0
    if (opacity === 0 || opacity === 255) continue
    const share = (background * (255 - opacity)) / 255
    for (let byte = at; byte < at + 3; byte += 1)
      pixels[byte] = (((pixels[byte] ?? 0) - share) * 255) / opacity
  }
}
