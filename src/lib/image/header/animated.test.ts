import { describe, expect, test } from 'vitest'
import { joined } from '../testing/bytes.ts'
import { countingSource } from '../testing/counting-source.ts'
import { gifComment, gifFile } from '../testing/gif-file.ts'
import { avifFile } from '../testing/isobmff-file.ts'
import { isAnimated } from './animated.ts'
import { readImageHeader } from './image-header.ts'

const animated = async (file: Uint8Array<ArrayBuffer>) => {
  const source = countingSource(file)
  const header = await readImageHeader(source)
  source.bytesRead = 0
  return { animated: await isAnimated(source, header), bytesRead: source.bytesRead }
}
const cut = (file: Uint8Array<ArrayBuffer>, bytes: number) => file.slice(0, file.length - bytes)

const cases: [string, Uint8Array<ArrayBuffer>, boolean][] = [
  ['one picture', gifFile({ frames: 1 }), false],
  ['one picture and the word to repeat it', gifFile({ frames: 1, loops: true }), false],
  ['two pictures that repeat', gifFile({ frames: 2, loops: true }), true],
  ['two pictures that are shown once', gifFile({ frames: 2 }), true],
  ['two pictures with colours of their own', gifFile({ frames: 2, ownColours: true }), true],
  ['a comment that looks like a picture', gifFile({ frames: 1, before: gifComment(',,,,;') }), false],
  ['a comment that names the loop', gifFile({ frames: 1, before: gifComment('NETSCAPE2.0') }), false],
  ['no picture', gifFile({ frames: 0, loops: true }), false],
  ['one picture and a file that breaks off', cut(gifFile({ frames: 1 }), 3), false],
  ['one picture, no end, and other data', joined(cut(gifFile({ frames: 1 }), 1), [7, 0x2c, 0x2c]), false],
  ['two pictures and a file that breaks off', cut(gifFile({ frames: 2 }), 3), true],
]

describe('a GIF with', () => {
  test.each(cases)('%s', async (_, file, expected) => {
    expect((await animated(file)).animated).toBe(expected)
  })

  test('many pictures is read up to the second', async () => {
    const { bytesRead } = await animated(gifFile({ frames: 30_000 }))
    expect(bytesRead).toBeLessThan(10_000)
  })

  test('a first picture that is too long to be read is animated if it repeats', async () => {
    const filler = 40_000
    const once = await animated(gifFile({ frames: 1, filler }))
    expect(once).toMatchObject({ animated: false })
    expect(once.bytesRead).toBeLessThan(9_000_000)
    expect(await animated(gifFile({ frames: 1, loops: true, filler }))).toMatchObject({ animated: true })
  })
})

test.each([
  ['avis', true],
  ['avif', false],
])('an AVIF of the brand %s', async (brand, expected) => {
  expect((await animated(avifFile({ brand }))).animated).toBe(expected)
})
