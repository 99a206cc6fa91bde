import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifySite } from '../../build/checks/verify-site.js'
import { messages as texts } from '../../src/pages/privacy-check/messages.en.ts'
import { dist } from '../browser/site.ts'
import { expect, visit } from '../browser/test.ts'
import { jobNames, jobScript } from '../jobs/main-job.js'
import { hosts } from './hosts.ts'
import { hostileRequests, rawGet } from './raw-request.ts'
import { test } from './site-test.ts'

/*
 * The configurations of hosting/ and the server in the archive, started unchanged. `npm test` lists in its last lines
 * those for which no server is installed.
 */
const local = {
  expected: JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8')),
  headersText: readFileSync(join(dist, '_headers'), 'utf8'),
}
/** All but _headers and _redirects. */
const fileCount = Object.keys(local.expected.files).length - 2

/** Chromium's warnings about two headers that it accepts over HTTPS only. */
const insecureAddress =
  /^The Cross-Origin-Opener-Policy header has been ignored|^The page requested an origin-keyed agent/

test.describe.configure({ timeout: 300_000 })

for (const host of hosts.overHttp)
  test.describe(`${host.name}, over HTTP with a host name of the local network`, () => {
    test.use({ host, expectedErrors: insecureAddress, serviceWorkers: 'allow' })

    test('every file and header is as built', async ({ served }) => {
      const { same, faults } = await verifySite(served.byNumber, local)
      expect(faults).toEqual([])
      expect(same).toBe(fileCount)
    })

    test('every tool does its main job', async ({ page }) => {
      for (const tool of jobNames)
        await test.step(tool, async () => {
          await visit(page, `/tools/${tool}`)
          expect(await page.evaluate(() => isSecureContext)).toBe(false)
          const outcome = await page.evaluate(jobScript({ tool }))
          expect(outcome).toMatchObject({ kind: 'done' })
        })
    })

    test('the privacy page says what is not available over HTTP', async ({ page }) => {
      await visit(page, '/privacy-check')
      await expect(page.getByText(texts.plane.none)).toBeVisible()
      await expect(page.getByText(texts.lock.none)).toBeVisible()
      expect(texts.plane.none).toContain('http://')
      await expect(
        page.getByText(texts.limits.items.find(({ title }) => title.includes('http://'))?.title ?? 'missing'),
      ).toBeVisible()
      await page.getByRole('button', { name: texts.copy.button }).click()
      await expect(page.getByText(texts.copy.impossible)).toBeVisible()
    })

    test('path traversal yields only files of the site', async ({ served }) => {
      for (const path of hostileRequests)
        await test.step(path.slice(0, 40), async () => {
          const { status, body } = await rawGet(served.byNumber, path)
          // Caddy responds with 500 to a zero byte.
          expect([400, 403, 404, 414, 431, 500], `${status}`).toContain(status)
          expect(body).not.toContain('Connection-Allowlist: ')
          expect(body).not.toContain('root:')
          expect((await fetch(served.byNumber)).status).toBe(200)
        })
    })
  })

for (const host of hosts.overHttps)
  test.describe(`${host.name}, over HTTPS with a certificate of its own`, () => {
    test.use({ host, secure: true })

    test('npm run verify finds no difference, and HSTS is sent', async ({ served }) => {
      const { status, stdout } = spawnSync(process.execPath, ['build/commands/verify.js', served.byNumber], {
        encoding: 'utf8',
        env: { ...process.env, NODE_EXTRA_CA_CERTS: served.certificate },
      })
      expect(stdout).toContain(
        `${fileCount} files are the same to the byte, headers included; 0 differences.`,
      )
      expect(status).toBe(0)
      expect(local.headersText).toContain('Strict-Transport-Security: max-age=63072000')
    })

    test('pages come by HTTP/2', async ({ page }) => {
      await visit(page, '/')
      const [entry] = await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((each) => each.toJSON()),
      )
      expect(entry).toMatchObject({ nextHopProtocol: 'h2' })
    })

    test('pages are isolated, and a tool does its job', async ({ page }) => {
      await visit(page, '/tools/photo-to-pdf')
      expect(await page.evaluate(() => isSecureContext && crossOriginIsolated)).toBe(true)
      const outcome = await page.evaluate(jobScript({ tool: 'photo-to-pdf' }))
      expect(outcome).toMatchObject({ kind: 'done' })
    })
  })
