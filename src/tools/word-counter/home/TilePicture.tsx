import { byLanguage } from '../../../lib/text/by-language.ts'
import type { TileProps } from '../../../registry/manifest.ts'
import { TileFigure } from '../../../ui/layout/tile-figure/TileFigure.tsx'
import type { TileMessages } from './messages.en.ts'

const texts = byLanguage(
  import.meta.glob<TileMessages>('./messages.*.ts', { eager: true, import: 'messages' }),
)

/** What the counter finds in the tool's own description, which is below it. */
export function TilePicture({ language }: TileProps) {
  const { count, words, characters } = texts[language]
  return (
    <TileFigure figure={count} unit={words}>
      <p>{characters}</p>
    </TileFigure>
  )
}
