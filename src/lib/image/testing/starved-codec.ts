import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A codec of jSquash with no more memory than it begins with, 16 MB: too little for 4 megapixels of WebP or 2 of AVIF. */
export function starvedCodec(file: string): WebAssembly.Module {
  const bytes = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(file)))
  // The memory section: one memory of at least 256 and at most 32,768 pages, in LEB128.
  const section = [5, 7, 1, 1, 0x80, 2, 0x80, 0x80, 2]
  const at = bytes.findIndex((_, start) => section.every((byte, index) => bytes[start + index] === byte))
  if (at < 0) throw new Error('no memory section')
  bytes.set([0x80, 0x82, 0], at + 6)
  return new WebAssembly.Module(bytes)
}
