import type { ToolManifest } from '../../registry/manifest.ts'

/** What a visitor dropped or pasted on the home page. */
export type Offered =
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'text'; readonly text: string }

/** Whether a media type belongs to one of the patterns, of which `image/*` is a family. */
export const fitsType = (type: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  )

/**
 * The tools that can open what was offered, the likeliest first: every file must fit, or for a text
 * the tool's own score (above 0) decides.
 */
export function findOpeners(tools: readonly ToolManifest[], offered: Offered): readonly ToolManifest[] {
  if (offered.kind === 'files') {
    const types = offered.files.map(({ type }) => type)
    return tools.filter(({ accepts }) => types.every((type) => fitsType(type, accepts.files ?? [])))
  }
  return tools
    .map((tool) => ({ tool, score: tool.accepts.text?.(offered.text) ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score)
    .map(({ tool }) => tool)
}
