import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OfflineBuild } from '../../src/app/offline/offline-build.ts'
import { copyWithFixtureTool, fixtureTool, type SiteCopy } from './fixture-tool.ts'

const { id, title, chunk } = fixtureTool
let copy: SiteCopy
beforeAll(() => {
  copy = copyWithFixtureTool()
})
afterAll(() => copy.remove())

describe('a tool is a folder: after npm run new:tool, and nothing else,', () => {
  it.each(['tsconfig.json', 'tsconfig/core.json', 'tsconfig/worker.json', 'tsconfig/scripts.json'])(
    '%s compiles',
    (project) => {
      expect(copy.run('node_modules/typescript/bin/tsc', '-p', project)).toMatchObject({
        status: 0,
        stdout: '',
      })
    },
  )

  it('its own tests pass', () => {
    const folder = `src/tools/${id}`
    const { status, stdout } = copy.run('node_modules/vitest/vitest.mjs', 'run', folder, '--root', '.')
    expect(stdout).toMatch(/Tests .*3 passed/)
    expect(status).toBe(0)
  })

  it.each([
    ['en', ''],
    ['tr', 'tr/'],
  ])('its page is prerendered in %s, with its styles', (language, folder) => {
    const html = copy.built(`${folder}tools/${id}.html`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(html).toContain(`<html lang="${language}">`)
    expect(/ data-needs="([^"]*)"/.exec(html)?.[1]).toContain(chunk)
    const [, textClass = 'none'] = /<textarea[^>]*class="(_text_[\w-]+)"/.exec(html) ?? []
    const sheets = [...html.matchAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g)]
    const styles = sheets.map(([, path = '']) => copy.built(path)).join('')
    expect(styles).toContain(`.${textClass}{`)
  })

  it.each([
    ['index.html', '/tools/'],
    ['tr.html', '/tr/tools/'],
    ['404.html', '/tools/'],
    ['tr/404.html', '/tr/tools/'],
  ])('%s links it', (page, folder) => {
    expect(copy.built(page)).toContain(`href="${folder}${id}"`)
    expect(copy.built(page)).toContain(title)
  })

  it('search engines find it in both languages', () => {
    expect(copy.built('sitemap.xml')).toContain(`/tools/${id}</loc>`)
    expect(copy.built('sitemap.xml')).toContain(`/tr/tools/${id}</loc>`)
  })

  it('it works offline', () => {
    const build: OfflineBuild = JSON.parse(
      /^const OFFLINE_BUILD = (.*);\n/.exec(copy.built('sw.js'))?.[1] ?? '{}',
    )
    const paths = [`/tools/${id}`, `/tr/tools/${id}`, expect.stringContaining(chunk)]
    expect(Object.keys(build.files)).toEqual(expect.arrayContaining(paths))
  })
})

describe('new:tool refuses', () => {
  it.each(['Photo', 'photo_pdf', '-photo', 'photo-', 'a--b', '3d', '../x', ''])('"%s", no id', (name) => {
    const { status, stderr } = copy.run('build/commands/new-tool.js', name)
    expect(status).toBe(1)
    expect(stderr).toContain('is no id')
  })

  it('an existing folder, which stays unchanged', () => {
    const before = readdirSync(join(copy.folder, 'src/tools/photo-to-pdf'))
    const { status, stderr } = copy.run('build/commands/new-tool.js', 'photo-to-pdf')
    expect(status).toBe(1)
    expect(stderr).toContain('there already')
    expect(readdirSync(join(copy.folder, 'src/tools/photo-to-pdf'))).toEqual(before)
  })
})
