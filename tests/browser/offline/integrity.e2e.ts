import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { filesUnder } from '../../../build/steps/output/files.ts'
import type { Integrity } from '../../../build/steps/output/integrity.ts'
import { dist, shellTexts, sitePages } from '../site.ts'
import { expect, test, visit } from '../test.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const integrity: Integrity = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8'))

test('the list of the site names every file with its hash, and the archive holds the same files', async ({
  request,
}) => {
  const built = (await filesUnder(dist)).filter((file) => !/\.(br|gz|zip)$|^integrity\.json$/.test(file))
  expect(Object.keys(integrity.files).sort()).toEqual(built.sort())
  const response = await request.get('/toolnook.zip')
  expect(response.headers()['content-type']).toBe('application/zip')
  const unpacked = unzipSync(await response.body())
  for (const [file, hash] of Object.entries(integrity.files)) {
    expect(sha256(readFileSync(join(dist, file))), file).toBe(hash)
    expect(sha256(unpacked[`toolnook/site/${file}`] ?? new Uint8Array()), file).toBe(hash)
  }
})

test('every page shows its build id, before and after hydration', async ({ page, request }) => {
  for (const { path, language } of sitePages) {
    const sent = await (await request.get(path)).text()
    expect(sent, path).toContain(`content="${integrity.build}"`)
    expect(sent, path).toContain(`>${shellTexts[language].built.build(integrity.build)}</a>`)
  }
  await visit(page, '/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: integrity.build })
  await expect(link).toBeVisible()
  const opened = await request.get((await link.getAttribute('href')) ?? '')
  expect(await opened.json()).toEqual(integrity)
})
