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

  it('is prepended to the compiled worker', () => {
    const text = serviceWorkerFile({ id: 'a', headers: 'b', files: { '/': 'c' } }, 'run()')
    expect(text).toBe('const OFFLINE_BUILD = {"id":"a","headers":"b","files":{"/":"c"}};\nrun()')
  })
})
