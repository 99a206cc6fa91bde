import { colourType } from '../../../lib/colour-type.ts'
import { contrastRatio } from '../../../lib/contrast.ts'
import { Next } from '../../../ui/layout/next/Next.tsx'
import { type Hex, rgbOf } from '../core/colour/hex.ts'

const white = rgbOf('#ffffff')

/** The colour that reads best on paper: other tools write and draw with it on white. */
const darkest = (hexes: readonly Hex[]): Hex | undefined =>
  hexes.toSorted((one, other) => contrastRatio(rgbOf(other), white) - contrastRatio(rgbOf(one), white))[0]

/** What other tools can do with the palette: with its darkest colour, or with a picture of it. */
export function NextPalette({ hexes }: { readonly hexes: readonly Hex[] }) {
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
        {
          kind: 'files',
          types: ['image/png'],
          count: 1,
          isPage: true,
          async read() {
            const { writePng } = await import('../core/export/png.ts')
            return { files: [new File([writePng(hexes)], 'palette.png', { type: 'image/png' })] }
          },
        },
      ]}
    />
  )
}
