import { type Hex, rgbOf } from '../colour/hex.ts'

export const textExports = ['css', 'scss', 'tailwind', 'json', 'svg', 'gpl'] as const
export type TextExport = (typeof textExports)[number]

const lines = (...parts: readonly string[]) => `${parts.join('\n')}\n`

/** `--color-1` onward in a `:root` block, as specified. */
export function cssVariables(hexes: readonly Hex[]): string {
  return [':root {', ...hexes.map((hex, index) => `  --color-${index + 1}: ${hex};`), '}'].join('\n')
}

/** Writes the palette as text; `title` is its name in formats that have one. */
export function writeText(kind: TextExport, hexes: readonly Hex[], title: string): string {
  switch (kind) {
    case 'css':
      return lines(cssVariables(hexes))
    case 'scss':
      return lines(...hexes.map((hex, index) => `$color-${index + 1}: ${hex};`))
    case 'tailwind':
      // Tailwind CSS 4 reads theme variables: https://tailwindcss.com/docs/theme
      return lines('@theme {', ...hexes.map((hex, index) => `  --color-palette-${index + 1}: ${hex};`), '}')
    case 'json':
      return lines(JSON.stringify(designTokens(hexes), null, 2))
    case 'svg':
      return svgStrip(hexes, title)
    case 'gpl':
      return gimpPalette(hexes, title)
  }
}

/** Design Tokens Community Group, Format and Color modules 2025.10. */
function designTokens(hexes: readonly Hex[]) {
  const tokens = hexes.map((hex, index) => [
    `color-${index + 1}`,
    {
      $value: {
        colorSpace: 'srgb',
        components: rgbOf(hex).map((channel) => Number((channel / 255).toFixed(4))),
        hex,
      },
    },
  ])
  return { palette: { $type: 'color', ...Object.fromEntries(tokens) } }
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`)

function svgStrip(hexes: readonly Hex[], title: string): string {
  const side = 200
  return lines(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${hexes.length * side} ${side}">`,
    `  <title>${escapeXml(title)}</title>`,
    ...hexes.map(
      (hex, index) => `  <rect x="${index * side}" width="${side}" height="${side}" fill="${hex}"/>`,
    ),
    '</svg>',
  )
}

/** A palette for GIMP, Inkscape and Krita: https://developer.gimp.org/core/standards/gpl/ */
function gimpPalette(hexes: readonly Hex[], title: string): string {
  const column = (channel: number) => String(channel).padStart(3)
  return lines(
    'GIMP Palette',
    `Name: ${title.replace(/\s+/g, ' ')}`,
    `Columns: ${hexes.length}`,
    '#',
    ...hexes.map((hex) => `${rgbOf(hex).map(column).join(' ')}\t${hex.toUpperCase()}`),
  )
}
