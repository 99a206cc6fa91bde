import { isCommand } from '../../../lib/text/one-edit.ts'

const pattern = /^(\p{L}+)\s+(?=\S)/u

/** The content after the word for a code, such as `hello` in `qr hello`; undefined without such a word. */
export function askedContent(text: string): string | undefined {
  const [start, verb = ''] = pattern.exec(text.trim()) ?? []
  return start !== undefined && isCommand(verb, ['qr', 'karekod'])
    ? text.trim().slice(start.length)
    : undefined
}

/** A host with its domain, and perhaps a path: a web address as one types it. */
const addressWithoutScheme = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u

/** Whether a text is one web address, with or without `https://`. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/i.test(text.trim()) || addressWithoutScheme.test(text.trim())

/**
 * What a code of a typed text holds: `qr hello` asks for one of `hello`, and a web address has its scheme, as cameras open
 * no other.
 */
export function contentOf(text: string): string {
  const content = askedContent(text) ?? text.trim()
  return addressWithoutScheme.test(content) ? `https://${content}` : content
}
