import { expect, test } from 'vitest'
import { memorySource } from '../../../lib/files/bytes.ts'
import { openHevcDecoder } from '../../../lib/image/browser/decode/hevc.ts'
import { readHeifFile } from '../../../lib/image/isobmff/heif-file.ts'
import { openIsobmff } from '../../../lib/image/isobmff/isobmff-file.ts'
import { findGainMap } from '../../../lib/image/jpeg/gain-map/find-gain-map.ts'
import { readPngHeader } from '../../../lib/image/png/png-header.ts'
import { appleHdrHeic } from '../../../lib/image/testing/heif-hdr-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'
import { compileFile } from '../../../lib/image/testing/test-picture.ts'
import { decodeGainMap } from './heif-gain-map.ts'

async function chunksOf(size: { readonly width: number; readonly height: number }) {
  const source = memorySource(appleHdrHeic())
  const heif = await readHeifFile(await openIsobmff(source, 'heic'))
  const decoder = openHevcDecoder(await compileFile('./vendor/libde265/libde265.wasm'))
  const picture = { ...heif.picture, coded: size }
  return decodeGainMap(source, { ...heif, picture }, null, decoder)
}

test('a gain map goes into chunks of a PNG', async () => {
  const file = pngFile({ width: 64, height: 64, chunks: await chunksOf({ width: 64, height: 64 }) })
  const source = memorySource(file)
  expect(await findGainMap(source, await readPngHeader(source), null)).toMatchObject({
    width: 64,
    height: 64,
    metadata: { max: [2, 2, 2] },
  })
})

test('one of more pixels than the picture is left out', async () => {
  expect(await chunksOf({ width: 64, height: 63 })).toEqual([])
})
