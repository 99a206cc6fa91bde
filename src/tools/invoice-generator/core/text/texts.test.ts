import { expect, it } from 'vitest'
import { oneLine, printable } from './texts.ts'

it.each([
  ['narrow and other no-break spaces stay unbreakable', '1\u202f234\u2007€', '1\u00a0234\u00a0€'],
  ['spaces of any width, tabs', 'a\u2009b\u2003c\td', 'a b c d'],
  ['the space of Chinese and Japanese stays', '東京\u3000港', '東京\u3000港'],
  ['marks of direction vanish', 'Ada\u200e \u202eByron\u202c\u2069\u061c', 'Ada Byron'],
  ['soft hyphens, joiners of words, byte order marks vanish', 'in\u00advoice\u2060\ufeff', 'invoice'],
  ['hyphens that look like one', 'e\u2010mail, BR\u201109', 'e-mail, BR-09'],
  ['ligatures', '\ufb01nal o\ufb03ce', 'final office'],
  ['variation selectors', 'a\ufe0f\ufe0e', 'a'],
  ['joiners between Latin letters vanish', 'a\u200db\u200c', 'ab'],
  ['joiners of Indic and Persian words stay', 'क्\u200dष می\u200cروم', 'क्\u200dष می\u200cروم'],
  ['half of a pair is shown as such', 'a\ud800b', 'a\ufffdb'],
  ['line breaks of every kind', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
])('%s', (_, typed, printed) => {
  expect(printable(typed)).toBe(printed)
})

it('collapses white space into single spaces', () => {
  expect(oneLine(' a\n\u202fb\u200b\u00a0 c ')).toBe('a b\u200b c')
})
