import { site } from '../../../site.config.ts'
import { defaultLanguage, type Language, languages } from '../../lib/text/i18n.ts'
import { localeOf } from '../../lib/text/locale.ts'
import type { Card } from '../../registry/manifest.ts'
import type { AppMessages } from '../language/messages.en.ts'
import { type Place, pathOf } from '../navigation/routes.ts'
import type { PageHead } from './prerendered-page.ts'

/** The canonical absolute URL of a page. */
export const addressOf = (place: Place): string => {
  const path = pathOf(place)
  return path === '/' ? `${site.origin}/` : site.origin + path
}

/** Open Graph wants a country with the language: en_GB. */
function openGraphLocale(code: Language): string {
  const { language, region } = new Intl.Locale(localeOf(code)).maximize()
  return `${language}_${region}`
}

/** Title, description, canonical link and language links of a page. */
export function headOf(place: Place, messages: AppMessages, card: Card | undefined): PageHead {
  const { route, language } = place
  const title = card ? messages.site.titleOf(card.title) : messages.site.homeTitle
  const description = card?.description ?? messages.site.homeDescription
  const canonical = addressOf(place)
  const alternate = (code: Language) => addressOf({ language: code, route })
  return {
    title,
    description,
    canonical,
    ...(route.kind === 'unknown' ? { robots: 'noindex' as const } : {}),
    alternates: [
      ...languages.map((code) => ({ hreflang: code as string, href: alternate(code) })),
      { hreflang: 'x-default', href: alternate(defaultLanguage) },
    ],
    openGraph: {
      'og:type': 'website',
      'og:site_name': site.name,
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:locale': openGraphLocale(language),
    },
  }
}
