import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { byLanguage } from '../lib/text/by-language.ts'
import { type Language, languages } from '../lib/text/i18n.ts'
import { contents } from '../registry/contents.ts'
import { guides, staticPages, tools } from '../registry/entries.ts'
import { presets } from '../registry/presets.ts'
import { assertValid } from '../registry/validate.ts'
import { App } from './App.tsx'
import { loadTexts } from './catalog/texts.ts'
import { loadDictionary } from './language/dictionary.ts'
import { allRoutes, type Place, pathOf, type Route } from './navigation/routes.ts'
import { headOf } from './page/head.ts'
import { loadPage } from './page/load-page.ts'
import type { PageMessages } from './page/messages.en.ts'
import type { PrerenderedPage } from './page/prerendered-page.ts'
import { earlyFileOf, sourceFilesOf } from './page/source-files.ts'
import { structuredData } from './page/structured-data.ts'
import { UnsavedPage } from './page/UnsavedPage.tsx'

const texts = byLanguage(
  import.meta.glob<PageMessages>('./page/messages.*.ts', { eager: true, import: 'messages' }),
)
const presetRoutes = presets.map(({ tool, id }) => ({ kind: 'tool', id: tool, preset: id }) as const)

/** Every page of the site in every language, and the page for unknown paths. Rejects when the registry has issues. */
export async function renderAll(): Promise<readonly PrerenderedPage[]> {
  assertValid(contents)
  const places = languages.flatMap((language): Place[] =>
    [...allRoutes(), ...presetRoutes, { kind: 'unknown' } as const].map((route) => ({ language, route })),
  )
  return Promise.all([...places.map(renderPage), ...languages.map(renderUnsavedPage)])
}

/** What the service worker answers with instead of a page that it does not have, without a network. */
async function renderUnsavedPage(language: Language): Promise<PrerenderedPage> {
  const home: Place = { language, route: { kind: 'home' } }
  const t = texts[language]
  const { messages } = await loadDictionary(language)
  const card = { title: t.unsaved.title, description: t.unsaved.lead, keywords: '' }
  return {
    path: `${pathOf(home)}/unsaved`.replace('//', '/'),
    language,
    html: await markupOf(<UnsavedPage t={t.unsaved} home={pathOf(home)} />),
    head: { ...headOf({ language, route: { kind: 'unknown' } }, messages, card), robots: 'noindex' },
    modules: [],
    isStatic: true,
    startFailed: t.startFailed,
    sitemap: false,
  }
}

async function markupOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    element,
    // Above this size React sends a part later and moves it into place with an inline script, which the policy blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  let html = ''
  for await (const chunk of prelude) html += chunk
  return html
}

/** The early script of a route, if its tool or page has one. */
function earlyOf(route: Route, language: Language): Pick<PrerenderedPage, 'early'> {
  if (route.kind !== 'tool' && route.kind !== 'page') return {}
  const manifests = route.kind === 'tool' ? tools : staticPages
  const early = manifests.find(({ id }) => id === route.id)?.early
  if (early === undefined) return {}
  return { early: earlyFileOf(route, early === 'with-texts' ? language : undefined) }
}

async function renderPage(place: Place): Promise<PrerenderedPage> {
  const { language, route } = place
  const path = route.kind === 'unknown' ? `${pathOf(place)}/404`.replace('//', '/') : pathOf(place)
  const page = await loadPage(path)
  const html = await markupOf(
    <StrictMode>
      <App initial={page} />
    </StrictMode>,
  )
  const head = headOf(place, page.dictionary.messages, page.content.card)
  const tool = route.kind === 'tool' ? tools.find(({ id }) => id === route.id) : undefined
  const guide = route.kind === 'guide' ? guides.find(({ id }) => id === route.id) : undefined
  return {
    path,
    language,
    html,
    head,
    structuredData: structuredData(place, head, await loadTexts(language), page.content.card),
    ...(guide ? { article: { published: guide.published, modified: guide.reviewed } } : {}),
    modules: sourceFilesOf(route, language),
    startFailed: texts[language].startFailed,
    ...earlyOf(route, language),
    ...(tool
      ? {
          tool: {
            id: tool.id,
            order: tool.order,
            title: page.content.card?.title ?? tool.id,
            files: tool.accepts.files ?? [],
          },
        }
      : {}),
    sitemap: route.kind !== 'unknown',
  }
}
