import { expect, test } from 'vitest'
import { reasonOf } from './messages.en.ts'
import { reasonOf as reasonInTurkish } from './messages.tr.ts'

const area = /134 mega/
const memory = /memory|bellek/

test.each([
  [13_000, 10_000, memory],
  [13_000, 11_000, area],
  [30_000, 20_000, area],
  [65_536, 10, /65535/],
])('%d × %d pixels are refused with the limit that they exceed', (width, height, limit) => {
  for (const reason of [reasonOf, reasonInTurkish]) {
    const sentence = reason({ kind: 'too-large', width, height })
    expect(sentence).toMatch(limit)
    for (const other of [area, memory, /65535/].filter((each) => String(each) !== String(limit)))
      expect(sentence).not.toMatch(other)
  }
})
