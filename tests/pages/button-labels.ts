import { parseSync } from 'vite'
import { type Entry, type Node, readDictionary } from '../../build/texts/dictionary.ts'

/*
 * Which texts are labels of buttons, from how components use them: what is between <button> and </button>, and, from there
 * on, what components pass on to that place.
 */
type Component = {
  readonly file: string
  readonly name: string
  readonly node: Node
  /** What it names of its props, and the name of the rest, which it passes on as a whole. */
  readonly props: ReadonlySet<string>
  readonly rest: string | undefined
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The nodes directly in a node. */
function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node))
    if (Array.isArray(value)) yield* value.filter(isNode)
    else if (isNode(value)) yield value
}

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* nodesIn(child)
}

const nameOf = (node: unknown): string => String((node as { readonly name?: unknown } | null)?.name ?? '')

/** Names in a pattern such as `{ label, children, ...rest }`. */
function namesOf(pattern: Node): { readonly props: readonly string[]; readonly rest?: string } {
  const properties = (pattern.properties ?? []) as readonly Node[]
  const rest = properties.find(({ type }) => type === 'RestElement')
  return {
    props: properties.filter(({ type }) => type === 'Property').map(({ key }) => nameOf(key)),
    ...(rest ? { rest: nameOf(rest.argument) } : {}),
  }
}

function propsOf(declared: Node): Pick<Component, 'props' | 'rest'> {
  const [first] = (declared.params ?? []) as readonly Node[]
  if (!first) return { props: new Set(), rest: undefined }
  if (first.type === 'ObjectPattern') {
    const { props, rest } = namesOf(first)
    return { props: new Set(props), rest }
  }
  const props = new Set<string>()
  let rest: string | undefined
  for (const node of nodesIn(declared))
    if (node.type === 'VariableDeclarator' && nameOf(node.init) === nameOf(first)) {
      const names = namesOf(node.id as Node)
      for (const name of names.props) props.add(name)
      rest ??= names.rest
    }
  return { props, rest }
}

const isFunction = (node: Node): boolean => /Function/.test(node.type ?? '')

export function componentsOf(file: string, code: string): readonly Component[] {
  const components: Component[] = []
  for (const node of nodesIn(parseSync(file, code).program as unknown as Node)) {
    const declared = node.type === 'VariableDeclarator' ? (node.init as Node | null) : node
    const name = nameOf(node.id)
    if (!/^[A-Z]/.test(name) || !isNode(declared)) continue
    // `memo(function …)` and `lazy(async () => …)` are seen by what is in them.
    const made = isFunction(declared) ? declared : [...nodesIn(declared)].find(isFunction)
    if (made) components.push({ file, name, node: made, ...propsOf(made) })
  }
  return components
}

/** Props of components that end as the label of a button. */
type LabelProps = ReadonlyMap<string, ReadonlySet<string>>

type Use = { readonly file: string; readonly value: Node }

/** The expressions that an element shows as the label of a button. */
function labelsOf(element: Node, labelProps: LabelProps): readonly Node[] {
  const { name, attributes } = element.openingElement as {
    readonly name: Node
    readonly attributes: readonly Node[]
  }
  const props = labelProps.get(nameOf(name))
  if (!props) return []
  const fromProps = attributes.filter(
    (attribute) => attribute.type === 'JSXAttribute' && props.has(nameOf(attribute.name)) && attribute.value,
  )
  return [
    ...fromProps.map(({ value }) => value as Node),
    ...(props.has('children') ? (element.children as readonly Node[]) : []),
  ]
}

/** What of a label is shown: not the attributes of elements in it, such as names for screen readers. */
function* shownIn(node: Node): Generator<Node> {
  if (node.type === 'JSXOpeningElement') return
  if (node.type === 'ConditionalExpression') {
    yield* shownIn(node.consequent as Node)
    yield* shownIn(node.alternate as Node)
    return
  }
  if (node.type === 'LogicalExpression') {
    yield* shownIn(node.right as Node)
    return
  }
  yield node
  // `t.title` is shown, `t` is not; of `t.count(total)` what `count` makes.
  if (node.type === 'MemberExpression' || node.type === 'CallExpression') return
  for (const child of childrenOf(node)) yield* shownIn(child)
}

export function findLabels(components: readonly Component[]): readonly Use[] {
  const labelProps = new Map<string, Set<string>>([['button', new Set(['children'])]])
  const uses = new Map<Node, Use>()
  let known = -1
  // Until no component turns out to pass on another label.
  while (known !== uses.size + [...labelProps.values()].reduce((sum, props) => sum + props.size, 0)) {
    known = uses.size + [...labelProps.values()].reduce((sum, props) => sum + props.size, 0)
    for (const { file, name, node, props, rest } of components) {
      const pass = (prop: string) => labelProps.set(name, (labelProps.get(name) ?? new Set()).add(prop))
      for (const element of nodesIn(node)) {
        if (element.type !== 'JSXElement') continue
        const opening = element.openingElement as Node
        const isSink = labelProps.get(nameOf(opening.name))?.has('children')
        const spreads = (opening.attributes as readonly Node[]).filter(
          ({ type, argument }) =>
            type === 'JSXSpreadAttribute' && rest !== undefined && nameOf(argument) === rest,
        )
        if (isSink && spreads.length > 0) pass('children')
        for (const label of labelsOf(element, labelProps))
          for (const shown of shownIn(label)) {
            if (shown.type === 'Identifier' && props.has(nameOf(shown))) pass(nameOf(shown))
            if (shown.type === 'MemberExpression' || shown.type === 'CallExpression')
              uses.set(shown, { file, value: shown })
          }
      }
    }
  }
  return [...uses.values()]
}

/** What dictionaries are called where they are used. */
const dictionaryNames = /^(?:t|texts?|ui|shell|shared|messages)$/

/** Whether a value comes from a dictionary, and not from something else that has a label. */
function isFromDictionary(node: Node): boolean {
  if (node.type === 'CallExpression') return isFromDictionary(node.callee as Node)
  if (node.type === 'MemberExpression') return isFromDictionary(node.object as Node)
  return node.type === 'Identifier' && dictionaryNames.test(nameOf(node))
}

/** The names behind the first one: ['hero', 'title'] of `t.hero.title` and `t.hero.title(…)`; '*' is any. */
function chainOf(node: Node): readonly string[] {
  if (node.type === 'CallExpression') return chainOf(node.callee as Node)
  if (node.type !== 'MemberExpression') return []
  const { property, computed } = node
  const name = computed ? String((property as Node).value ?? '*') : nameOf(property)
  return [...chainOf(node.object as Node), name]
}

const folderOf = (file: string): readonly string[] => file.split('/').slice(0, -1)

/** How many folders two files share. */
function nearness(first: string, second: string): number {
  const [one, other] = [folderOf(first), folderOf(second)]
  const differing = one.findIndex((part, index) => part !== other[index])
  return differing === -1 ? one.length : differing
}

export type Dictionaries = ReadonlyMap<string, ReadonlyMap<string, Entry>>

export const readDictionaries = (files: Readonly<Record<string, string>>): Dictionaries =>
  new Map(Object.entries(files).map(([file, code]) => [file, readDictionary(file, code)]))

/** The keys that a use names, in the nearest dictionaries that have them. */
export function keysOf(
  { file, value }: Use,
  dictionaries: Dictionaries,
): readonly (readonly [string, string])[] {
  const chain = chainOf(value)
  if (chain.length === 0 || !isFromDictionary(value)) return []
  const isTail = (path: string) => {
    const names = path.split('.').slice(1).slice(-chain.length)
    return (
      names.length === chain.length && chain.every((name, index) => name === '*' || name === names[index])
    )
  }
  const found = [...dictionaries].flatMap(([dictionary, entries]) =>
    [...entries.keys()].filter(isTail).map((path) => [dictionary, path] as const),
  )
  const nearest = Math.max(...found.map(([dictionary]) => nearness(dictionary, file)))
  return found.filter(([dictionary]) => nearness(dictionary, file) === nearest)
}

/** What a value in a text, such as a count or a size, takes of room. */
const valueLength = 4

/** The length of the longest text that a value of a dictionary can be. */
export function longest(value: Node): number {
  const of = (node: unknown): number => (isNode(node) ? longest(node) : 0)
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? value.value.length : valueLength
    case 'TemplateLiteral':
      return [...(value.quasis as readonly Node[]), ...(value.expressions as readonly Node[])].reduce(
        (sum, part) => sum + longest(part),
        0,
      )
    case 'TemplateElement':
      return String((value.value as { readonly cooked: unknown }).cooked).length
    case 'ConditionalExpression':
      return Math.max(of(value.consequent), of(value.alternate))
    case 'LogicalExpression':
      return Math.max(of(value.left), of(value.right))
    case 'ParenthesizedExpression':
      return of(value.expression)
    case 'ArrowFunctionExpression':
      return of(value.body)
    case 'CallExpression': {
      // A noun behind its number.
      const forms = (value.arguments as readonly Node[]).filter(({ type }) => type === 'ObjectExpression')
      const nouns = forms.flatMap((form) =>
        (form.properties as readonly Node[]).map(({ value: noun }) => of(noun)),
      )
      return valueLength + 1 + Math.max(0, ...nouns)
    }
    default:
      return valueLength
  }
}
