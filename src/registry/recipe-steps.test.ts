import { expect, it } from 'vitest'
import { readLink } from '../lib/settings-link/settings-link.ts'
import { type Language, languages } from '../lib/text/i18n.ts'
import { tools } from './entries.ts'
import { isStepTool, stepTextOf } from './recipe-steps.ts'
import { settingsLinks } from './settings-links.ts'

it('steps are tools that take files and have links to their settings, in every language', () => {
  const steps = tools.filter(({ id }) => isStepTool(id))
  expect(steps.map(({ id }) => id).toSorted()).toEqual([
    'image-compressor',
    'image-converter',
    'photo-to-pdf',
  ])
  for (const { id, accepts } of steps) {
    expect(accepts.files, id).toBeDefined()
    expect(settingsLinks[id], id).toBeDefined()
    for (const language of languages) expect(stepTextOf(id, language), id).toBeDefined()
  }
})

const textOf = async (tool: string, fragment: string, language: Language) => {
  const link = await settingsLinks[tool]?.()
  const read = link && readLink(link, fragment)
  if (read?.state !== 'read') throw new Error(`${fragment} is not read`)
  return (await stepTextOf(tool, language)?.())?.(read.settings)
}

it.each([
  [
    'image-compressor',
    'v1',
    'Quality 0.8, JPEG, within 1920 × 1080 pixels',
    'Kalite 0,8, JPEG, en çok 1920 × 1080 piksel',
  ],
  [
    'image-compressor',
    'v1&size=300KB&format=webp&width=1600px',
    'At most 300 KB, WebP, within 1600 × 1080 pixels',
    'En çok 300 KB, WebP, en çok 1600 × 1080 piksel',
  ],
  ['image-compressor', 'v1&lossless=on', 'Lossless, JPEG', 'Kayıpsız, JPEG'],
  ['image-converter', 'v1', 'PNG to JPG, quality 90%', 'PNG’den JPG’ye, kalite %90'],
  [
    'image-converter',
    'v1&conversion=any-to-webp&lossless=on',
    'Any format to WebP, always lossless',
    'Her biçim, hedef: WebP, her zaman kayıpsız',
  ],
  ['image-converter', 'v1&conversion=jpg-to-png&smaller=off', 'JPG to PNG', 'JPG’den PNG’ye'],
  ['photo-to-pdf', 'v1', 'A4, portrait, margins of 20 mm', 'A4, dikey, 20 mm kenar boşluğu'],
  [
    'photo-to-pdf',
    'v1&borderless=on&size=5000KB',
    'A4, portrait, at most 4.88 MB, no margin',
    'A4, dikey, en çok 4,88 MB, kenar boşluğu yok',
  ],
])('%s says %s in words', async (tool, fragment, en, tr) => {
  expect([await textOf(tool, fragment, 'en'), await textOf(tool, fragment, 'tr')]).toEqual([en, tr])
})
