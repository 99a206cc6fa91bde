import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type PdfPart, reference, startPdf } from '../objects.ts'
import { asciiBytes } from '../syntax.ts'
import { bilevel, randomRuns } from '../testing/bilevel.ts'
import { run, withFile } from '../testing/programs.ts'
import { type BilevelPixels, encodeG4 } from './encode-g4.ts'

/** A document with a page of one point a pixel for every picture. */
function documentOf(pictures: readonly BilevelPixels[]): Uint8Array {
  const pdf = startPdf()
  const parts: PdfPart[] = pdf.header()
  const [catalog, pages] = [pdf.reserve(), pdf.reserve()]
  const kids = pictures.map((picture) => {
    const { width, height } = picture
    const [page, content, image] = [pdf.reserve(), pdf.reserve(), pdf.reserve()]
    const decoding = `/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${width}/Rows ${height}>>`
    const entries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 1${decoding}`
    const resources = `<</XObject<</I ${reference(image)}>>>>`
    parts.push(
      ...pdf.object(
        page,
        `<</Type/Page/Parent ${reference(pages)}/MediaBox[0 0 ${width} ${height}]/Resources${resources}/Contents ${reference(content)}>>`,
      ),
      ...pdf.stream(content, '', [asciiBytes(`${width} 0 0 ${height} 0 0 cm /I Do`)]),
      ...pdf.stream(image, entries, [encodeG4(picture)]),
    )
    return reference(page)
  })
  parts.push(
    ...pdf.object(pages, `<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`),
    ...pdf.object(catalog, `<</Type/Catalog/Pages ${reference(pages)}>>`),
    ...pdf.end(`/Root ${reference(catalog)}`),
  )
  return Uint8Array.from(parts.flatMap((part) => (part instanceof Uint8Array ? [...part] : [])))
}

/** The picture of a PBM file, whose 1 is black, too; poppler also sets bits behind the last pixel of a row. */
function readPbm(file: Uint8Array): BilevelPixels {
  const head = /^P4\s(\d+)\s(\d+)\s/.exec(String.fromCharCode(...file.subarray(0, 40)))
  if (head === null) throw new Error('not a PBM file')
  const rows = file.subarray(head[0].length)
  const [width, height] = [Number(head[1]), Number(head[2])]
  const rowBytes = Math.ceil(width / 8)
  return bilevel(width, height, (x, y) => (((rows[y * rowBytes + (x >> 3)] ?? 0) << (x & 7)) & 0x80) !== 0)
}

/** The files that a program of poppler makes of a document, in the order of its pages. */
const made = (document: Uint8Array, program: 'pdfimages' | 'pdftoppm', ...options: string[]) =>
  withFile(document, (path, folder) => {
    run(program, ...options, path, join(folder, 'picture'))
    const names = readdirSync(folder).filter((name) => name.startsWith('picture-'))
    return names.toSorted().map((name) => new Uint8Array(readFileSync(join(folder, name))))
  })

const pictures: Record<string, BilevelPixels> = {
  'one white pixel': bilevel(1, 1, () => false),
  'one black pixel': bilevel(1, 1, () => true),
  'a column': bilevel(1, 300, (_, y) => y % 3 === 0),
  white: bilevel(613, 40, () => false),
  black: bilevel(613, 40, () => true),
  'every other pixel': bilevel(99, 99, (x, y) => (x + y) % 2 === 0),
  '10,000 wide, short runs': randomRuns({ width: 10_000, height: 30, longestRun: 40, seed: 1 }),
  '10,000 wide, the longest runs': randomRuns({ width: 10_000, height: 60, longestRun: 9000, seed: 2 }),
  '10,000 wide, black': bilevel(10_000, 3, (x) => x > 0),
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, seed) => [
      `random ${seed}`,
      randomRuns({
        width: 1 + ((seed * 37) % 400),
        height: 1 + ((seed * 53) % 300),
        longestRun: 1 + seed * 5,
        seed,
      }),
    ]),
  ),
}

test('poppler finds the same pixels', () => {
  const found = made(documentOf(Object.values(pictures)), 'pdfimages').map(readPbm)
  expect(found).toHaveLength(Object.keys(pictures).length)
  for (const [index, [name, picture]] of Object.entries(pictures).entries()) {
    const { width, height, bits } = found[index] as BilevelPixels
    expect([width, height], name).toEqual([picture.width, picture.height])
    expect(Buffer.compare(Buffer.from(bits), Buffer.from(picture.bits)), name).toBe(0)
  }
})

test('black shows as black on the page', () => {
  const picture = bilevel(64, 64, (x) => x < 32)
  const [page] = made(documentOf([picture]), 'pdftoppm', '-r', '72', '-gray')
  const pixels = (page as Uint8Array).slice(-64 * 64)
  expect([pixels[64 * 20 + 10], pixels[64 * 20 + 50]]).toEqual([0, 255])
})
