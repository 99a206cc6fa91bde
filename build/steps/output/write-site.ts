import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Manifest, minify } from 'vite'
import { site } from '../../../site.config.ts'
import type { PrerenderedPage } from '../../../src/app/page/prerendered-page.ts'
import { manifestPath } from '../../../src/lib/manifest-path.ts'
import { languages } from '../../../src/lib/text/i18n.ts'
import { headersFile, redirectsFile } from '../../server/headers-file.ts'
import { checkNoCircles, earlyScript, pageScripts } from '../bundle/chunks.ts'
import { pageStyles, styleImports } from '../bundle/page-styles.ts'
import { checkWorkers } from '../bundle/workers.ts'
import { appManifest } from '../pages/app-manifest.ts'
import { feed } from '../pages/feed.ts'
import { withSharePicture } from '../pages/share-picture.ts'
import { robots, sitemap } from '../pages/sitemap.ts'
import { assertStrictHtml } from '../pages/strict-html.ts'
import { fillTemplate } from '../pages/template.ts'
import { archive, atHome } from './archive.ts'
import { buildId, writeBuildId } from './build-id.ts'
import { compressFiles } from './compress.ts'
import { filesUnder, htmlFile } from './files.ts'
import { integrityList } from './integrity.ts'
import { licencesFile } from './licences.ts'
import { offlineBuild, serviceWorkerFile } from './offline-list.ts'
import { divideStyles, joinedName, joinFiles, joinStyles } from './site-styles.ts'

export type SiteParts = {
  /** The project's folder. */
  readonly root: string
  /** Folder of the built client, which is completed to the whole site. */
  readonly dist: string
  readonly pages: readonly PrerenderedPage[]
  /** The compiled service worker, without its list of files. */
  readonly serviceWorker: string
  /** The early scripts, which are in `dist` already. */
  readonly early: Manifest
}

async function writePages({ dist, pages, early }: SiteParts): Promise<void> {
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  checkNoCircles(manifest)
  await rm(join(dist, '.vite'), { recursive: true })
  const stylesOf = pageStyles(manifest, 'index.html', (file) => readFileSync(join(dist, file), 'utf8'))
  const divided = divideStyles(pages.map(stylesOf), styleImports(manifest))
  const linked = joinStyles(dist, template, divided.site)
  for (const page of pages) {
    const file = join(dist, htmlFile(page.path))
    await mkdir(dirname(file), { recursive: true })
    const { shared, own } = divided.of(stylesOf(page))
    const isJoined = own.length > 1
    const files = {
      early: page.early === undefined ? undefined : earlyScript(early, page.early),
      scripts: pageScripts(manifest, 'index.html', page.modules),
      styles: [...shared, ...(isJoined ? [joinFiles(dist, joinedName(own), own)] : own)],
      joined: isJoined ? own : [],
    }
    const html = fillTemplate(linked, withSharePicture(dist, site.origin, page), files)
    assertStrictHtml(page.path, html)
    await writeFile(file, html)
  }
}

/** The render-blocking first script is minified and copied, not bundled. */
async function shortenBegin(dist: string): Promise<void> {
  const file = join(dist, 'begin.js')
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false })
  if (errors.length > 0) throw new Error(`begin.js cannot be shortened: ${errors[0]?.message}`)
  await writeFile(file, code)
}

const inLanguage = (pages: readonly PrerenderedPage[], language: string): readonly PrerenderedPage[] =>
  pages.filter((page) => page.language === language)

/** Files that are revalidated each time, like pages. */
const fixedNames = [
  ...['/sw.js', '/begin.js', '/integrity.json', '/toolnook.zip'],
  ...languages.map(manifestPath),
]

/** Completes the built client: pages, lists for search engines and hosts, the service worker, compressed copies. */
export async function writeSite(parts: SiteParts): Promise<void> {
  const { root, dist, pages, serviceWorker } = parts
  const write = (file: string, content: string | Uint8Array) => writeFile(join(dist, file), content)
  await checkWorkers(dist)
  await shortenBegin(dist)
  await writePages(parts)
  await write('sitemap.xml', sitemap(pages))
  for (const index of pages.filter(({ path }) => path.endsWith('/guides')))
    await write(`${index.path.slice(1)}/feed.xml`, feed(index, inLanguage(pages, index.language)))
  await write('robots.txt', robots(site.origin))
  await write('licences.txt', licencesFile(root))
  for (const language of languages)
    await write(manifestPath(language), appManifest(dist, language, inLanguage(pages, language)))
  const headers = headersFile([...pages.map((page) => page.path), ...fixedNames])
  const redirects = redirectsFile(languages.slice(1))
  const files = await filesUnder(dist)
  const id = await buildId(dist, files, [headers, redirects, serviceWorker])
  await writeBuildId(dist, files, id)
  // Before the service worker, which knows how large they are.
  await compressFiles(dist, files)
  await write('_headers', headers)
  await write('_redirects', redirects)
  await write('sw.js', serviceWorkerFile(await offlineBuild(dist, files, headers, id), serviceWorker))
  const published = [...files, '_headers', '_redirects', 'sw.js']
  await write('integrity.json', `${JSON.stringify(await integrityList(dist, published, id), null, 1)}\n`)
  await write('toolnook.zip', await archive(dist, [...published, 'integrity.json'], atHome(root)))
  await compressFiles(dist, ['sw.js', 'integrity.json'])
}
