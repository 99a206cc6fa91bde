import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { guideSources } from '../../build/steps/pages/guide-sources.ts'
import { site } from '../../site.config.ts'
import type { CatalogMessages } from '../../src/app/catalog/messages.en.ts'
import type { AppMessages } from '../../src/app/language/messages.en.ts'
import { defaultLanguage, type Language, languages } from '../../src/lib/text/i18n.ts'

/** The built site under test. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url))

export type SitePage = {
  /** The path: '/', '/tr', '/tools/photo-to-pdf'. */
  readonly path: string
  readonly language: Language
  /** Language or `x-default` → absolute address. */
  readonly alternates: Readonly<Record<string, string>>
}

const messagesOf = async <Messages>(folder: string, language: Language): Promise<Messages> =>
  (await import(`../../src/app/${folder}/messages.${language}.ts`)).messages

type ShellTexts = Omit<AppMessages, keyof CatalogMessages> & CatalogMessages

const shellTextsIn = async (language: Language): Promise<ShellTexts> => ({
  ...(await messagesOf<AppMessages>('language', language)),
  ...(await messagesOf<CatalogMessages>('catalog', language)),
})

/** The shell's texts. */
export const shellTexts = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await shellTextsIn(language)] as const)),
) as Readonly<Record<Language, ShellTexts>>

/** The absolute URL of a path, as search engines know it. */
export const addressOf = (path: string): string => site.origin + path

const languageOf = (path: string): Language =>
  languages.find((code) => path === `/${code}` || path.startsWith(`/${code}/`)) ?? defaultLanguage

function readSitemap(): readonly SitePage[] {
  const xml = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const pages = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']): SitePage => {
    const path = (/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').slice(site.origin.length)
    const links = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)]
    const alternates = Object.fromEntries(links.map(([, code = '', href = '']) => [code, href]))
    return { path, language: languageOf(path), alternates }
  })
  const paths = new Set(pages.map(({ path }) => path))
  if (paths.size !== pages.length || paths.size < 2 * languages.length)
    throw new Error(`The sitemap names ${paths.size} pages in ${pages.length} entries: build the site anew.`)
  return pages
}

/** Every page of the site in every language, so that new pages are tested automatically. */
export const sitePages: readonly SitePage[] = readSitemap()

export const toolPages: readonly SitePage[] = sitePages.filter(({ path }) => /\/tools\/[^/]+$/.test(path))

/** The pages of tools that open with settings for one purpose. */
export const presetPages: readonly SitePage[] = sitePages.filter(({ path }) => /\/tools\/[^/]+\/./.test(path))

export const pagesIn = (language: Language): readonly SitePage[] =>
  sitePages.filter((page) => page.language === language)

/** The home page of a language. */
export const homeOf = (language: Language): string => (language === 'en' ? '/' : `/${language}`)

/** URLs of the sources that guides link, by the guide's id: the only navigations elsewhere that the policy allows. */
export const sourcesOfGuides: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  guideSources().map(({ id, urls }) => [id, urls]),
)
