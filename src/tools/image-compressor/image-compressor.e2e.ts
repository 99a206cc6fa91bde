import { unzipSync } from 'fflate'
import { collectAnnouncements } from '../../../tests/browser/accessibility/announcements.ts'
import { expect, test, visit } from '../../../tests/browser/test.ts'
import { batchOn, pickedFile } from '../../features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../lib/files/bytes.ts'
import { readImageHeader } from '../../lib/image/header/image-header.ts'
import { exifSegment } from '../../lib/image/testing/exif-data.ts'
import { jpegFile } from '../../lib/image/testing/jpeg-file.ts'
import { manyScansFile } from '../../lib/image/testing/many-scans.ts'
import { pngFile } from '../../lib/image/testing/png-file.ts'

const upload = /^Click to upload images/

/** Waves with fine grain, so that the file is not tiny. */
function grainy(name: string, width: number, height: number, strength = 41) {
  const row = (y: number) =>
    Array.from({ length: width * 3 }, (_, at) => {
      const grain = (((Math.floor(at / 3) * 40_503 + y * 69_621) >>> 4) % strength) - strength / 2
      return Math.max(0, Math.min(255, Math.round(128 + 70 * Math.sin(at / 90 + y / 40) + grain)))
    })
  return pickedFile(name, pngFile({ width, height, row }))
}

test.beforeEach(({ page }) => visit(page, '/tools/image-compressor'))

test('a picture is compressed and downloaded', async ({ page }) => {
  const tool = batchOn(page, upload)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image compressor')
  await expect(page.getByText('Quality: 0.8')).toBeVisible()
  await expect(page.getByLabel('Max width')).toHaveValue('1920')
  await expect(page.getByLabel('Max height')).toHaveValue('1080')
  await expect(page.getByRole('button', { name: 'Compress', exact: true })).toBeDisabled()

  await page.getByRole('button', { name: 'Web (800 × 600)' }).click()
  await tool.pick(grainy('my.photo.png', 1000, 500))
  await tool.settled()
  await expect(tool.rows).toContainText('1000 × 500 → 800 × 400 pixels')
  await expect(tool.rows).toContainText(/1\.43 MB → .* KB/)
  await expect(tool.rows).toContainText(/% smaller/)

  const { name, bytes } = await tool.save('Download')
  expect(name).toBe('my.photo_compressed.jpg')
  expect(await readImageHeader(memorySource(bytes))).toMatchObject({
    format: 'jpeg',
    width: 800,
    height: 400,
  })
})

test('a file that decodes for too long fails with its name, and the next one is processed', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  // The most scans that are accepted at this size; a decoder passes over 49 megapixels for each, for seconds in all.
  await tool.pick(pickedFile('slow.jpg', manyScansFile(20, 7000, 7000), 'image/jpeg'))
  await expect(tool.row('slow.jpg')).toContainText('Opening')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await page.clock.runFor(10 * 60_000)
  await expect(tool.row('slow.jpg')).toContainText('This took far longer than an image of this size should')
  await tool.pick(grainy('quick.png', 60, 40))
  await expect(tool.row('quick.png')).toContainText('60 × 40 pixels')
  await tool.pick(pickedFile('hostile.jpg', manyScansFile(90, 11_000, 11_000), 'image/jpeg'))
  await expect(tool.row('hostile.jpg')).toContainText('stored in 90 scans')
})

test('a picture is never enlarged, and a note says when the file did not get smaller', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = batchOn(page, upload)
  const small = jpegFile({ columns: 2, rows: 2, block: () => [100, 128, 128] })
  await tool.pick(pickedFile('tiny.jpg', small, 'image/jpeg'))
  await tool.settled()
  await expect(tool.rows).toContainText('16 × 16 pixels')
  await expect(tool.rows).toContainText('% larger')
  await expect(tool.rows).toContainText('The result isn’t smaller than the original.')
  const original = await tool.save('Download the original')
  expect(original.name).toBe('tiny.jpg')
  expect(Buffer.from(small).equals(original.bytes)).toBe(true)
})

test('a target size is reached and never exceeded', { tag: '@desktop' }, async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByRole('radio', { name: 'File size' }).check()
  await page.getByLabel('File size in KB').fill('60')
  await tool.pick(grainy('photo.png', 500, 400, 240))
  await tool.settled()
  const { bytes } = await tool.save('Download')
  expect(bytes.length).toBeLessThanOrEqual(60 * 1024)
  expect(bytes.length).toBeGreaterThan(60 * 1024 * 0.9)
  expect(await readImageHeader(memorySource(bytes))).toMatchObject({ width: 500, height: 400 })

  // Blocks of random greys cannot be encoded in 5 KB with all their pixels.
  const noise = jpegFile({
    columns: 200,
    rows: 130,
    block: (column, row) => [((column * 40_503 + row * 69_621) >>> 3) % 250, 128, 128],
  })
  await page.getByLabel('File size in KB').fill('5')
  await page.getByRole('button', { name: 'Remove all' }).click()
  await tool.pick(pickedFile('noise.jpg', noise, 'image/jpeg'))
  await tool.settled()
  await expect(tool.rows).toContainText('Resized to meet the target file size.')
  expect((await tool.save('Download')).bytes.length).toBeLessThanOrEqual(5 * 1024)
})

/** Waves and grain, different in each channel. */
function colourful(name: string, width: number, height: number) {
  const row = (y: number) =>
    Array.from({ length: width * 3 }, (_, at) => {
      const [x, channel] = [Math.floor(at / 3), at % 3]
      const grain = (((x * 40_503 + y * 69_621 + channel * 7919) >>> 4) % 41) - 20
      return Math.max(
        0,
        Math.min(255, Math.round(128 + 70 * Math.sin(x / (60 + 30 * channel) + y / 40) + grain)),
      )
    })
  return pickedFile(name, pngFile({ width, height, row }))
}

test('a target size is filled to 97 % even where one step of quality is a tenth of the file', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByRole('radio', { name: 'File size' }).check()
  await tool.pick(colourful('photo.png', 400, 300))
  const missed: string[] = []
  for (const kilobytes of [24, 60, 80, 92, 120, 128]) {
    await page.getByLabel('File size in KB').fill(String(kilobytes))
    await tool.settled()
    const { bytes } = await tool.save('Download')
    const share = bytes.length / (kilobytes * 1024)
    if (share < 0.97 || share > 1) missed.push(`${kilobytes} KB: ${share}`)
  }
  expect(missed).toEqual([])
})

test('a better quality preset gives a larger file', { tag: '@desktop' }, async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByRole('radio', { name: 'Appearance' }).check()
  await tool.pick(grainy('photo.png', 400, 300))
  const sizes: number[] = []
  for (const look of ['Smallest', 'Good', 'No visible difference']) {
    await page.getByRole('radio', { name: look, exact: true }).check()
    await tool.settled()
    sizes.push((await tool.save('Download')).bytes.length)
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(sizes[2]).toBeGreaterThan((sizes[0] ?? 0) * 1.2)
})

for (const [variant, codec, prepare] of [
  ['with SIMD', /^jpegli/, () => {}],
  ['without SIMD', /^mozjpeg/, () => Object.assign(WebAssembly, { validate: () => false })],
] as const)
  test(`the small file is made ${variant}, and no codec is loaded that is not used`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const codecs: string[] = []
    page.on('request', (request) => {
      const name = request.url().split('/').at(-1) ?? ''
      if (name.endsWith('.wasm')) codecs.push(name)
    })
    await page.addInitScript(prepare)
    await visit(page, '/tools/image-compressor')
    const tool = batchOn(page, upload)
    await page.getByRole('radio', { name: 'Appearance' }).check()
    await tool.pick(grainy('photo.png', 400, 300))
    await tool.settled()
    const { bytes } = await tool.save('Download')
    // The browser's own files are sequential.
    expect(await readImageHeader(memorySource(bytes))).toMatchObject({ process: 'progressive' })
    expect(codecs).toEqual([expect.stringMatching(codec)])
  })

test('lossless: a smaller JPEG with identical pixels and without private details', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByRole('radio', { name: 'Lossless' }).check()
  await expect(page.getByLabel('Max width')).toHaveCount(0)
  const photo = jpegFile({
    columns: 300,
    rows: 200,
    block: (column, row) => [((column * 40_503 + row * 69_621) >>> 3) % 250, 128, 128],
    segments: [exifSegment({ orientation: 6, maker: 'Camera works' })],
  })
  await tool.pick(pickedFile('photo.jpg', photo, 'image/jpeg'), grainy('drawing.png', 60, 40))
  await tool.settled()
  await expect(tool.row('photo.jpg')).toContainText('0 of 3,840,000 pixels changed')
  await expect(tool.row('photo.jpg')).toContainText(/% smaller/)
  await expect(tool.row('drawing.png')).toContainText('Only JPEG files can be compressed to JPEG losslessly.')
  const { bytes } = await tool.save('Download photo.jpg')
  expect(Buffer.from(bytes).includes('Camera works')).toBe(false)
  // The stored pixels are not rotated, so the file must keep its orientation.
  expect(await readImageHeader(memorySource(bytes))).toMatchObject({
    width: 2400,
    height: 1600,
    orientation: 6,
    process: 'progressive',
  })
})

test('lossless: a photo with the colours of a phone is packed without loss, too', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = batchOn(page, upload)
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 300)
    const context = canvas.getContext('2d', { colorSpace: 'display-p3' })
    const pixels = new ImageData(400, 300, { colorSpace: 'display-p3' })
    pixels.data.forEach((_, at) => {
      const [x, y, channel] = [(at >> 2) % 400, Math.floor(at / 1600), at & 3]
      pixels.data[at] = channel === 3 ? 255 : 128 + 120 * Math.sin(x / (20 + 9 * channel) + y / 31)
    })
    context?.putImageData(pixels, 0, 0)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  await page.getByRole('radio', { name: 'Lossless' }).check()
  await tool.pick(pickedFile('photo.jpg', Uint8Array.from(photo), 'image/jpeg'))
  await tool.settled()
  await expect(tool.rows).toContainText('0 of 120,000 pixels changed')
  await expect(tool.rows).toContainText(/% smaller/)
})

test('an alert names a file that is not a picture, and valid ones are processed', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(pickedFile('notes.png', Buffer.from('only text')), grainy('good.png', 40, 40))
  await expect(tool.alert).toContainText('Please select a valid image file.')
  await expect(tool.alert).toContainText('notes.png')
  await tool.settled()
  await expect(tool.rows).toHaveCount(1)
})

test('a download pressed while another quality is made is of that quality, and the final file', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(grainy('grain.png', 320, 240))
  await tool.settled()
  const former = await tool.save('Download')
  const pressed = await tool.downloadWhileProcessing(page.getByLabel('Quality: 0.8'), '0.3')
  expect(pressed.length).toBeLessThan(former.bytes.length)
  await tool.settled()
  expect(Buffer.from((await tool.save('Download')).bytes).equals(pressed)).toBe(true)
})

test('the alert is in the language of the page', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/tr/tools/image-compressor')
  const tool = batchOn(page, /^Görsel yüklemek/)
  await tool.pick(pickedFile('not.png', Buffer.from('metin')))
  await expect(tool.alert).toContainText('Lütfen geçerli bir görsel dosyası seçin.')
})

test('the comparison of before and after can be operated by keyboard', { tag: '@desktop' }, async ({
  page,
}) => {
  const tool = batchOn(page, upload)
  await tool.pick(grainy('a.png', 60, 40), grainy('b.png', 60, 40))
  await tool.settled()
  const slider = page.getByRole('slider', { name: 'Before and after' })
  await expect(slider).toHaveAttribute('aria-valuetext', '50% result')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '0% result')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '100% result')
  await page.getByRole('button', { name: 'Zoom to 100%' }).click()
  await expect(slider).toBeVisible()
  // The comparison stays on the page while the result is computed again with other settings.
  const sliderBefore = await slider.elementHandle()
  await page.getByLabel('Max width').fill('40')
  await tool.settled()
  await expect(page.getByText('60 × 40 → 40 × 27 pixels')).toHaveCount(2)
  expect(await sliderBefore?.evaluate((element) => element.isConnected)).toBe(true)
  const all = await tool.save('Download all (ZIP)')
  expect(Object.keys(unzipSync(all.bytes))).toEqual(['a_compressed.jpg', 'b_compressed.jpg'])
})

test('Cancel stops all files that are not done, and they can be processed again', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = batchOn(page, upload)
  // A file that takes seconds, so that there is time to press the button.
  const slow = pickedFile('slow.jpg', manyScansFile(20, 7000, 7000), 'image/jpeg')
  await tool.pick(slow, ...['b', 'c', 'd', 'e'].map((name) => ({ ...slow, name: `${name}.jpg` })))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await tool.settled()
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  const stopped = page.locator('li[data-state="stopped"]')
  await expect(stopped.first()).toBeVisible()
  await expect(stopped.first().getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compress', exact: true })).toBeEnabled()
})

test('one Cancel stops both the check of files and the work on them', { tag: '@desktop' }, async ({
  page,
}) => {
  const most = await page.evaluateHandle(() => {
    const seen = { cancels: 0, pressed: false }
    const count = () => {
      const cancels = [...document.querySelectorAll('button')].filter(
        (button) => button.textContent === 'Cancel' && button.checkVisibility({ visibilityProperty: true }),
      )
      seen.cancels = Math.max(seen.cancels, cancels.length)
      // Pressed in the page: from outside it could come after the last file has been checked.
      if (!seen.pressed && cancels[0] && document.querySelector('li[data-state]')) {
        seen.pressed = true
        cancels[0].click()
      }
      requestAnimationFrame(count)
    }
    count()
    return seen
  })
  const slow = pickedFile('slow.jpg', manyScansFile(20, 7000, 7000), 'image/jpeg')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: upload }).click()
  const picked = 400
  await (await chooser).setFiles(
    Array.from({ length: picked }, (_, index) => ({ ...slow, name: `${index}.jpg` })),
  )
  const rows = page.locator('li[data-state]')
  await expect(rows.first()).toBeVisible()
  await expect.poll(() => most.evaluate(({ pressed }) => pressed)).toBe(true)
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await expect(
    page.locator('li:is([data-state="waiting"], [data-state="working"], [data-state="early"])'),
  ).toHaveCount(0)
  expect(await rows.count(), 'the rest is not checked any more').toBeLessThan(picked)
  expect(await most.evaluate(({ cancels }) => cancels)).toBe(1)
})

test('several files can be removed and processed again', { tag: '@desktop' }, async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(...['a', 'b', 'c'].map((name) => grainy(`${name}.png`, 300, 300)))
  await expect(tool.rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove b.png' }).click()
  await expect(tool.rows).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Remove c.png' }), 'the focus goes on').toBeFocused()
  await tool.settled()
  // Pictures this small are done before Playwright could see it, so the page itself observes.
  const wasBusy = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          const buttons = [...document.querySelectorAll('button[aria-disabled="true"]')]
          if (!buttons.some(({ textContent }) => textContent === 'Compressing...')) return
          observer.disconnect()
          resolve(true)
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
  await page.getByRole('button', { name: 'Compress again' }).click()
  expect(await wasBusy).toBe(true)
  await tool.settled()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('Upload images to compress')).toBeVisible()
  await expect(page.getByRole('button', { name: upload })).toBeFocused()
})

test('a batch can be downloaded before its last small file is there, and the shown file gets its own first', {
  tag: '@desktop',
}, async ({ page }) => {
  // One worker, so that the order is seen.
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 }))
  // Without the encoder no small file can be made: the second pass waits for as long as the test wants.
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/jpegli[^/]*\.wasm$/, async (route) => {
    await released
    await route.continue()
  })
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  const announced = await collectAnnouncements(page)
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  await tool.pick(...names.map((name) => grainy(`${name}.png`, 320, 240)))
  await expect(page.getByText('0 of 8 are at their smallest')).toBeVisible()
  await expect(page.getByText('Downloads use the best version of each file so far.')).toBeVisible()
  await expect(page.locator('[data-counting]')).toHaveCount(0)
  const done = page.locator('li[data-state="done"]')
  await expect(done).toHaveCount(0)
  const first = unzipSync((await tool.save('Download all (ZIP)')).bytes)
  expect(Object.keys(first)).toEqual(names.map((name) => `${name}_compressed.jpg`))

  // The worker has begun with the file that was shown; the one that is shown now is next.
  await page.getByRole('radio', { name: /^f\.png, / }).check()
  const order = page.evaluate(
    (count) =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>()
        new MutationObserver((_, observer) => {
          for (const { textContent } of document.querySelectorAll('li[data-state="done"]'))
            seen.add(textContent.slice(0, 1))
          if (seen.size < count) return
          observer.disconnect()
          resolve([...seen])
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
    names.length,
  )
  release()
  expect((await order).join('')).toBe('afgehdcb')
  await tool.settled()
  await expect(page.getByText(/at their smallest|so far/)).toHaveCount(0)
  const last = unzipSync((await tool.save('Download all (ZIP)')).bytes)
  for (const [name, bytes] of Object.entries(last))
    expect(bytes.length, name).toBeLessThan(first[name]?.length ?? 0)
  const sayings = (await announced()).filter((each) => /can be downloaded|ready/.test(each))
  expect(sayings).toEqual([
    '8 files are ready to download. They’re still being optimised.',
    expect.stringMatching(/^8 files ready, /),
  ])
})
