import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../src/lib/text/i18n.ts'
import { guides, staticPages } from '../../src/registry/entries.ts'
import { type ArticleContext, ArticleProvider } from '../../src/ui/article/article-context.ts'
import type { Source } from '../../src/ui/article/prose/prose.ts'

const tools: ArticleContext['tools'] = [
  {
    id: 'notes',
    path: '/tools/notes',
    title: 'Notes',
    description: 'Keeps notes',
    keeps: ['history'],
    stores: [],
  },
  {
    id: 'qr-generator',
    path: '/tools/qr',
    title: 'Codes',
    description: 'Makes codes',
    keeps: ['settings'],
    stores: [],
  },
]

function render(
  language: Language,
  sources: readonly Source[],
  content: ReturnType<typeof createElement>,
): string {
  const texts = { contents: '', copyLink: () => '', copied: '', cited: () => '' }
  return renderToStaticMarkup(
    createElement(
      ArticleProvider,
      { value: { language, texts, sources, tools, storingGuides: [], siteOwners: [], recipes: () => null } },
      content,
    ),
  )
}

/** Markup as text: tags become spaces, entities characters. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

/** The visible text of a page such as About, with two tools on the site. */
export async function textOfPage(id: string, language: Language): Promise<string> {
  const page = staticPages.find((each) => each.id === id)
  if (!page) throw new Error(`There is no page ${id}`)
  const [{ default: Page }, { messages }] = await Promise.all([page.load(), page.messages[language]()])
  return textOf(render(language, [], createElement(Page, { t: messages, language })))
}

/** The markup of a guide, figures and live examples included. */
export async function markupOfGuide(id: string, language: Language): Promise<string> {
  const guide = guides.find((each) => each.id === id)
  if (!guide) throw new Error(`There is no guide ${id}`)
  const [{ default: Page }, { messages }, { default: Prose }, { default: sources }] = await Promise.all([
    guide.load(),
    guide.messages[language](),
    guide.prose[language](),
    guide.sources(),
  ])
  return render(language, sources, createElement(Page, { t: messages, language, Prose }))
}

export const textOfGuide = async (id: string, language: Language): Promise<string> =>
  textOf(await markupOfGuide(id, language))
