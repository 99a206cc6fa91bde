import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'

/** The date of every file in the archive, so that it is reproducible. ZIP dates begin in 1980. */
const day = new Date(1980, 0, 1)
/** Formats that are already compressed. */
const packed = /\.(png|webp|woff2?|jpe?g)$/

/** Name in the archive → file. */
export type ArchiveFiles = Readonly<Record<string, string>>

/** Files in the archive besides the site, with which it runs at home; `root` is the project's folder. */
export const atHome = (root: string): ArchiveFiles => ({
  'README.txt': join(root, 'build/server/at-home/README.txt'),
  'at-home/serve.js': join(root, 'build/server/at-home/serve.js'),
  'header-rules.js': join(root, 'build/server/header-rules.js'),
  'media-types.js': join(root, 'build/server/media-types.js'),
  LICENSE: join(root, 'LICENSE'),
})

/** A reproducible ZIP file of the site with its small server, in the folder `toolnook/`. */
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
