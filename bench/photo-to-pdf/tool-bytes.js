import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from './browser.js'
import { gzipped } from './build-candidates.js'

/**
 * The scripts that a page loads without interaction.
 * @param {string} url
 * @param {string} out
 */
async function scriptsOf(url, out) {
  const { page, meter, close } = await openBrowser(out)
  /** @type {Set<string>} */
  const scripts = new Set()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(url)
  await meter.quiet()
  await close()
  return scripts
}

/**
 * Gzipped bytes of the tool's page and workers, without those that the home page loads, too.
 * @param {{ site: string, dist: string, out: string, worker: number }} options worker: gzipped bytes of the workers
 */
export async function toolBytes({ site, dist, out, worker }) {
  const shell = await scriptsOf(site, out)
  const own = [...(await scriptsOf(`${site}/tools/photo-to-pdf`, out))].filter((path) => !shell.has(path))
  const sizes = await Promise.all(own.map(async (path) => gzipped(await readFile(join(dist, path)))))
  return sizes.reduce((sum, size) => sum + size, worker)
}
