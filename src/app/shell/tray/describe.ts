import type { Thing } from '../../../features/tray/thing.ts'
import { colourType } from '../../../lib/colour-type.ts'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { mediaTypeOf } from '../../../lib/files/media-type.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { NextContent } from '../../../ui/layout/next/next-content.ts'
import type { TrayMessages } from './messages.en.ts'

export const isColour = ({ content }: Thing): boolean =>
  content.kind === 'text' && content.types.includes(colourType)

/** A file's name, a text's beginning. */
export const nameOf = ({ content }: Thing): string =>
  content.kind === 'file' ? content.file.name : [...content.text.trim().slice(0, 80)].slice(0, 40).join('')

export function whatIs(t: TrayMessages, language: Language, thing: Thing): string {
  if (thing.content.kind === 'file') return formatFileSize(thing.content.file.size, language)
  return isColour(thing) ? t.colour : t.text
}

/** As what one tool passes to another. */
export function asNext({ content }: Thing): NextContent {
  if (content.kind === 'text')
    return { kind: 'text', types: content.types, count: 1, read: () => ({ text: content.text }) }
  const { file, isPage } = content
  return {
    kind: 'files',
    types: [mediaTypeOf(file)],
    count: 1,
    ...(isPage && { isPage }),
    read: () => ({ files: [file] }),
  }
}

/** As the attribute `accept` in HTML says: media types or endings of names. */
export function isAccepted(file: Pick<File, 'type' | 'name'>, accept: string | undefined): boolean {
  if (!accept) return true
  const type = mediaTypeOf(file)
  const patterns = accept.split(',').map((each) => each.trim().toLowerCase())
  return patterns.some((pattern) => {
    if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern)
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
  })
}
