import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeRandom } from '../../../platform/testing/random.ts'
import { generatePassword } from '../core/generate-password.ts'
import { defaultSettings, recipeOf, type Settings } from '../core/settings.ts'
import { writeRecipe } from '../core/written-recipe.ts'
import { kindOf } from '../generated/character-kind.ts'
import { fillFirstPassword } from './fill-first-password.ts'

const recipeFor = (settings: Partial<Settings>) => {
  const result = recipeOf({ ...defaultSettings, ...settings })
  if (!result.ok) throw new Error(result.problem)
  return result.recipe
}
const standard = recipeFor({})
const pin = recipeFor({ kind: 'digits', pinLength: 4 })

/** What there is of the prerendered page in the place of a password. */
function openPage(recipe: string, length: number) {
  const places = Array.from({ length }, () => ({ textContent: '\u00a0', dataset: { kind: 'symbol' } }))
  const section = { dataset: { awaits: recipe } as { awaits?: string }, querySelectorAll: () => places }
  const copy = { disabled: true }
  const page = {
    readyState: 'interactive',
    documentElement: { dataset: {} as { ready?: string } },
    querySelector: (selector: string) => (selector.includes('button') ? copy : section),
  }
  vi.stubGlobal('document', page)
  return { page, section, copy, places, text: () => places.map(({ textContent }) => textContent).join('') }
}

beforeEach(() => {
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('localStorage', { getItem: () => null })
})

/** The browser's generator gives the bytes of this seed, and the core the password of the same bytes. */
const seed = 7
function seedCrypto() {
  const source = createFakeRandom(seed)
  vi.stubGlobal('crypto', {
    getRandomValues(bytes: Uint8Array) {
      bytes.set(source(bytes.length))
      return bytes
    },
  })
}

describe('the early script', () => {
  it.each([
    ['a password of the first settings', standard],
    ['a PIN of four digits', pin],
  ])('writes %s, as the core makes it of the bytes of the browser’s generator', (_, recipe) => {
    seedCrypto()
    const expected = generatePassword(createFakeRandom(seed), recipe)
    const { section, copy, places, text } = openPage(writeRecipe(recipe) ?? '', expected.length)
    fillFirstPassword()
    expect(text()).toBe(expected)
    expect(places.map(({ dataset }) => dataset.kind)).toEqual([...expected].map(kindOf))
    expect(section.dataset).toEqual({})
    expect(copy.disabled).toBe(false)
  })

  it('leaves a page to React that may have other settings, that hydrates or that has no place of this size', () => {
    const recipe = writeRecipe(standard) ?? ''
    const expectUntouched = ({ text, section }: ReturnType<typeof openPage>) => {
      fillFirstPassword()
      expect(text()).toMatch(/^\u00a0+$/)
      expect(section.dataset.awaits).toBe(recipe)
    }
    const hydrating = openPage(recipe, 16)
    hydrating.page.documentElement.dataset.ready = 'false'
    expectUntouched(hydrating)
    expectUntouched(openPage(recipe, 15))
    vi.stubGlobal('location', { hash: '#v1&length=20' })
    expectUntouched(openPage(recipe, 16))
    vi.stubGlobal('location', { hash: '' })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'toolnook:password-generator:settings' ? '{}' : null),
    })
    expectUntouched(openPage(recipe, 16))
  })

  it('waits for the end of the document', () => {
    let parsed = () => {}
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
      if (type === 'DOMContentLoaded') parsed = listener
    })
    const { page, text } = openPage(writeRecipe(pin) ?? '', 4)
    page.readyState = 'loading'
    fillFirstPassword()
    expect(text()).toMatch(/^\u00a0+$/)
    page.readyState = 'interactive'
    parsed()
    expect(text()).toMatch(/^\d{4}$/)
  })
})
