import { byFolder } from './by-folder.ts'
import type { TextReader } from './manifest.ts'

/** The text readers of tools, by id. */
export const textReaders = byFolder<TextReader | undefined>(
  import.meta.glob<TextReader>('../tools/*/text-reader.ts', { eager: true, import: 'textReader' }),
)
