import { site } from '../../../site.config.ts'
import { guides } from '../../registry/entries.ts'
import type { Card } from '../../registry/manifest.ts'
import type { CatalogMessages } from '../catalog/messages.en.ts'
import type { Place, Route } from '../navigation/routes.ts'
import { addressOf } from './head.ts'
import type { PageHead } from './prerendered-page.ts'

type Thing = Readonly<Record<string, unknown>>
type Texts = { readonly messages: CatalogMessages; readonly cards: Readonly<Record<string, Card>> }

const organisation: Thing = { '@type': 'Organization', name: site.name, url: `${site.origin}/` }

/** Structured data of a page for search engines (schema.org, as JSON-LD). */
export function structuredData(
  place: Place,
  head: PageHead,
  texts: Texts,
  /** Of the page itself. */
  card: Card | undefined,
): readonly Thing[] {
  const { route, language } = place
  if (route.kind === 'unknown') return []
  const title = (of: Route): string =>
    of === route && card
      ? card.title
      : 'id' in of
        ? (texts.cards[of.id]?.title ?? of.id)
        : of.kind === 'guides'
          ? texts.messages.guides.title
          : texts.messages.home
  const about = { description: head.description, url: head.canonical, inLanguage: language }
  const things: Thing[] = []
  if (route.kind === 'home')
    things.push({ '@type': 'WebSite', name: site.name, publisher: organisation, ...about })
  if (route.kind === 'tool')
    things.push({
      '@type': 'WebApplication',
      name: title(route),
      ...about,
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    })
  const guide = route.kind === 'guide' ? guides.find(({ id }) => id === route.id) : undefined
  if (guide)
    things.push({
      '@type': 'Article',
      headline: title(route),
      ...about,
      datePublished: guide.published,
      dateModified: guide.reviewed,
      timeRequired: `PT${guide.minutes}M`,
      educationalLevel: texts.messages.guides.difficulty[guide.difficulty],
      author: organisation,
      publisher: organisation,
      isAccessibleForFree: true,
    })
  if (route.kind !== 'home') things.push(breadcrumbs(place, title))
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

function breadcrumbs({ route, language }: Place, title: (route: Route) => string): Thing {
  const above: Route[] = [{ kind: 'home' }]
  if (route.kind === 'guide') above.push({ kind: 'guides' })
  if (route.kind === 'tool' && route.preset !== undefined) above.push({ kind: 'tool', id: route.id })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, route].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title(step),
      item: addressOf({ language, route: step }),
    })),
  }
}
