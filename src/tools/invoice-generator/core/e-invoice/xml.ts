/** Serialized XML. */
export type Xml = { readonly xml: string }

type Attributes = Readonly<Record<string, string>>
type Content = string | Xml | readonly (Xml | null)[]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Removes characters that XML 1.0 (2.2) does not allow and replaces lone surrogates. */
export const escapedXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** An element; `null` children are omitted. */
export function element(name: string, content: Content, attributes: Attributes = {}): Xml {
  const inner =
    typeof content === 'string'
      ? escapedXml(content)
      : 'xml' in content
        ? content.xml
        : content.map((child) => child?.xml ?? '').join('')
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedXml(value)}"`)
  return { xml: `<${name}${given.join('')}>${inner}</${name}>` }
}

/** An element, or `null` if its text is empty. */
export const optional = (name: string, text: string, attributes?: Attributes): Xml | null =>
  text === '' ? null : element(name, text, attributes)
