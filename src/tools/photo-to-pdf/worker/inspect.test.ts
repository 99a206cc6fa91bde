import { expect, test, vi } from 'vitest'
import { findExtras } from '../../../lib/image/header/extras.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { inspect } from './inspect.ts'

vi.mock('../../../lib/image/header/extras.ts')

const photo = new Blob([jpegFile({ columns: 2, rows: 1, block: () => [1] })])

test('what a PDF does not hold of a photo is reported, but not its captions', async () => {
  vi.mocked(findExtras).mockResolvedValue(['gain-map', 'captions'])
  expect(await inspect(photo)).toMatchObject({ ok: true, photo: { width: 16, leftOut: ['gain-map'] } })
})

test('a photo whose other parts are damaged is not refused', async () => {
  vi.mocked(findExtras).mockRejectedValue(new ImageFailure({ kind: 'corrupt', format: 'jpeg' }))
  expect(await inspect(photo)).toMatchObject({ ok: true, photo: { leftOut: [] } })
})
