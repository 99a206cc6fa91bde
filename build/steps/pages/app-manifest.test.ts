import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examplePage } from '../../testing/page.ts'
import { appManifest, screenshotFolder, shortcutFolder } from './app-manifest.ts'

const toolPage = (order: number, files: readonly string[], prefix = '') =>
  examplePage({
    path: `${prefix}/tools/tool-${order}`,
    tool: { id: `tool-${order}`, order, title: `Tool ${order}`, files },
  })

const read = (language: string, pages: readonly ReturnType<typeof examplePage>[], dist = 'no-such-folder') =>
  JSON.parse(appManifest(dist, language, pages))

test('the manifests of all languages are of one app', () => {
  const english = read('en', [examplePage({ path: '/' })])
  const turkish = read('tr', [examplePage({ path: '/tr', language: 'tr' })])
  for (const key of ['id', 'scope', 'name', 'icons']) expect(turkish[key]).toEqual(english[key])
  expect([english.start_url, turkish.start_url]).toEqual(['/', '/tr'])
  expect([english.lang, turkish.lang]).toEqual(['en', 'tr'])
  expect(turkish.share_target.action).toBe('/tr')
})

test('the first tools of the menus are shortcuts, no more than are shown', () => {
  const pages = Array.from({ length: 12 }, (_, index) => toolPage(12 - index, []))
  const { shortcuts } = read('en', pages)
  expect(shortcuts).toHaveLength(10)
  expect(shortcuts[0]).toEqual({ name: 'Tool 1', url: '/tools/tool-1' })
})

test('files land with their tool, or on the home page where several open them', () => {
  const pages = [toolPage(1, ['image/*']), toolPage(2, ['image/png']), toolPage(3, ['text/plain'])]
  const { file_handlers } = read('en', pages)
  const typesOf = (action: string) =>
    Object.keys(file_handlers.find((each: { action: string }) => each.action === action)?.accept ?? {})
  expect(typesOf('/')).toEqual(['image/png'])
  expect(typesOf('/tools/tool-1')).toContain('image/jpeg')
  expect(typesOf('/tools/tool-3')).toEqual(['text/plain'])
  expect(JSON.stringify(file_handlers)).not.toContain('markdown')
})

test('pictures are named where they are there', () => {
  const dist = mkdtempSync(join(tmpdir(), 'manifest-'))
  for (const file of [`${shortcutFolder}/tool-1.png`, `${screenshotFolder}/en-tool-1-wide.webp`]) {
    mkdirSync(join(dist, file, '..'), { recursive: true })
    writeFileSync(join(dist, file), '')
  }
  const { shortcuts, screenshots } = read('en', [toolPage(1, []), toolPage(2, [])], dist)
  expect(shortcuts.map((each: { icons?: unknown }) => each.icons !== undefined)).toEqual([true, false])
  expect(screenshots).toEqual([
    {
      src: '/screenshots/en-tool-1-wide.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'Tool 1',
    },
  ])
})
