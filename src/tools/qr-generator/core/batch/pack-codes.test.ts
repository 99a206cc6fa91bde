import { expect, test } from 'vitest'
import { extractors, extractZip } from '../../../../lib/testing/extract-zip.ts'
import { hostileNames, nameFaults } from '../../../../lib/testing/hostile-names.ts'
import { defaultStyle } from '../settings.ts'
import type { Row } from './batch.ts'
import { batchFiles } from './batch-files.ts'
import { packCodes } from './pack-codes.ts'

const dependencies = { decode: () => 'text', deflate: (data: Uint8Array<ArrayBuffer>) => data }

test.each(extractors())(
  '%s extracts all codes under safe names, even if row names are hostile',
  (program) => {
    const rows: readonly Row[] = hostileNames.map((name, index) => ({ line: index + 1, name, text: 'text' }))
    const question = { rows, style: defaultStyle, logo: undefined, format: 'svg' } as const
    const files = [...batchFiles(question, dependencies)].filter((file) => 'bytes' in file)
    const extracted = extractZip(program, packCodes(files, 'svg'))
    expect(nameFaults([...extracted.keys()])).toEqual([])
    expect(extracted.size).toBe(hostileNames.length)
    expect([...extracted.keys()].filter((name) => !name.endsWith('.svg'))).toEqual([])
  },
)
