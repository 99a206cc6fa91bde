import { isCommand } from '../../../lib/text/one-edit.ts'

const pattern = /^(\p{L}+)\s+(?=\S)/u

/** The content after the word for a code, such as `hello` in `qr hello`; undefined without such a word. */
export function askedContent(text: string): string | undefined {
  const [start, verb = ''] = pattern.exec(text.trim()) ?? []
  return start !== undefined && isCommand(verb, ['qr', 'karekod'])
    ? text.trim().slice(start.length)
    : undefined
}

/** What a code of a typed text holds: `qr hello` asks for one of `hello`. */
export const contentOf = (text: string): string => askedContent(text) ?? text.trim()
