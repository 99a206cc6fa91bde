import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PrerenderedPage } from '../../../src/app/page/prerendered-page.ts'
import { htmlFile } from '../output/files.ts'

/** Folder of the Open Graph pictures, drawn by build/commands/share-pictures.js. */
export const shareFolder = 'share'

const pictureOf = (path: string): string => `${shareFolder}/${htmlFile(path).replace(/\.html$/, '.png')}`

/** The page above: '/tools/qr-generator' of '/tools/qr-generator/wi-fi-qr-code'. */
const aboveOf = (path: string): string => path.replace(/\/[^/]+$/, '')

/** Adds the Open Graph picture to a page's head: its own, that of the page above, or that of the home page. */
export function withSharePicture(dist: string, origin: string, page: PrerenderedPage): PrerenderedPage {
  const candidates = [page.path, aboveOf(page.path)].map(pictureOf)
  const picture = candidates.find((each) => existsSync(join(dist, each))) ?? pictureOf('/')
  const openGraph = {
    ...page.head.openGraph,
    'og:image': `${origin}/${picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': page.head.title,
    'twitter:card': 'summary_large_image',
  }
  return { ...page, head: { ...page.head, openGraph } }
}
