import type { ByteSource } from '../../files/bytes.ts'
import { latin1 } from '../bytes/byte-order.ts'
import { chunksIn } from '../bytes/chunks.ts'
import type { Inflate } from '../bytes/inflate.ts'
import { pngChunk } from './png-file.ts'
import { captionKeywords } from './png-header.ts'

const xmpKeyword = 'XML:com.adobe.xmp\0'
const keywordLength = 80

export type PngCaptions = {
  /** XMP data in UTF-8; null when there are none, or they are broken or too long. */
  readonly xmp: Uint8Array<ArrayBuffer> | null
  /** There are texts besides, or XMP data that cannot be read. */
  readonly others: boolean
}

/** The captions of a PNG; XMP data of up to `maxBytes`, as many as that when they are compressed. Fails with `unreadable`. */
export async function readPngCaptions(
  source: ByteSource,
  maxBytes: number,
  inflate: Inflate,
): Promise<PngCaptions> {
  let xmp: PngCaptions['xmp'] = null
  let others = false
  for await (const { type, start, length } of chunksIn(source, 'png')) {
    if (!/^(?:iTXt|tEXt|zTXt)$/.test(type) || start + length > source.size) continue
    const head = latin1(await source.read(start, start + Math.min(length, keywordLength)))
    if (type === 'iTXt' && head.startsWith(xmpKeyword)) {
      const isSmall = length <= maxBytes + keywordLength
      const text = isSmall ? await textOf(await source.read(start, start + length), inflate) : null
      if (!text || text.length > maxBytes) others = true
      else xmp ??= text
    } else others ||= captionKeywords.test(head)
  }
  return { xmp, others }
}

/** The text of an iTXt chunk (ISO/IEC 15948, 11.3.4.5), behind compression, language and translated keyword; null when it is broken. */
async function textOf(content: Uint8Array<ArrayBuffer>, inflate: Inflate) {
  const flags = content.indexOf(0) + 1
  const language = content.indexOf(0, flags + 2)
  const keyword = language < 0 ? -1 : content.indexOf(0, language + 1)
  if (keyword < 0 || content[flags + 1] !== 0) return null
  const text = content.slice(keyword + 1)
  if (content[flags] === 0) return text
  return inflate(text).catch(() => null)
}

/** An iTXt chunk with XMP data, as ISO 16684-3 has it: not compressed. */
export function xmpChunk(xmp: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = Array.from(`${xmpKeyword}\0\0\0\0`, (character) => character.charCodeAt(0))
  const content = new Uint8Array(head.length + xmp.length)
  content.set(head)
  content.set(xmp, head.length)
  return pngChunk('iTXt', content)
}
