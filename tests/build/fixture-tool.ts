import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const parts = [
  ...['src', 'build', 'public', 'tests', 'vendor', 'tsconfig', 'index.html', 'package.json', 'tsconfig.json'],
  ...[
    'LICENSE',
    'README.md',
    'docs',
    'bench',
    'hosting',
    '.gitignore',
    '.github',
    '.ci',
    'biome.json',
    'knip.json',
    '.dependency-cruiser.cjs',
    'package-lock.json',
    'site.config.ts',
    'vite.config.ts',
    'vitest.config.ts',
    'playwright.config.ts',
  ],
]

export const fixtureTool = {
  id: 'fixture-of-tests',
  title: 'Fixture of tests',
  chunk: '/assets/FixtureOfTests-',
}

/** A copy of the project, with the packages of this one. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'new-tool-'))
  for (const part of parts)
    cpSync(part, join(folder, part), { recursive: true, filter: (file) => !/[\\/]node_modules$/.test(file) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

  const run = (file: string, ...parameters: string[]) =>
    spawnSync(process.execPath, [file, ...parameters], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    })
  /** Throws with the output of a command that fails. */
  const mustRun = (file: string, ...parameters: string[]) => {
    const { status, stdout, stderr } = run(file, ...parameters)
    if (status !== 0) throw new Error(`${file} failed:\n${stdout}${stderr}`)
    return stdout
  }
  return { folder, run, mustRun, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export type SiteCopy = ReturnType<typeof copyWithFixtureTool>

/**
 * A built copy of the site with one more tool from `npm run new:tool` and no other change:
 * everything finds the tool by itself. Throws with the output of a command that fails.
 */
export function copyWithFixtureTool() {
  const copy = copyProject()
  copy.mustRun('build/commands/new-tool.js', fixtureTool.id)
  copy.mustRun('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
  return {
    ...copy,
    dist: join(copy.folder, 'dist'),
    built: (file: string) => readFileSync(join(copy.folder, 'dist', file), 'utf8'),
  }
}
