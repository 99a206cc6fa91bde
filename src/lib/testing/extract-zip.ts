import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Programs that extract ZIP files, with their commands. */
const programs = {
  unzip: (zip: string, folder: string) => ['-q', '-o', zip, '-d', folder],
  python3: (zip: string, folder: string) => ['-m', 'zipfile', '-e', zip, folder],
  '7z': (zip: string, folder: string) => ['x', '-y', '-bd', `-o${folder}`, zip],
}
export type Extractor = keyof typeof programs

const isThere = (program: string) => spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined

/** Those that are installed here; throws when none is, as nothing would be tested then. */
export function extractors(): Extractor[] {
  const found = (Object.keys(programs) as Extractor[]).filter(isThere)
  if (found.length === 0) throw new Error('Install unzip, python3 or 7z to run this test.')
  return found
}

/** The files that a program extracts from an archive, by path; a path outside the folder begins with `../`. */
export function extractZip(program: Extractor, zip: Uint8Array): Map<string, Uint8Array> {
  const root = mkdtempSync(join(tmpdir(), 'extracted-'))
  try {
    const folder = join(root, 'a', 'b')
    mkdirSync(folder, { recursive: true })
    const path = join(root, 'files.zip')
    writeFileSync(path, zip)
    const options = programs[program](path, folder)
    const { status, stdout, stderr } = spawnSync(program, options, {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    })
    if (status !== 0) throw new Error(`${program} ${options.join(' ')}\n${stdout}\n${stderr}`)
    rmSync(path)
    return new Map(filesIn(root).map((file) => [named(file), readFileSync(join(root, file))] as const))
  } finally {
    rmSync(root, { recursive: true })
  }
}

const named = (file: string) => (file.startsWith('a/b/') ? file.slice(4) : `../${file}`)

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}
