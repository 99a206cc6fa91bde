import { beforeEach, expect, test } from 'vitest'
import { endPicture, forgetOthers, forgetPicture, openOrKept } from './kept-picture.ts'

let log: string[]
beforeEach(() => {
  forgetPicture()
  log = []
})

type Wanted = { readonly keep: number | null; readonly of?: string; readonly side?: number }

/** Opens a picture, or takes the kept one, and ends its use. */
async function use({ keep, of = 'pixels', side = 100 }: Wanted) {
  const picture = await openOrKept({ keep, recover: false }, [of], async () => {
    log.push(`open ${of}`)
    return { of, size: { width: side, height: side }, close: () => log.push(`close ${of}`) }
  })
  endPicture(picture)
  return picture
}

test('a picture of the same file and size is opened once', async () => {
  const picture = await use({ keep: 1 })
  expect(await use({ keep: 1 })).toBe(picture)
  expect(log).toEqual(['open pixels'])
})

test.each<readonly [string, Wanted]>([
  ['another file', { keep: 2 }],
  ['another size or background', { keep: 1, of: 'drawn' }],
  ['a file that is not kept', { keep: null }],
])('%s is opened, after the kept picture was freed', async (_, wanted) => {
  await use({ keep: 1 })
  await use(wanted)
  expect(log.slice(0, 3)).toEqual(['open pixels', 'close pixels', `open ${wanted.of ?? 'pixels'}`])
})

test.each([
  ['of a file that does not come again', { keep: null }],
  ['of more than 16 megapixels', { keep: 1, side: 4001 }],
])('a picture %s is freed after its use', async (_, wanted) => {
  await use(wanted)
  expect(log).toEqual(['open pixels', 'close pixels'])
})

test('a picture is freed when work on another file begins', async () => {
  await use({ keep: 1 })
  forgetOthers({ keep: 1 })
  expect(log).toEqual(['open pixels'])
  forgetOthers({ keep: 2 })
  expect(log).toEqual(['open pixels', 'close pixels'])
})
