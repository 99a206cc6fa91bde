import { expect, it } from 'vitest'
import { createTabIndicators } from './tab-indicators.ts'

function setUp() {
  const attributes = new Map([
    ['href', '/favicon.svg'],
    ['type', 'image/svg+xml'],
  ])
  const link = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  }
  const page = { title: 'Tool', head: { querySelector: () => link } }
  const badges: (number | undefined)[] = []
  const signs = createTabIndicators(
    () => page as unknown as Document,
    () => ({
      async setAppBadge(count) {
        badges.push(count)
      },
      async clearAppBadge() {
        badges.push(undefined)
        throw new Error('not installed')
      },
    }),
  )
  return { attributes, page, badges, signs }
}

it('sets a title and restores the previous one', () => {
  const { page, signs } = setUp()
  signs.title('24:59')
  signs.title('24:58')
  expect(page.title).toBe('24:58')
  signs.title(undefined)
  expect(page.title).toBe('Tool')
})

it('does not change the title of another page', () => {
  const { page, signs } = setUp()
  signs.title('24:59')
  page.title = 'Another page'
  signs.title(undefined)
  expect(page.title).toBe('Another page')
  signs.title('24:58')
  signs.title(undefined)
  expect(page.title).toBe('Another page')
})

it('sets an icon and restores the previous one', () => {
  const { attributes, signs } = setUp()
  signs.icon('data:image/png;base64,1')
  signs.icon('data:image/png;base64,2')
  expect(Object.fromEntries(attributes)).toEqual({ href: 'data:image/png;base64,2', type: 'image/png' })
  signs.icon(undefined)
  signs.icon(undefined)
  expect(Object.fromEntries(attributes)).toEqual({ href: '/favicon.svg', type: 'image/svg+xml' })
})

it('sets a badge where the browser has badges', () => {
  const { badges, signs } = setUp()
  signs.badge(25)
  signs.badge(undefined)
  expect(badges).toEqual([25, undefined])
  createTabIndicators(
    () => ({}) as Document,
    () => ({}),
  ).badge(3)
})
