import { expect, it } from 'vitest'
import { oneLine, printable } from './texts.ts'

it.each([
  ['narrow and figure spaces become no-break spaces', '1\u202f234\u2007€', '1\u00a0234\u00a0€'],
  ['spaces of any width and tabs become spaces', 'a\u2009b\u2003c\td', 'a b c d'],
  ['ideographic spaces stay', '東京\u3000港', '東京\u3000港'],
  ['direction marks are removed', 'Ada\u200e \u202eByron\u202c\u2069\u061c', 'Ada Byron'],
  ['soft hyphens, word joiners and byte order marks are removed', 'in\u00advoice\u2060\ufeff', 'invoice'],
  ['Unicode hyphens become hyphen-minus', 'e\u2010mail, BR\u201109', 'e-mail, BR-09'],
  ['ligatures are decomposed', '\ufb01nal o\ufb03ce', 'final office'],
  ['variation selectors are removed', 'a\ufe0f\ufe0e', 'a'],
  ['joiners between Latin letters are removed', 'a\u200db\u200c', 'ab'],
  ['joiners of Indic and Persian words stay', 'क्\u200dष می\u200cروم', 'क्\u200dष می\u200cروم'],
  ['a lone surrogate becomes U+FFFD', 'a\ud800b', 'a\ufffdb'],
  ['all line breaks become line feeds', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
])('%s', (_, typed, printed) => {
  expect(printable(typed)).toBe(printed)
})

it('collapses white space into single spaces', () => {
  expect(oneLine(' a\n\u202fb\u200b\u00a0 c ')).toBe('a b\u200b c')
})
