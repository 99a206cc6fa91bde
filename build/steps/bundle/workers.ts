import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { filesUnder } from '../output/files.ts'

/** A script without any of these words loads nothing. Most workers have none, and are not parsed, which takes long. */
const loadingWords = /\b(?:import|export|importScripts)\b/

/** Whether a compiled worker loads a second file (statically, by `import()` or `importScripts()`). */
export function loadsMore(code: string): boolean {
  if (!loadingWords.test(code)) return false
  let loads = false
  const load = () => {
    loads = true
  }
  new Visitor({
    ImportDeclaration: load,
    ImportExpression: load,
    ExportAllDeclaration: load,
    ExportNamedDeclaration: load,
    ExportDefaultDeclaration: load,
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'importScripts') load()
    },
  }).visit(parseSync('worker.js', code).program)
  return loads
}

/** Every worker must be one file, because its headers forbid loading anything. */
export async function checkWorkers(dist: string): Promise<void> {
  const folder = join(dist, 'workers')
  if (!existsSync(folder)) return
  for (const file of await filesUnder(folder))
    if (file.endsWith('.js') && loadsMore(await readFile(join(folder, file), 'utf8')))
      throw new Error(`workers/${file} loads another file, and the policy of workers forbids that.`)
}
