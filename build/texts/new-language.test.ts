import { expect, it } from 'vitest'
import { startTranslation } from './new-language.ts'

it('types the texts by the English file, and leaves its types there', () => {
  const english = `import type { Translated } from '../../lib/text/i18n.ts'
import type { Kind } from './kind.ts'

export const messages = {
  title: 'Notes',
  kind: (kind: Kind) => kind,
}

/** Of this tool. */
export type Messages = Translated<typeof messages>
`
  expect(startTranslation('src/tools/notes/messages.en.ts', english, 'de')).toBe(
    `import type { Messages } from './messages.en.ts'
import type { Kind } from './kind.ts'

export const messages: Messages = {
  title: 'Notes',
  kind: (kind: Kind) => kind,
}

`,
  )
})

it('types constants that have one type together by its members', () => {
  const english = `export const live = { title: 'Live' }
export const lock = { title: 'Lock' }
export type Proof = Translated<{ live: typeof live; lock: typeof lock }>
`
  expect(startTranslation('proof/messages.en.ts', english, 'de')).toBe(
    `import type { Proof } from './messages.en.ts'

export const live: Proof['live'] = { title: 'Live' }
export const lock: Proof['lock'] = { title: 'Lock' }
`,
  )
})

it('imports no types that only the English ones need', () => {
  const english = `import type { Fault, Kind } from './kind.ts'
import type { Size } from './size.ts'

export type Failure = Fault | Size
export const reason = (kind: Kind, failure: Failure): string => ''
`
  expect(startTranslation('notes/messages.en.ts', english, 'de')).toBe(
    `import type { Failure } from './messages.en.ts'
import type { Kind } from './kind.ts'

export const reason = (kind: Kind, failure: Failure): string => ''
`,
  )
})

it.each([
  ["const counted = createCounted('en')", "const counted = createCounted('de')"],
  [
    "const list = new Intl.ListFormat('en', { style: 'narrow' })",
    "const list = new Intl.ListFormat('de', { style: 'narrow' })",
  ],
  [
    "import { reasonOf } from '../reasons/messages.en.ts'",
    "import { reasonOf } from '../reasons/messages.de.ts'",
  ],
  [
    "const cards = import.meta.glob('../tools/*/messages.en.ts')",
    "const cards = import.meta.glob('../tools/*/messages.de.ts')",
  ],
])('%s becomes that of the language', (english, german) => {
  expect(startTranslation('messages.en.ts', english, 'de')).toBe(german)
})

it.each([
  "import type { Messages } from '../messages.en.ts'\nexport const messages = {} as Messages",
  "const languages = { en: 'English' }",
  "const kind = 'en'",
])('%s stays', (code) => {
  expect(startTranslation('messages.en.ts', code, 'de')).toBe(code)
})

it('an article stays as it is', () => {
  expect(startTranslation('guide/en.mdx', '# Good passwords\n', 'de')).toBe('# Good passwords\n')
})
