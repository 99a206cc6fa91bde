import { Figure } from '../../ui/article/prose/Figure.tsx'
import { FormatSizesDrawing } from './FormatSizesDrawing.tsx'
import type { Messages } from './messages.en.ts'

/** Sizes of the same photo in three formats. */
export function FormatSizes({ t }: { readonly t: Messages['sizes'] }) {
  return (
    <Figure caption={t.caption}>
      <FormatSizesDrawing label={t.label} about={t.about} />
    </Figure>
  )
}
