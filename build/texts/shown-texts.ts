import { parseSync } from 'vite'

export type ShownText = {
  readonly text: string
  /** Offsets in the code, of the text with its quotes or, in a template, of the part between two values. */
  readonly start: number
  readonly end: number
  readonly isInTemplate: boolean
}

type Node = { readonly type?: string; readonly start?: number; readonly end?: number } & Readonly<
  Record<string, unknown>
>

/**
 * Not shown: names of modules and types, what is compared, options of a formatter, and further search terms, which are words
 * as people type them.
 */
const isShown = (node: Node): boolean => {
  if (node.type === 'NewExpression') return false
  if (/^(Import|TS(?!AsExpression|SatisfiesExpression))/.test(node.type ?? '')) return false
  if (node.type === 'BinaryExpression') return !/^[=!]==$/.test(String(node.operator))
  const { name } = (node.key ?? {}) as { readonly name?: string }
  return node.type !== 'Property' || name !== 'keywords'
}

/** The texts in a dictionary, whatever its parameters: its string literals, but not the keys of objects. */
export function shownTexts(file: string, code: string): readonly ShownText[] {
  const texts: ShownText[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    if (!isShown(node)) return
    const { start = 0, end = 0 } = node
    if (node.type === 'TemplateElement')
      texts.push({ text: (node.value as { readonly cooked: string }).cooked, start, end, isInTemplate: true })
    if (node.type === 'Literal' && typeof node.value === 'string')
      texts.push({ text: node.value, start, end, isInTemplate: false })
    for (const [name, inner] of Object.entries(node))
      if (name === 'arguments') visit((inner as readonly Node[]).filter(({ type }) => type !== 'Literal'))
      else if (name !== 'key' && name !== 'source' && !(name === 'test' && node.type === 'SwitchCase'))
        visit(inner)
  }
  visit(parseSync(file, code).program)
  return texts.toSorted((a, b) => a.start - b.start)
}
