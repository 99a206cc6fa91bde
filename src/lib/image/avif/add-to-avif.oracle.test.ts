import decode, { init } from '@jsquash/avif/decode.js'
import { beforeAll, expect, test } from 'vitest'
import { joinBytes, memorySource } from '../../files/bytes.ts'
import { pixelsSource } from '../browser/draw/pixel-source.ts'
import { avifEncoder } from '../browser/encode/avif.ts'
import { findExif } from '../exif/exif-data.ts'
import { readImageHeader } from '../header/image-header.ts'
import { openIsobmff } from '../isobmff/isobmff-file.ts'
import { readXmpItem } from '../isobmff/metadata-items.ts'
import { metadataIn } from '../testing/exiftool.ts'
import { compileFile, provideImageData, testPicture } from '../testing/test-picture.ts'
import { addToAvif } from './add-to-avif.ts'

let module: WebAssembly.Module
beforeAll(async () => {
  provideImageData()
  module = await compileFile('@jsquash/avif/codec/enc/avif_enc.wasm')
  await init(await compileFile('@jsquash/avif/codec/dec/avif_dec.wasm'))
})

/** A directory with a maker, "Cam". */
const exif = Uint8Array.of(
  ...[0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0],
  ...[0x0f, 0x01, 2, 0, 4, 0, 0, 0, 0x43, 0x61, 0x6d, 0],
  ...[0, 0, 0, 0],
)
const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const xmp = new TextEncoder().encode(
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${rdf}"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="4"/></rdf:RDF></x:xmpmeta>`,
)

async function avif(alpha: number) {
  const pixels = testPicture(40, 30)
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = alpha
  const options = { quality: 70, fullColour: false }
  const file = await avifEncoder(module, pixels).encode(pixelsSource(pixels), options)
  return new Uint8Array(await file.arrayBuffer())
}
const pixelsOf = async (file: Uint8Array<ArrayBuffer>) => (await decode(file.slice().buffer))?.data

test.each([255, 100])('a file of alpha %s gets EXIF and XMP data, and keeps its picture', async (alpha) => {
  const plain = await avif(alpha)
  const added = joinBytes(addToAvif(plain, { exif, xmp }))
  const source = memorySource(added)
  const header = await readImageHeader(source)
  expect(header).toMatchObject({ format: 'avif', width: 40, height: 30 })
  expect(await findExif(source, header)).toEqual(exif)
  expect(await readXmpItem(await openIsobmff(source, 'avif'), 10_000)).toEqual(xmp)
  expect(metadataIn(added)).toMatchObject({ 'IFD0:Make': 'Cam', 'XMP-xmp:Rating': 4 })
  expect(await pixelsOf(added)).toEqual(await pixelsOf(plain))
})

test.each(['exif', 'xmp'] as const)('%s alone is added alone', async (only) => {
  const source = memorySource(
    joinBytes(addToAvif(await avif(255), { exif: null, xmp: null, [only]: { exif, xmp }[only] })),
  )
  expect(await findExif(source, await readImageHeader(source))).toEqual(only === 'exif' ? exif : null)
  expect(await readXmpItem(await openIsobmff(source, 'avif'), 10_000)).toEqual(only === 'xmp' ? xmp : null)
})

test('a file stays as it is without anything to add', async () => {
  const plain = await avif(255)
  expect(addToAvif(plain, { exif: null, xmp: null })).toEqual([plain])
})
