import type { ToolManifest } from '../../registry/manifest.ts'

/** What a visitor dropped or pasted on the home page. */
export type Offered =
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'text'; readonly text: string }

/** Whether a media type matches one of the patterns, such as `image/png` or `image/*`. */
export const fitsType = (type: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  )

/** The tools whose limits a text exceeds. */
export const findBeyondLimits = (tools: readonly ToolManifest[], text: string): readonly ToolManifest[] =>
  tools.filter(({ accepts }) => accepts.beyondLimits?.(text))

/**
 * The tools that can open the files or the text: those that accept every file, or those whose score of the text is
 * at least `leastScore`, highest first.
 */
export function findOpeners(
  tools: readonly ToolManifest[],
  offered: Offered,
  leastScore = Number.MIN_VALUE,
): readonly ToolManifest[] {
  if (offered.kind === 'files') {
    const types = offered.files.map(({ type }) => type)
    const fitting = tools.filter(({ accepts }) => types.every((type) => fitsType(type, accepts.files ?? [])))
    // First those that can show at once what they make of the files.
    return fitting.sort((first, second) => Number('answerFiles' in second) - Number('answerFiles' in first))
  }
  return tools
    .map((tool) => ({ tool, score: tool.accepts.text?.(offered.text) ?? 0 }))
    .filter(({ score }) => score >= leastScore)
    .sort((first, second) => second.score - first.score)
    .map(({ tool }) => tool)
}
