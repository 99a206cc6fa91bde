import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { animatedGif, animatedPng, animatedWebp } from '../../../lib/image/testing/animated-files.ts'
import { type TiffPicture, tiffFile } from '../../../lib/image/testing/tiff-file.ts'
import { batchOn, pickedFile } from '../testing/batch-page.ts'

const size = { width: 64, height: 48 }
const colours = [
  [210, 20, 30],
  [20, 200, 40],
  [20, 30, 200],
] as const
type Tool = ReturnType<typeof batchOn>

const tiffPage = (index: number, part: Partial<TiffPicture> = {}): TiffPicture => ({
  ...size,
  pixel: () => colours[index] ?? [0, 0, 0],
  ...part,
})

async function open(page: Page, tool: 'image-compressor' | 'image-converter'): Promise<Tool> {
  await visit(page, `/tools/${tool}`)
  if (tool === 'image-converter') await page.getByRole('radio', { name: 'Any format' }).check()
  return batchOn(page, /^Click to upload/)
}

/** The name of the download, and the index of the colour that it has in its middle. */
async function saved(tool: Tool) {
  const { name, bytes } = await tool.save('Download')
  const { width, height, at } = await tool.decode(bytes)
  const middle = at(width / 2, height / 2)
  const colour = colours.findIndex((wanted) =>
    wanted.every((value, index) => Math.abs((middle[index] ?? 0) - value) < 12),
  )
  return { name, size: `${width} × ${height}`, colour }
}

test('the visitor chooses the page of a TIFF, which stays with other settings', async ({ page }) => {
  const tool = await open(page, 'image-converter')
  await tool.pick(
    pickedFile('scan.tif', tiffFile([tiffPage(0), tiffPage(1, { width: 32, height: 64 }), tiffPage(2)]), ''),
  )
  await tool.settled()
  const field = page.getByLabel('Page', { exact: true })
  await expect(field).toHaveValue('1')
  await expect(field).toHaveAccessibleDescription('of 3')
  await field.fill('2')
  await tool.settled()
  await expect(tool.rows).toContainText('Page 2 of 3 is used.')
  expect(await saved(tool)).toEqual({ name: 'scan-page-2.jpg', size: '32 × 64', colour: 1 })

  await page.getByLabel('Keep metadata (location, camera)').check()
  await tool.settled()
  expect(await saved(tool)).toEqual({ name: 'scan-page-2.jpg', size: '32 × 64', colour: 1 })

  await page.getByRole('button', { name: 'Next page' }).click()
  await tool.settled()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  expect(await saved(tool)).toEqual({ name: 'scan-page-3.jpg', size: '64 × 48', colour: 2 })

  await field.fill('1')
  await tool.settled()
  await expect(tool.rows).toContainText('Only page 1 of 3 is used.')
  expect(await saved(tool)).toEqual({ name: 'scan.jpg', size: '64 × 48', colour: 0 })
})

test('a damaged page says so, and another one can be chosen', async ({ page }) => {
  const tool = await open(page, 'image-compressor')
  const damaged = tiffPage(0, { compression: 8, segments: [Uint8Array.of(1, 2, 3)] })
  await tool.pick(pickedFile('scan.tif', tiffFile([damaged, tiffPage(1)]), 'image/tiff'))
  await tool.settled()
  await expect(tool.rows).toHaveAttribute('data-state', 'failed')
  await page.getByRole('button', { name: 'Next page' }).click()
  await tool.settled()
  expect(await saved(tool)).toMatchObject({ name: 'scan-page-2_compressed.jpg', colour: 1 })
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(tool.rows).toHaveAttribute('data-state', 'failed')
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('1')
})

/** A file in one colour, of the browser's encoder. */
const webpIn = (page: Page, colour: readonly number[]) =>
  page.evaluate(
    async ({ width, height, style }) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = style
      context.fillRect(0, 0, width, height)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    { ...size, style: `rgb(${colour.join(' ')})` },
  )

for (const format of ['gif', 'png', 'webp'] as const)
  test(`the visitor chooses the frame of an animation: ${format}`, async ({ page }) => {
    const tool = await open(page, 'image-compressor')
    const files = {
      gif: async () => animatedGif({ ...size, frames: colours }),
      png: async () => animatedPng({ ...size, frames: colours }),
      webp: async () => {
        const stills = []
        for (const colour of colours) stills.push(Uint8Array.from(await webpIn(page, colour)))
        return animatedWebp(size, stills)
      },
    }
    await tool.pick(pickedFile(`clip.${format}`, await files[format](), ''))
    await tool.settled()
    await expect(tool.rows).toContainText('Animated image: only the first frame is used.')
    const field = page.getByLabel('Frame', { exact: true })
    await expect(field).toHaveAccessibleDescription('of 3')
    expect(await saved(tool)).toMatchObject({ name: 'clip_compressed.jpg', colour: 0 })
    await field.fill('3')
    await tool.settled()
    await expect(tool.rows).toContainText('Animated image: frame 3 of 3 is used.')
    expect(await saved(tool)).toMatchObject({ name: 'clip-frame-3_compressed.jpg', colour: 2 })
    await field.fill('1')
    await tool.settled()
    expect(await saved(tool)).toMatchObject({ name: 'clip_compressed.jpg', colour: 0 })
  })

test('a browser without a decoder of frames says that it gives the first one only', async ({ page }) => {
  await page.route(/\/workers\/picture-import\.import\.worker-/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `delete globalThis.ImageDecoder;${await response.text()}` })
  })
  const tool = await open(page, 'image-compressor')
  await tool.pick(pickedFile('clip.gif', animatedGif({ ...size, frames: colours }), 'image/gif'))
  await tool.settled()
  await expect(page.getByText('Your browser can open only the first frame of an animation.')).toBeVisible()
  await expect(page.getByLabel('Frame', { exact: true })).toHaveCount(0)
  expect(await saved(tool)).toMatchObject({ name: 'clip_compressed.jpg', colour: 0 })
})

test('the original of an animation stands still beside its result', async ({ page }) => {
  await page.addInitScript(() => {
    const types = new Map<string, string>()
    const create = URL.createObjectURL
    URL.createObjectURL = (blob) => {
      const url = create(blob)
      if (blob instanceof Blob) types.set(url, blob.type)
      return url
    }
    Object.assign(globalThis, { typeOfUrl: (url: string) => types.get(url) })
  })
  const tool = await open(page, 'image-compressor')
  await tool.pick(pickedFile('clip.gif', animatedGif({ ...size, frames: colours }), 'image/gif'))
  await tool.settled()
  const before = page.getByRole('img', { name: 'Before: clip.gif' })
  await expect(before).toBeVisible()
  const typeOf = (image: HTMLImageElement) =>
    (globalThis as unknown as { typeOfUrl: (url: string) => string }).typeOfUrl(image.src)
  expect(await before.evaluate(typeOf)).toBe('image/png')
})
