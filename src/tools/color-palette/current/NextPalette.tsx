import { colourType } from '../../../lib/colour-type.ts'
import { contrastRatio } from '../../../lib/contrast.ts'
import { ExportMenu } from '../../../ui/files/export-menu/ExportMenu.tsx'
import { Next } from '../../../ui/layout/next/Next.tsx'
import { type Hex, rgbOf } from '../core/colour/hex.ts'
import { useTexts } from '../texts.ts'

const white = rgbOf('#ffffff')

/** The colour that reads best on paper: other tools write and draw with it on white. */
const darkest = (hexes: readonly Hex[]): Hex | undefined =>
  hexes.toSorted((one, other) => contrastRatio(rgbOf(other), white) - contrastRatio(rgbOf(one), white))[0]

/**
 * What other tools can do with the palette: with its darkest colour, or with a picture of it. And how else the picture
 * leaves the site.
 */
export function NextPalette({ hexes }: { readonly hexes: readonly Hex[] }) {
  const { language } = useTexts()
  const read = async () => {
    const { writePng } = await import('../core/export/png.ts')
    return [new File([writePng(hexes)], 'palette.png', { type: 'image/png' })]
  }
  const png = { types: ['image/png'], count: 1 }
  return (
    <Next
      contents={[
        {
          kind: 'text',
          types: [colourType],
          count: 1,
          read() {
            const text = darkest(hexes)
            return text && { text }
          },
        },
        { kind: 'files', ...png, isPage: true, read: async () => ({ files: await read() }) },
      ]}
    >
      <ExportMenu language={language} one={{ ...png, bytes: 0, read }} />
    </Next>
  )
}
