import { expect, it } from 'vitest'
import { examplePage } from '../../testing/page.ts'
import { withSharePicture } from './share-picture.ts'

const pictureOf = (path: string) =>
  withSharePicture('public', 'https://site.example', examplePage({ path })).head.openGraph['og:image']

it('gives each page its own picture, in its own language', () => {
  expect(pictureOf('/guides/qr-code-usage')).toBe('https://site.example/share/guides/qr-code-usage.png')
  expect(pictureOf('/tr/about')).toBe('https://site.example/share/tr/about.png')
  expect(pictureOf('/tr')).toBe('https://site.example/share/tr.png')
})

it('falls back to that of the home page', () => {
  expect(pictureOf('/tools/not-drawn-yet')).toBe('https://site.example/share/index.png')
})

it('does not change the rest of the page', () => {
  const { openGraph } = withSharePicture('public', 'https://site.example', examplePage()).head
  expect(openGraph).toMatchObject({ 'og:title': 'Notes', 'og:image:alt': 'Notes', 'og:image:width': '1200' })
})
