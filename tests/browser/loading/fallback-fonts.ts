import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/**
 * Widths of fallback fonts relative to the site's own fonts: from narrow fonts of the device to
 * DejaVu Sans, some 112 %, and still wider ones.
 */
export const fallbackWidths = ['90%', '112%', '120%'] as const

const font = (name: string): string =>
  readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`, 'base64')

/** The fallback faces of src/ui/style/fonts.css, and the font that each replaces. */
const faces = [
  // A face added by a script takes precedence over those of the same weights in a style sheet.
  { family: 'Geist Fallback', weight: '100 600', name: 'geist' },
  { family: 'Geist Fallback', weight: '601 900', name: 'geist' },
  { family: 'Bricolage Fallback', weight: '200 800', name: 'bricolage-grotesque' },
]

/** Gives an open page fallback fonts of this width, regardless of the machine's fonts. Returns a function that removes them. */
export async function addFallbackFonts(page: Page, width: (typeof fallbackWidths)[number]) {
  const added = await page.evaluateHandle(
    async ({ each, sizeAdjust }) => {
      const fonts = each.map(({ family, weight, data }) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
        return new FontFace(family, bytes, { weight, sizeAdjust } as FontFaceDescriptors)
      })
      for (const font of fonts) document.fonts.add(await font.load())
      return fonts
    },
    { each: faces.map((face) => ({ ...face, data: font(face.name) })), sizeAdjust: width },
  )
  return () => added.evaluate((fonts) => fonts.forEach((font) => void document.fonts.delete(font)))
}

/** What `bringFallbackFonts` adds to the window. */
export type FallbackFonts = { fallBackTo(width: (typeof fallbackWidths)[number]): void }

/** The same for a page that is measured with each width in turn: `window.fallBackTo` takes effect at once. */
export const bringFallbackFonts = (page: Page) =>
  page.evaluate(
    async ({ each, widths }) => {
      const fonts = each.flatMap(({ family, weight, data }) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
        return widths.map((width) => ({
          width,
          font: new FontFace(family, bytes, { weight, sizeAdjust: width } as FontFaceDescriptors),
        }))
      })
      await Promise.all(fonts.map(({ font }) => font.load()))
      const fallBackTo = (wanted: string) => {
        for (const { width, font } of fonts)
          if (width === wanted) document.fonts.add(font)
          else document.fonts.delete(font)
      }
      Object.assign(window, { fallBackTo })
    },
    { each: faces.map((face) => ({ ...face, data: font(face.name) })), widths: fallbackWidths },
  )
