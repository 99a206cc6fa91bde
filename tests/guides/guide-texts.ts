import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../src/lib/text/i18n.ts'
import { guides } from '../../src/registry/entries.ts'
import { ArticleProvider } from '../../src/ui/article/article-context.ts'
import type { Source } from '../../src/ui/article/prose/prose.ts'
import { proseParts } from '../../src/ui/article/prose/prose-parts.tsx'

const folder = fileURLToPath(new URL('../../src/guides/', import.meta.url))

export { guides }

/** The folders of guides, found without the registry. */
export const guideFolders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

export const markdownOf = (id: string, language: Language): string =>
  readFileSync(`${folder}${id}/${language}.mdx`, 'utf8')

export const sourcesOf = (id: string): readonly Source[] =>
  JSON.parse(readFileSync(`${folder}${id}/sources.json`, 'utf8'))

const textOf = (html: string): string =>
  html
    .replaceAll(/<\/(p|li|h\d|td|th|caption|tr|pre)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll(/&quot;|&lt;|&gt;/g, '')
    .replaceAll('&amp;', '&')

const Nothing = () => null

/** The prose of a guide as plain text, a line for every paragraph, without figures and live examples. */
export async function proseOf(id: string, language: Language): Promise<string> {
  const guide = guides.find((each) => each.id === id)
  if (!guide) throw new Error(`There is no guide ${id}`)
  const [{ default: Prose }, { messages }] = await Promise.all([
    guide.prose[language](),
    guide.messages[language](),
  ])
  const names = [...markdownOf(id, language).matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name)
  const none = Object.fromEntries(names.map((name) => [name, Nothing])) as Record<string, ComponentType>
  const provided = {
    value: {
      language,
      texts: { contents: '', copyLink: () => '', copied: '', cited: () => '' },
      sources: [],
      tools: [],
      storingGuides: [],
      siteOwners: [],
      recipes: () => null,
    },
  }
  const components = { ...none, ...proseParts, Cite: Nothing }
  const prose = createElement(Prose, { t: messages, components })
  return textOf(renderToStaticMarkup(createElement(ArticleProvider, provided, prose)))
}

/** Words: runs of characters between spaces that contain a letter or a digit. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
