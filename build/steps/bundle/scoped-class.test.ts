import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scopedClass } from './scoped-class.ts'

it('names a class by its name and its file, wherever the project lies', () => {
  const name = scopedClass('/a', 'title', '/a/src/ui/Card.module.css')
  expect(name).toMatch(/^_title_[\w-]{4}$/)
  expect(scopedClass('/b', 'title', '/b/src/ui/Card.module.css?used')).toBe(name)
  expect(scopedClass('/b', 'title', '/b/src/app/Card.module.css')).not.toBe(name)
})

it('distinguishes all files of the project', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  )
  const names = files.map((file) => scopedClass('/', 'name', join('/src', file)))
  expect(files.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(files.length)
})
