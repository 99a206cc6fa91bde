import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'

/** A day that every file of the archive carries, so that the same site makes the same bytes. ZIP begins in 1980. */
const day = new Date(1980, 0, 1)
/** Already compressed: compressing them again takes time and gains nothing. */
const packed = /\.(png|woff2?|jpe?g)$/

/** A name in the archive → the file whose bytes it gets. */
export type ArchiveFiles = Readonly<Record<string, string>>

/** What goes into the archive beside the site itself, so that it runs at home; `root` is the project's folder. */
export const atHome = (root: string): ArchiveFiles => ({
  'README.txt': join(root, 'build/server/at-home/README.txt'),
  'at-home/serve.js': join(root, 'build/server/at-home/serve.js'),
  'header-rules.js': join(root, 'build/server/header-rules.js'),
  'media-types.js': join(root, 'build/server/media-types.js'),
  LICENSE: join(root, 'LICENSE'),
})

/** A ZIP file of the site with its small server, in one folder `toolnook/`: the same bytes for the same files. */
export async function archive(
  folder: string,
  siteFiles: readonly string[],
  beside: ArchiveFiles,
): Promise<Uint8Array> {
  const sources: ArchiveFiles = {
    ...beside,
    ...Object.fromEntries(siteFiles.map((file) => [`site/${file}`, join(folder, file)])),
  }
  const zippable: Zippable = {
    'toolnook/package.json': [new TextEncoder().encode('{ "type": "module" }\n'), { mtime: day }],
  }
  for (const name of Object.keys(sources).sort())
    zippable[`toolnook/${name}`] = [
      new Uint8Array(await readFile(sources[name] ?? '')),
      { mtime: day, level: packed.test(name) ? 0 : 9 },
    ]
  return zipSync(zippable)
}
