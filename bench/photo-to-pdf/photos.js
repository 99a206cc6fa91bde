import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from './browser.js'
import { buildCandidate } from './build-candidates.js'
import { withExif } from './exif.js'
import { serveBench } from './server.js'

export const photoCount = 100
/** EXIF orientations as from phones; most are portrait. */
const orientations = [1, 1, 6, 1, 8, 1, 3, 6]

/**
 * 100 different photos of 12 MP in `folder`, created if missing: the same in every run of the same browser.
 * @param {string} folder
 * @param {string} out
 * @returns {Promise<string[]>} their paths
 */
export async function findPhotos(folder, out) {
  await mkdir(folder, { recursive: true })
  const done = join(folder, 'complete')
  const complete = await stat(done).catch(() => null)
  if (complete === null) {
    await makePhotos(folder, out)
    await writeFile(done, '')
  }
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort()
  if (names.length !== photoCount) throw new Error(`${folder} holds ${names.length} photos: delete it`)
  return names.map((name) => join(folder, name))
}

/** @param {string} folder @param {string} out */
async function makePhotos(folder, out) {
  const pages = join(out, 'pages')
  await buildCandidate('photo-maker', pages)
  const server = await serveBench({ folder: pages, savedFiles: folder })
  const { page, close } = await openBrowser(out)
  await page.goto(`${server.url}/photo-maker`)
  for (let from = 1; from <= photoCount; from += 10) {
    console.log(`making photos ${from} to ${from + 9}`)
    await page.evaluate(`makePhotos(${from}, ${from + 9})`)
  }
  await close()
  server.close()
  for (const [index, name] of (await readdir(folder)).sort().entries()) {
    const path = join(folder, name)
    const orientation = orientations[index % orientations.length] ?? 1
    await writeFile(path, withExif(await readFile(path), orientation))
  }
}
