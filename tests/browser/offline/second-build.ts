import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The inputs of a build. */
const sources = [
  ...['build', 'public', 'src', 'vendor', 'index.html'],
  ...['LICENSE', 'package-lock.json', 'package.json', 'site.config.ts', 'vite.config.ts'],
]

export type Replacement = { readonly file: string; readonly old: string; readonly new: string }
export type Build = { readonly dist: string; readonly remove: () => Promise<void> }

async function replace(folder: string, { file, old, new: text }: Replacement): Promise<void> {
  const before = await readFile(join(folder, file), 'utf8')
  if (!before.includes(old)) throw new Error(`${file} does not contain "${old}"`)
  await writeFile(join(folder, file), before.replaceAll(old, text))
}

/** Builds a copy of the site's sources with replaced texts. */
export const buildChanged = (replacements: readonly Replacement[]): Promise<Build> =>
  buildCopy(async (folder) => {
    for (const replacement of replacements) await replace(folder, replacement)
  })

/** Builds a copy of the site's sources as `change` leaves them in its folder. */
export async function buildCopy(change: (folder: string) => Promise<void>): Promise<Build> {
  const folder = await mkdtemp(join(tmpdir(), 'second-build-'))
  for (const source of sources) await cp(source, join(folder, source), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await change(folder)
  const vite = resolve('node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: folder })
  return { dist: join(folder, 'dist'), remove: () => rm(folder, { recursive: true }) }
}
