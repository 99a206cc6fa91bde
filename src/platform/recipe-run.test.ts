import { afterEach, expect, it } from 'vitest'
import { recipeRun } from './recipe-run.ts'

const [photo, smaller] = ['photo.heic', 'photo.jpg'].map((name) => new File(['x'], name)) as [File, File]
const compress = { tool: 'image-compressor', settings: { kilobytes: 300 } }
const pdf = { tool: 'photo-to-pdf', settings: { pageSize: 'A4' } }
const start = () =>
  recipeRun.set({
    name: 'For mail',
    steps: [compress, pdf],
    at: 0,
    files: [photo],
    failed: ['a'],
    withoutFailed: true,
  })

afterEach(() => recipeRun.set(null))

it('gives the files of one step to the next, which decides anew about what failed', () => {
  start()
  recipeRun.next([smaller])
  expect(recipeRun.read()).toEqual({
    name: 'For mail',
    steps: [compress, pdf],
    at: 1,
    files: [smaller],
    failed: [],
  })
  expect([photo, smaller].map(recipeRun.isPassedOn)).toEqual([true, false])
})

it('has the settings of each of its tools until the page of the one at work is left', () => {
  start()
  expect(recipeRun.settingsOf('photo-to-pdf')).toBe(pdf.settings)
  expect(recipeRun.settingsOf('image-converter')).toBeUndefined()
  recipeRun.next([smaller])
  recipeRun.left('image-compressor')
  expect(recipeRun.settingsOf('image-compressor')).toBe(compress.settings)
  recipeRun.left('photo-to-pdf')
  expect(recipeRun.read()).toBeNull()
  expect(recipeRun.settingsOf('photo-to-pdf')).toBeUndefined()
})
