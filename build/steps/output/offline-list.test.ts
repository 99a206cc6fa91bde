import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offlineBuild, serviceWorkerFile } from './offline-list.ts'

const files = ['404.html', 'about.html', 'index.html', 'robots.txt', 'sw.js', '_headers']
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-list-'))
  for (const file of files) writeFileSync(join(folder, file), file)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the list of the service worker', () => {
  it('has pages at their paths, and no files for hosts and search engines only', async () => {
    const build = await offlineBuild(folder, files, 'headers', 'id')
    expect(Object.keys(build.files)).toEqual(['/404', '/about', '/'])
    expect(build.bytes).toEqual([8, 10, 10])
    expect(build.shells).toEqual({ '/': [0, 2] })
    expect(build.pages['/about']).toEqual({ first: [1], soon: [], later: [] })
    const rare = 'assets/on-demand/rare.woff'
    mkdirSync(join(folder, 'assets/on-demand'), { recursive: true })
    writeFileSync(join(folder, rare), rare)
    expect((await offlineBuild(folder, [...files, rare], 'headers', 'id')).files).toEqual(build.files)
    expect(build.files['/']).toBe(createHash('sha256').update('index.html').digest('base64'))
  })

  it('has the build id, and changes with the headers', async () => {
    const build = await offlineBuild(folder, files, 'headers', 'id')
    expect(build.id).toBe('id')
    expect(await offlineBuild(folder, files, 'headers', 'id')).toEqual(build)
    expect((await offlineBuild(folder, files, 'other', 'id')).headers).not.toBe(build.headers)
  })

  it('counts the bytes of a file as it is sent', async () => {
    writeFileSync(join(folder, 'about.html.br'), 'abc')
    expect((await offlineBuild(folder, files, 'headers', 'id')).bytes).toEqual([8, 3, 10])
    rmSync(join(folder, 'about.html.br'))
  })

  it('is prepended to the compiled worker', () => {
    const build = { id: 'a', headers: 'b', files: { '/': 'c' }, bytes: [1], shells: {}, pages: {} }
    expect(serviceWorkerFile(build, 'run()')).toBe(
      'const OFFLINE_BUILD = {"id":"a","headers":"b","files":{"/":"c"},"bytes":[1],"shells":{},"pages":{}};\nrun()',
    )
  })
})
