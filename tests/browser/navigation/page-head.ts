import type { Page } from '@playwright/test'

/** The metadata of the current document for search engines and previews. */
export const readHead = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')
    const links = (selector: string) => [...document.head.querySelectorAll<HTMLLinkElement>(selector)]
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: content('meta[name="description"]') ?? '',
      robots: content('meta[name="robots"]') ?? undefined,
      canonical: links('link[rel="canonical"]').map(({ href }) => href),
      alternates: Object.fromEntries(
        links('link[rel="alternate"][hreflang]').map(({ hreflang, href }) => [hreflang, href]),
      ),
      openGraph: Object.fromEntries(
        [...document.head.querySelectorAll('meta[property^="og:"]')].map((meta) => [
          meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
    }
  })

/** The text content of a part of the HTML response. */
export const textOf = (html = ''): string =>
  html
    .replaceAll(/<.*?>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&')
