import { expect, test, visit } from '../../../../../tests/browser/test.ts'
import { batchOn, pickedFile } from '../../../../features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../../../lib/files/bytes.ts'
import { readImageHeader } from '../../../../lib/image/header/image-header.ts'
import { heicPhoto } from '../../../../lib/image/testing/heic-file.ts'

for (const [path, upload, save] of [
  ['/tools/image-converter', /^Click to upload images/, 'Download'],
  ['/tr/tools/image-converter', /^Görsel yüklemek için tıklayın/, 'İndir'],
] as const)
  test(`${path}: a HEIC photo becomes a JPG`, async ({ page }) => {
    await visit(page, `${path}/heic-to-jpg`)
    const tool = batchOn(page, upload)
    await tool.pick(pickedFile('IMG_0001.HEIC', heicPhoto(), 'image/heic'))
    await tool.settled()
    const { name, bytes } = await tool.save(save)
    expect(name).toBe('IMG_0001.jpg')
    expect(await readImageHeader(memorySource(bytes))).toMatchObject({
      format: 'jpeg',
      width: 64,
      height: 64,
    })
  })
