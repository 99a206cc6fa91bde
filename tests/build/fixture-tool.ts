import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const parts = [
  ...['src', 'build', 'public', 'tests', 'tsconfig', 'index.html', 'package.json', 'tsconfig.json'],
  ...[
    'LICENSE',
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

export type SiteCopy = ReturnType<typeof copyWithFixtureTool>

/**
 * A built copy of the site in which `npm run new:tool` has made one more tool, and nothing else was changed:
 * whatever knows of the tool found it by itself. Throws with the output of a command that fails.
 */
export function copyWithFixtureTool() {
  const folder = mkdtempSync(join(tmpdir(), 'new-tool-'))
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

  const run = (file: string, ...parameters: string[]) =>
    spawnSync(process.execPath, [file, ...parameters], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    })
  const mustRun = (file: string, ...parameters: string[]) => {
    const { status, stdout, stderr } = run(file, ...parameters)
    if (status !== 0) throw new Error(`${file} failed:\n${stdout}${stderr}`)
  }
  mustRun('build/new-tool.js', fixtureTool.id)
  mustRun('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')

  return {
    folder,
    dist: join(folder, 'dist'),
    run,
    built: (file: string) => readFileSync(join(folder, 'dist', file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
