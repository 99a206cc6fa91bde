import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { slug } from '../../../src/lib/text/slug.ts'

export type ProseHeading = { readonly id: string; readonly text: string }

/** The second-level headings of a Markdown text, each with the id of its anchor. */
export const headingsOf = (markdown: string): readonly ProseHeading[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({ id: slug(text), text: text.trim() }))

/** Compiles the guides' prose; each text exports its headings, for the table of contents. */
export function prose(): Plugin[] {
  return [
    {
      name: 'toolnook:headings',
      enforce: 'pre',
      transform: {
        filter: { id: /\.mdx$/ },
        handler: (code) => ({
          code: `${code}\n\nexport const headings = ${JSON.stringify(headingsOf(code))}\n`,
          map: null,
        }),
      },
    },
    { enforce: 'pre', ...mdx() } as Plugin,
  ]
}
