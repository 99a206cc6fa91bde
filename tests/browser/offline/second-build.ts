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

async function replace(folder: string, { file, old, new: text }: Replacement): Promise<void> {
  const before = await readFile(join(folder, file), 'utf8')
  if (!before.includes(old)) throw new Error(`${file} does not contain "${old}"`)
  await writeFile(join(folder, file), before.replaceAll(old, text))
}

/** Builds a copy of the site's sources with replaced texts. */
export async function buildChanged(
  replacements: readonly Replacement[],
): Promise<{ readonly dist: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'second-build-'))
  for (const source of sources) await cp(source, join(folder, source), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  for (const replacement of replacements) await replace(folder, replacement)
  const vite = resolve('node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: folder })
  return { dist: join(folder, 'dist'), remove: () => rm(folder, { recursive: true }) }
}
