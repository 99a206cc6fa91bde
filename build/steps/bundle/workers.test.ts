import { expect, it } from 'vitest'
import { loadsMore } from './workers.ts'

it.each([
  "import './part.js'",
  "(() => { import('./part.js') })()",
  "export { a } from './part.js'",
  "if (ready) importScripts('/part.js')",
])('%s loads a second file', (code) => {
  expect(loadsMore(code)).toBe(true)
})

it.each([
  '(() => { self.onmessage = () => self.postMessage(1) })()',
  "const text = 'import(x); importScripts(y)'",
  'const isWorker = typeof importScripts === "function"',
])('%s is one file', (code) => {
  expect(loadsMore(code)).toBe(false)
})
