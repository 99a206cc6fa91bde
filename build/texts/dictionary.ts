import { parseSync } from 'vite'
import { type ShownText, shownTexts } from './shown-texts.ts'

export type Node = { readonly type?: string; readonly start?: number; readonly end?: number } & Readonly<
  Record<string, unknown>
>

/** A key of a dictionary by its path, such as `messages.hero.title`, with the texts in its value. */
export type Entry = {
  /** Of the code. */
  readonly value: Node
  readonly texts: readonly ShownText[]
  /** The keys of its value, if it is an object that names all of them. */
  readonly keys: readonly string[] | undefined
  readonly isExported: boolean
}

/** `(x)`, `x as T` and `x satisfies T` are x. */
const unwrap = (node: Node): Node =>
  /^(?:Parenthesized|TSAs|TSSatisfies)Expression$/.test(node.type ?? '')
    ? unwrap(node.expression as Node)
    : node

const nameOf = ({ key }: Node): string | undefined => {
  const { name, value } = (key ?? {}) as { readonly name?: string; readonly value?: unknown }
  return name ?? (value === undefined ? undefined : String(value))
}

/** The objects in a value: itself, or what a function that is called gets, as in `describeWith(messages, 'en', { … })`. */
const objectsIn = (value: Node): readonly Node[] =>
  value.type === 'CallExpression'
    ? (value.arguments as readonly Node[]).map(unwrap).filter(({ type }) => type === 'ObjectExpression')
    : value.type === 'ObjectExpression'
      ? [value]
      : []

/** What a dictionary says, by the paths of its keys. */
export function readDictionary(file: string, code: string): ReadonlyMap<string, Entry> {
  const shown = shownTexts(file, code)
  const entries = new Map<string, Entry>()

  const add = (path: string, node: Node, isExported: boolean): void => {
    const value = unwrap(node)
    const children: (readonly [name: string, child: Node])[] = []
    const objects = objectsIn(value)
    const properties = objects.flatMap((object) => object.properties as readonly Node[])
    for (const property of properties) {
      const name = property.type === 'Property' ? nameOf(property) : undefined
      if (name !== undefined) children.push([name, property.value as Node])
    }
    if (value.type === 'ArrayExpression')
      children.push(
        ...(value.elements as readonly Node[]).map((element, index) => [String(index), element] as const),
      )
    const { start = 0, end = 0 } = value
    const own = shown.filter((text) => text.start >= start && text.end <= end)
    const isOfChild = (text: ShownText) =>
      children.some(([, child]) => text.start >= (child.start ?? 0) && text.end <= (child.end ?? 0))
    entries.set(path, {
      value,
      texts: own.filter((text) => !isOfChild(text)),
      keys:
        objects.length > 0 && children.length === properties.length
          ? children.map(([name]) => name)
          : undefined,
      isExported,
    })
    for (const [name, child] of children) add(`${path}.${name}`, child, isExported)
  }

  for (const statement of parseSync(file, code).program.body as unknown as readonly Node[]) {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declaration = (isExported ? statement.declaration : statement) as Node | null
    if (declaration?.type === 'FunctionDeclaration')
      add((declaration.id as { readonly name: string }).name, declaration, isExported)
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations as readonly Node[])
        if (init) add((id as { readonly name: string }).name, init as Node, isExported)
  }
  return entries
}

const categories = /^(?:zero|one|two|few|many|other)$/

/** Whether the keys of an object are plural categories of a noun or sentence. */
export const arePluralForms = (keys: readonly string[] | undefined): boolean =>
  keys?.includes('other') === true && keys.every((key) => categories.test(key))

/** The plural categories that texts name, wherever they are in the code, with the line of each. */
export function pluralForms(
  file: string,
  code: string,
): readonly { readonly line: number; readonly forms: readonly string[] }[] {
  const found: { line: number; forms: readonly string[] }[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const node = value as Node
    if (node.type === 'ObjectExpression') {
      const forms = (node.properties as readonly Node[]).map((property) => nameOf(property) ?? '')
      if (arePluralForms(forms)) found.push({ line: code.slice(0, node.start).split('\n').length, forms })
    }
    for (const inner of Object.values(node)) visit(inner)
  }
  visit(parseSync(file, code).program)
  return found
}
