import { expect, it } from 'vitest'
import { renamedFiles, withNewNames } from './renames.ts'

const old = [
  '/',
  '/assets/a-11111111.js',
  '/assets/b-11111111.js',
  '/assets/c-11111111.css',
  '/assets/gone-11111111.js',
]
const next = [
  '/',
  '/assets/a-22222222.js',
  '/assets/b-11111111.js',
  '/assets/c-22222222.css',
  '/assets/new-22222222.js',
]

it('finds the files that changed their hash', () => {
  expect([...renamedFiles(old, next)]).toEqual([
    ['/assets/a-11111111.js', '/assets/a-22222222.js'],
    ['/assets/c-11111111.css', '/assets/c-22222222.css'],
  ])
})

it('finds none where several may be meant', () => {
  expect(
    renamedFiles(
      ['/assets/worker-11111111.js', '/assets/worker-22222222.js'],
      ['/assets/worker-33333333.js', '/assets/worker-44444444.js'],
    ).size,
  ).toBe(0)
  expect([
    ...renamedFiles(
      ['/assets/worker-11111111.js', '/assets/worker-22222222.js'],
      ['/assets/worker-11111111.js', '/assets/worker-44444444.js'],
    ),
  ]).toEqual([['/assets/worker-22222222.js', '/assets/worker-44444444.js']])
})

it('writes the new names and the new build into a text, and nothing else', () => {
  const text =
    '<meta content="old0"><script data-needs="/assets/a-11111111.js /assets/b-11111111.js"></script>' +
    'import("./a-11111111.js");["assets/c-11111111.css"];"a-11111111.js"'
  expect(withNewNames(text, renamedFiles(old, next), { old: 'old0', next: 'next0' })).toBe(
    '<meta content="next0"><script data-needs="/assets/a-22222222.js /assets/b-11111111.js"></script>' +
      'import("./a-22222222.js");["assets/c-22222222.css"];"a-11111111.js"',
  )
})
