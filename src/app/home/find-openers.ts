import { mediaTypeOf } from '../../lib/files/media-type.ts'
import type { TextReader, ToolManifest } from '../../registry/manifest.ts'
import { textReaders } from '../../registry/text-readers.ts'
import { fitsType } from './fits-type.ts'

/** What a visitor dropped or pasted on the home page. */
export type Offered =
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'text'; readonly text: string }

type Readers = Readonly<Record<string, TextReader | undefined>>

/** The tools whose limits a text exceeds. */
export const findBeyondLimits = (
  tools: readonly ToolManifest[],
  text: string,
  readers: Readers = textReaders,
): readonly ToolManifest[] => tools.filter(({ id }) => readers[id]?.isBeyondLimits?.(text))

/** The tools that accept all of the files at once: first those that show at once what they make of them. */
function findFileOpeners(tools: readonly ToolManifest[], files: readonly File[]): readonly ToolManifest[] {
  const types = files.map(mediaTypeOf)
  return tools
    .filter(({ accepts }) => files.length <= (accepts.maxFiles ?? Number.POSITIVE_INFINITY))
    .filter(({ accepts }) => types.every((type) => fitsType(type, accepts.files ?? [])))
    .sort((first, second) => Number('answerFiles' in second) - Number('answerFiles' in first))
}

/** The tools for which a text is meant with at least the given likelihood, the likeliest first. */
export const findTextOpeners = (
  tools: readonly ToolManifest[],
  text: string,
  minLikelihood = Number.MIN_VALUE,
  readers: Readers = textReaders,
): readonly ToolManifest[] =>
  tools
    .map((tool) => ({ tool, likelihood: readers[tool.id]?.likelihood(text) ?? 0 }))
    .filter(({ likelihood }) => likelihood >= minLikelihood)
    .sort((first, second) => second.likelihood - first.likelihood)
    .map(({ tool }) => tool)

/** The tools that can open the files or the text, the likeliest first. */
export const findOpeners = (tools: readonly ToolManifest[], offered: Offered): readonly ToolManifest[] =>
  offered.kind === 'files' ? findFileOpeners(tools, offered.files) : findTextOpeners(tools, offered.text)
