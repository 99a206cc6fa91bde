import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressCached } from './compressed-copies.ts'

const bytes = Buffer.from('codec '.repeat(1000))
const hash = createHash('sha256').update(bytes).digest('hex')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compressed-'))
})
afterEach(() => rm(folder, { recursive: true }))

const cachedFile = async (suffix: string) => {
  const name = (await readdir(folder)).find((each) => each.endsWith(suffix))
  if (name === undefined) throw new Error(`no ${suffix} copy`)
  return join(folder, name)
}

it('writes both copies, and reads them the next time', async () => {
  const copies = await compressCached(bytes, hash, folder)
  expect(brotliDecompressSync(copies.br).equals(bytes)).toBe(true)
  expect(gunzipSync(copies.gz).equals(bytes)).toBe(true)
  expect(await readdir(folder)).toHaveLength(2)
  // Another valid copy of the same, which differs from one that was just made.
  const another = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  await writeFile(await cachedFile('.br'), another)
  expect((await compressCached(bytes, hash, folder)).br.equals(another)).toBe(true)
})

it.each(['.br', '.gz'])(
  'makes a %s copy anew that was damaged, cut or is of other content',
  async (suffix) => {
    const { br, gz } = await compressCached(bytes, hash, folder)
    const file = await cachedFile(suffix)
    const sound = await readFile(file)
    const flipped = Buffer.from(sound)
    flipped.writeUInt8(flipped.readUInt8(flipped.length >> 1) ^ 0xff, flipped.length >> 1)
    for (const damaged of [flipped, sound.subarray(0, -3), Buffer.alloc(0), brotliCompressSync('other')]) {
      await writeFile(file, damaged)
      const copies = await compressCached(bytes, hash, folder)
      expect(copies.br.equals(br) && copies.gz.equals(gz)).toBe(true)
      expect((await readFile(file)).equals(sound)).toBe(true)
    }
  },
)
