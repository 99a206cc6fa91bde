import { describe, expect, test } from 'vitest'
import { memorySource } from '../../../lib/files/bytes.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import { ascii } from '../../../lib/image/testing/bytes.ts'
import { jpegSegment, xmpSegment } from '../../../lib/image/testing/jpeg-file.ts'
import { motionPhoto, motionVideo } from '../../../lib/image/testing/motion-photo.ts'
import { type CompressorSettings, defaultSettings } from '../core/settings.ts'
import { carriedTo } from './carried.ts'

const size = { width: 64, height: 32 }
const longXmp = (text: string) =>
  jpegSegment(0xe1, ascii(`http://ns.adobe.com/xmp/extension/\0${text.padEnd(2000)}`))

async function carried(extension: string, settings: Partial<CompressorSettings>) {
  const xmp = xmpSegment('<rdf:RDF><rdf:Description xmp:Rating="4"/></rdf:RDF>')
  const source = memorySource(motionPhoto('trailer', { segments: [xmp, longXmp(extension)] }))
  const picture = { header: await readImageHeader(source), exif: null }
  return carriedTo(size, source, picture, { ...defaultSettings, keepDetails: true, ...settings })
}

describe('beside a picture of a target size', () => {
  test('all stay that together take no more than a third', async () => {
    const { appended, captions } = await carried('a history', { goal: 'size', kilobytes: 20 })
    expect(appended.video?.file.size).toBe(motionVideo.length)
    expect(captions).toMatchObject({ extension: [expect.anything()], complete: true })
  })

  test('what takes more beside the others is left out, and said to be', async () => {
    const { appended, captions } = await carried('a history', { goal: 'size', kilobytes: 9 })
    expect(appended.video?.file.size).toBe(motionVideo.length)
    expect(captions).toMatchObject({ extension: [], complete: false })
    const { captions: ofDepth } = await carried('GDepth:Data', { goal: 'size', kilobytes: 9 })
    expect(ofDepth).toMatchObject({ extension: [], pictures: [], complete: true })
  })

  test('a video that takes more is left out', async () => {
    expect((await carried('', { goal: 'size', kilobytes: 5 })).appended.video).not.toBeNull()
    expect((await carried('', { goal: 'size', kilobytes: 4 })).appended.video).toBeNull()
  })
})

test('all stay without a target size', async () => {
  const { appended, captions } = await carried('a history', { kilobytes: 5 })
  expect(appended.video?.file.size).toBe(motionVideo.length)
  expect(captions.extension).toHaveLength(1)
})
