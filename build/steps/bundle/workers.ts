import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { filesUnder } from '../output/files.ts'

const loading = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
])

type SyntaxNode = { readonly type?: unknown; readonly callee?: { readonly name?: unknown } }

const isLoad = ({ type, callee }: SyntaxNode): boolean =>
  loading.has(String(type)) || (type === 'CallExpression' && callee?.name === 'importScripts')

function someNode(node: unknown, test: (node: SyntaxNode) => boolean): boolean {
  if (typeof node !== 'object' || node === null) return false
  return test(node) || Object.values(node).some((child) => someNode(child, test))
}

/** Whether a compiled worker loads a second file (statically, by `import()` or `importScripts()`). */
export const loadsMore = (code: string): boolean => someNode(parseSync('worker.js', code).program, isLoad)

/** Every worker must be one file, because its headers forbid loading anything. */
export async function checkWorkers(dist: string): Promise<void> {
  const folder = join(dist, 'workers')
  if (!existsSync(folder)) return
  for (const file of await filesUnder(folder))
    if (file.endsWith('.js') && loadsMore(await readFile(join(folder, file), 'utf8')))
      throw new Error(`workers/${file} loads another file, and the policy of workers forbids that.`)
}
