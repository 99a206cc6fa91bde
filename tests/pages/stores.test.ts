import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tools } from '../../src/registry/entries.ts'

const created = /create(Settings|History)(?:<[^(]*>)?\(\s*\{\s*tool(?:: '([^']+)')?,\s*name: '([^']+)'/g
const imageSettings = /createToolSettings/
/** A preference, under its whole key. */
const whole = /'toolnook:([a-z-]+):([a-zA-Z]+)'/g

const sources = (id: string): string =>
  readdirSync(`src/tools/${id}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.|testing\//.test(file))
    .map((file) => readFileSync(join('src/tools', id, file), 'utf8'))
    .join('\n')

/** Export, import and deletion are driven by what manifests declare: nothing may be kept beside it. */
describe.each(tools.map((tool) => ({ id: tool.id, tool })))('the manifest of $id', ({ id, tool }) => {
  const code = sources(id)
  const kept = [...code.matchAll(created)].map(([, kind, named, name]) => {
    expect(named ?? id).toBe(id)
    return { name, history: kind === 'History' }
  })
  for (const [, named, name] of code.matchAll(whole)) {
    expect(named).toBe(id)
    kept.push({ name, history: false })
  }
  if (imageSettings.test(code)) kept.push({ name: 'settings', history: false })

  it('declares everything that the tool keeps, as what it is', () => {
    const declared = tool.stores.map(({ name, kind }) => ({ name, history: kind === 'history' }))
    for (const store of kept) expect(declared).toContainEqual(store)
    for (const store of declared) expect(kept).toContainEqual(store)
  })
})
