import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PrerenderedPage } from '../../../src/app/page/prerendered-page.ts'
import { htmlFile } from '../output/files.ts'

/** Folder of the Open Graph pictures, drawn by build/commands/share-pictures.js. */
export const shareFolder = 'share'

const pictureOf = (path: string): string => `${shareFolder}/${htmlFile(path).replace(/\.html$/, '.png')}`

/** Adds the Open Graph picture to a page's head: its own, or that of the home page if it has none. */
export function withSharePicture(dist: string, origin: string, page: PrerenderedPage): PrerenderedPage {
  const own = pictureOf(page.path)
  const picture = existsSync(join(dist, own)) ? own : pictureOf('/')
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
