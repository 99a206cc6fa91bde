import { expect, it } from 'vitest'
import { runOn } from '../../../../lib/pdf/testing/programs.ts'
import { packObjectStreams } from './object-streams.ts'

/** A one-page document with `count` structure elements and a cross-reference table as pdfkit writes it. */
function documentOf(elements: number): Uint8Array {
  const ids = Array.from({ length: elements }, (_, index) => 6 + index)
  const objects = [
    '<<\n/Type /Catalog\n/Pages 2 0 R\n/MarkInfo << /Marked true >>\n/StructTreeRoot 4 0 R\n>>',
    '<<\n/Type /Pages\n/Kids [3 0 R]\n/Count 1\n>>',
    '<<\n/Type /Page\n/Parent 2 0 R\n/MediaBox [0 0 9 9]\n>>',
    '<<\n/Type /StructTreeRoot\n/K [5 0 R]\n>>',
    `<<\n/S /Document\n/P 4 0 R\n/K [${ids.map((id) => `${id} 0 R`).join(' ')}]\n>>`,
    // An alternative text in UTF-16, with all kinds of bytes.
    ...ids.map(
      (id) => `<<\n/S /Figure\n/P 5 0 R\n/Alt (\u00fe\u00ff\u0001\u001f\u0000${id % 10}\u0020\u00ac)\n>>`,
    ),
  ]
  let text = '%PDF-1.7\n%\u00ff\u00ff\u00ff\u00ff\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  text += `${table}trailer\n<<\n/Size ${size}\n/Root 1 0 R\n>>\nstartxref\n${text.length}\n%%EOF\n`
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

it.each([1, 200, 450])('packs a structure of %i elements without loss', async (count) => {
  const before = documentOf(count)
  const after = new Uint8Array(
    await packObjectStreams([before.subarray(0, 40), before.subarray(40)]).arrayBuffer(),
  )
  runOn(after, 'qpdf', '--check')
  const structure = runOn(after, 'pdfinfo', '-struct')
  expect(structure).toBe(runOn(before, 'pdfinfo', '-struct'))
  expect(structure.match(/Figure/g)).toHaveLength(count)
  const alternatives = (pdf: Uint8Array) => runOn(pdf, 'qpdf', '--json', '--json-key=qpdf').match(/ğ\d€/g)
  expect(alternatives(after)).toHaveLength(count)
  expect(alternatives(after)?.toSorted()).toEqual(alternatives(before)?.toSorted())
  const bytes = new TextDecoder('latin1').decode(after)
  expect(bytes).not.toContain('/Figure')
  expect(bytes).toContain('/Type /Catalog')
  if (count > 1) expect(after.length).toBeLessThan(before.length / 2)
})
