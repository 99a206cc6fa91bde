import { basename } from 'node:path'
import { parseSync } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>
type Named = { readonly name: string; readonly end: number; readonly typeAnnotation?: unknown }
type Edit = { readonly start: number; readonly end: number; readonly text: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  else if (isNode(value)) {
    yield value
    // Imports of types name the English file in every language.
    if (value.type === 'ImportDeclaration' && value.importKind === 'type') return
    if (value.type === 'TSImportType') return
    for (const inner of Object.values(value)) yield* nodesIn(inner)
  }
}

/** By the names of constants, the type that a translation of each has: `Messages`, or `ProofMessages['live']`. */
function typesOf(types: readonly Node[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { id, typeAnnotation } of types) {
    const { name } = id as Named
    const ofMember = new Map<Node, string>()
    for (const node of nodesIn(typeAnnotation)) {
      if (node.type === 'TSPropertySignature')
        for (const inner of nodesIn(node.typeAnnotation))
          ofMember.set(inner, `${name}['${(node.key as Named).name}']`)
      if (node.type === 'TSTypeQuery') found.set((node.exprName as Named).name, ofMember.get(node) ?? name)
    }
  }
  return found
}

/** With the comment above it and the lines that are left empty: of an import, its own. */
function removal(code: string, { start, end, type }: Node): Edit {
  const comment = /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?$/.exec(code.slice(0, start))?.[0].length ?? 0
  const lines = type === 'ImportDeclaration' ? /^\n/ : /^\n+/
  return { start: start - comment, end: end + (lines.exec(code.slice(end))?.[0].length ?? 0), text: '' }
}

/**
 * The file of a new language, from the English one: the same texts, typed by the English file, so that it compiles while it
 * is translated.
 */
export function startTranslation(file: string, code: string, language: string): string {
  if (file.endsWith('.mdx')) return code
  const { body } = parseSync(file, code).program as unknown as { readonly body: readonly Node[] }
  const exported = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration)
      ? [{ statement, declaration: statement.declaration }]
      : [],
  )
  const types = exported.filter(({ declaration }) => declaration.type === 'TSTypeAliasDeclaration')
  const typeNames = types.map(({ declaration }) => (declaration.id as Named).name)
  const typeOf = typesOf(types.map(({ declaration }) => declaration))
  const edits: Edit[] = types.map(({ statement }) => removal(code, statement))

  for (const { declaration } of exported)
    for (const { id } of (declaration.declarations ?? []) as readonly Node[]) {
      const { name, end, typeAnnotation } = id as unknown as Named
      const type = typeOf.get(name)
      if (type !== undefined && !typeAnnotation) edits.push({ start: end, end, text: `: ${type}` })
    }
  for (const node of nodesIn(body)) {
    if (node.type === 'Literal' && typeof node.value === 'string' && /\.en\.tsx?$/.test(node.value))
      edits.push({ ...node, text: `'${node.value.replace(/\.en(?=\.\w+$)/, `.${language}`)}'` })
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
      for (const argument of node.arguments as readonly Node[])
        if (argument.type === 'Literal' && argument.value === 'en')
          edits.push({ ...argument, text: `'${language}'` })
  }
  const removed = types.map(({ statement }) => statement)
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind !== 'type') continue
    const isUsed = ({ local }: Node) => {
      const name = new RegExp(`\\b${(local as Named).name}\\b`)
      return body.some((other) => {
        if (other === statement || removed.includes(other)) return false
        return name.test(code.slice(other.start, other.end))
      })
    }
    const specifiers = statement.specifiers as readonly Node[]
    const used = specifiers.filter(isUsed)
    if (used.length === 0) edits.push(removal(code, statement))
    else if (used.length < specifiers.length) {
      const names = used.map(({ start, end }) => code.slice(start, end)).join(', ')
      const { start, end } = statement
      const from = code.slice((statement.source as Node).start, end)
      edits.push({ start, end, text: `import type { ${names} } from ${from}` })
    }
  }

  // A literal may have been found as a part and as an argument.
  const unique = new Map(edits.map((edit) => [edit.start, edit]))
  const copied = [...unique.values()]
    .sort((first, second) => second.start - first.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
    .trimStart()
  if (typeNames.length === 0) return copied
  const gap = copied.startsWith('import ') ? '\n' : '\n\n'
  return `import type { ${typeNames.sort().join(', ')} } from './${basename(file)}'${gap}${copied}`
}
