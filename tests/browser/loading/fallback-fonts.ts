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

/** What `loadFallbackFonts` adds to the window. */
export type FallbackFonts = { fallBackTo(width: (typeof fallbackWidths)[number]): void }

/**
 * Lets an open page be measured with fallback fonts of each width, whatever fonts the machine has: `window.fallBackTo`
 * replaces them at once.
 */
export const loadFallbackFonts = (page: Page) =>
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
