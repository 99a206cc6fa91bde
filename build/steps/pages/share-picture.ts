import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PrerenderedPage } from '../../../src/app/page/prerendered-page.ts'
import { htmlFile } from '../output/files.ts'

/** Folder of the pictures that previews show; build/commands/share-pictures.js draws them. */
export const shareFolder = 'share'

const pictureOf = (path: string): string => `${shareFolder}/${htmlFile(path).replace(/\.html$/, '.png')}`

/** The page with the picture for previews in its head: its own, or the home page's while it has none. */
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
