import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textOfPage } from './render-page.ts'

/** The number in the first group of a pattern. */
function figure(file: string, pattern: RegExp): number {
  const found = pattern.exec(readFileSync(file, 'utf8'))?.[1]
  if (found === undefined) throw new Error(`${file} has no ${pattern}`)
  return Number(found.replaceAll(',', ''))
}

/** The cell of a table in Markdown, counted from 0, in the first row of that name after a heading. */
function cell(file: string, heading: string, name: string, column: number): number {
  const [, section = ''] = readFileSync(file, 'utf8').split(heading)
  const row = section.split('\n').find((line) => line.startsWith(`| ${name} |`))
  const text = row?.split('|')[column + 1]
  if (text === undefined) throw new Error(`${file} has no ${name} under ${heading}`)
  return Number(text.trim())
}

const waysInChromium = figure('docs/proof/ways-out.md', /nothing leaves a page, in any way: 0 of (\d+) ways/)
const waysElsewhere = ['docs/proof/firefox.md', 'docs/proof/webkit.md'].map((file) => ({
  open: figure(file, /(\d+) of \d+ ways out arrive/),
  tried: figure(file, /\d+ of (\d+) ways out arrive/),
}))

const images = 'bench/images/README.md'
const sameQuality = '### The same number of the quality slider'
const smaller = Math.round((1 - cell(images, sameQuality, '0.8', 4)) * 100)
const photographs = figure(images, /; (\d+) photographs:/)

const pdf = 'bench/photo-to-pdf/README.md'
const memory = (candidate: string) => Math.round(cell(pdf, '### 100 photos', candidate, 4))
const libraries = ['jspdf 4.2.1', 'pdf-lib 1.17.1', '@cantoo/pdf-lib 2.11.1', 'pdfkit 0.20.2']
const ownMemory = memory('**ours, the whole page**')
const memoryOfBestLibrary = Math.min(...libraries.map(memory))

it.each([
  [
    'en',
    `by any of the ${waysInChromium} ways that we try; without our rules, all ${waysInChromium} work`,
    ({ open, tried }: (typeof waysElsewhere)[number]) => `In Firefox and WebKit, ${open} of ${tried} ways`,
    `files are ${smaller}% smaller than the browser’s own JPEG files that look the same (${photographs} photos)`,
    `needs ${ownMemory} MB of memory for 100 photos; the best of four PDF libraries needs ${memoryOfBestLibrary} MB`,
  ],
  [
    'tr',
    `denediğimiz ${waysInChromium} yolun hiçbiriyle`,
    ({ open, tried }: (typeof waysElsewhere)[number]) => `Firefox ve WebKit’te ${tried} yoldan ${open}’ü`,
    `JPEG dosyalarından %${smaller} daha küçük (${photographs} fotoğraf)`,
    `100 fotoğraf için ${ownMemory} MB bellek yetiyor, dört PDF kütüphanesinin en iyisine ${memoryOfBestLibrary} MB`,
  ],
] as const)(
  'About has the figures that the repository has (%s)',
  async (language, ways, elsewhere, ...others) => {
    const text = await textOfPage('about', language)
    for (const words of [ways, ...waysElsewhere.map(elsewhere), ...others]) expect(text).toContain(words)
  },
)

it('files of the same number of the quality slider look no worse, and so are compared', () => {
  expect(cell(images, sameQuality, '0.8', 3)).toBeGreaterThanOrEqual(0)
})

it('four libraries are compared', () => {
  const table = readFileSync(pdf, 'utf8').split('### 100 photos')[1]?.split('###')[0] ?? ''
  const candidates = table.match(/^\| (?!\*\*|candidate|---)[^|]+/gm)?.map((name) => name.slice(2).trim())
  expect(candidates).toEqual(libraries)
})

it('the page of every tool is lighter than About says', async () => {
  const text = await textOfPage('about', 'en')
  const said = Number(/loads less than (\d+) kB/.exec(text)?.[1])
  const rows = readFileSync('bench/first-visit/README.md', 'utf8').match(/^\| `\/tools\/[\w-]+`.*$/gm) ?? []
  expect(rows).toHaveLength(11)
  for (const row of rows) expect(Number(row.split('|').at(-3)?.split('→').at(-1))).toBeLessThan(said)
  expect(await textOfPage('about', 'tr')).toContain(`${said} kB’den az`)
})
