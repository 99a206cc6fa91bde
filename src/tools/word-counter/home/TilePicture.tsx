import type { TileProps } from '../../../registry/manifest.ts'
import { TileFigure } from '../../../ui/layout/tile-figure/TileFigure.tsx'

/** What the counter finds in the tool's own description, which is below it. */
export const tileCounts = { en: { words: 11, characters: 78 }, tr: { words: 12, characters: 76 } }

const texts = {
  en: {
    words: 'words',
    rest: (characters: number) => `and ${characters} characters in the line below`,
  },
  tr: {
    words: 'kelime',
    rest: (characters: number) => `ve ${characters} karakter, aşağıdaki satırda`,
  },
}

export function TilePicture({ language }: TileProps) {
  const { words, characters } = tileCounts[language]
  return (
    <TileFigure figure={String(words)} unit={texts[language].words}>
      <p>{texts[language].rest(characters)}</p>
    </TileFigure>
  )
}
