import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// Before an update, review what internals.ts declares and what to-unicode.ts and object-streams.ts rely on.
it.each([
  ['pdfkit', '0.20.2'],
  ['fontkit', '2.0.4'],
])('%s is the version whose internals were read, %s', (name, version) => {
  expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version).toBe(version)
})
