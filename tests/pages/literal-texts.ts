import { parseSync } from 'vite'

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

export type LiteralText = { readonly text: string; readonly start: number }

/** Attributes and props that are shown or read aloud. */
const textAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|name|hint|text|summary|sentence|unit|figure|intro|caption|note|heading|description|message|error|closeLabel|confirm)$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text)

const nameOf = (node: unknown): string => {
  const { name, namespace } = node as { readonly name?: unknown; readonly namespace?: unknown }
  return namespace ? `${nameOf(namespace)}:${nameOf(name)}` : isNode(name) ? nameOf(name) : String(name)
}

/** The texts that an expression can be, whichever way its conditions go. */
function* textsOf(value: unknown): Generator<LiteralText> {
  if (!isNode(value)) return
  const { type, start } = value
  if (type === 'JSXText' || type === 'Literal')
    if (typeof value.value === 'string' && hasWord(value.value)) yield { text: value.value.trim(), start }
  if (type === 'TemplateLiteral')
    for (const part of value.quasis as readonly Node[]) {
      const { cooked } = part.value as { readonly cooked: string }
      if (hasWord(cooked)) yield { text: cooked.trim(), start: part.start }
    }
  if (type === 'JSXExpressionContainer') yield* textsOf(value.expression)
  if (type === 'ConditionalExpression') {
    yield* textsOf(value.consequent)
    yield* textsOf(value.alternate)
  }
  if (type === 'LogicalExpression') {
    yield* textsOf(value.left)
    yield* textsOf(value.right)
  }
  if (type === 'BinaryExpression' && value.operator === '+') {
    yield* textsOf(value.left)
    yield* textsOf(value.right)
  }
  if (/^(?:Parenthesized|TSAs|TSSatisfies)Expression$/.test(type)) yield* textsOf(value.expression)
  if (type === 'ArrowFunctionExpression') yield* textsOf(value.body)
  if (type === 'ArrayExpression')
    for (const each of value.elements as readonly unknown[]) yield* textsOf(each)
  if (type === 'ObjectExpression')
    for (const property of value.properties as readonly Node[]) yield* textsOf(property.value)
}

/** Texts in code that is no dictionary: in elements, in attributes that are shown, said, or written for each language. */
export function literalTexts(file: string, code: string): readonly LiteralText[] {
  const found: LiteralText[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each)
      return
    }
    if (!isNode(value)) return
    if (value.type === 'JSXElement' || value.type === 'JSXFragment')
      for (const child of value.children as readonly unknown[]) found.push(...textsOf(child))
    if (value.type === 'JSXAttribute' && textAttributes.test(nameOf(value.name)))
      found.push(...textsOf(value.value))
    if (value.type === 'CallExpression' && nameOf(value.callee) === 'announce')
      found.push(...textsOf((value.arguments as readonly unknown[])[0]))
    if (value.type === 'ObjectExpression') {
      const properties = value.properties as readonly Node[]
      const inEnglish = properties.find(({ key }) => isNode(key) && nameOf(key) === 'en')
      const others = properties.filter(({ key }) => isNode(key) && nameOf(key) === 'tr')
      if (inEnglish && others.length > 0) found.push(...textsOf(inEnglish.value))
    }
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(parseSync(file, code).program)
  return found
}
