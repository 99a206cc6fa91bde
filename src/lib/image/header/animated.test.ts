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
  ['one frame', gifFile({ frames: 1 }), false],
  ['one frame and a loop extension', gifFile({ frames: 1, loops: true }), false],
  ['two frames in a loop', gifFile({ frames: 2, loops: true }), true],
  ['two frames without a loop', gifFile({ frames: 2 }), true],
  ['two frames with local colour tables', gifFile({ frames: 2, ownColours: true }), true],
  ['a comment that looks like a frame', gifFile({ frames: 1, before: gifComment(',,,,;') }), false],
  [
    'a comment that looks like a loop extension',
    gifFile({ frames: 1, before: gifComment('NETSCAPE2.0') }),
    false,
  ],
  ['no frame', gifFile({ frames: 0, loops: true }), false],
  ['one truncated frame', cut(gifFile({ frames: 1 }), 3), false],
  ['one frame, no trailer and other data', joined(cut(gifFile({ frames: 1 }), 1), [7, 0x2c, 0x2c]), false],
  ['two frames, the second truncated', cut(gifFile({ frames: 2 }), 3), true],
]

describe('isAnimated of a GIF', () => {
  test.each(cases)('with %s', async (_, file, expected) => {
    expect((await animated(file)).animated).toBe(expected)
  })

  test('reads only up to the second frame', async () => {
    const { bytesRead } = await animated(gifFile({ frames: 30_000 }))
    expect(bytesRead).toBeLessThan(10_000)
  })

  test('goes by the loop extension when the first frame is too long to be read', async () => {
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
])('isAnimated of an AVIF of brand %s', async (brand, expected) => {
  expect((await animated(avifFile({ brand }))).animated).toBe(expected)
})
