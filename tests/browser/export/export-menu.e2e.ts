import type { Page } from '@playwright/test'
import { pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { messages as qr } from '../../../src/tools/qr-generator/messages.en.ts'
import { messages as t } from '../../../src/ui/files/export-menu/messages.en.ts'
import { messages as tr } from '../../../src/ui/files/export-menu/messages.tr.ts'
import { doMainJob } from '../main-job.ts'
import { arrived, expect, test, visit } from '../test.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: t.open, exact: true })
const item = (page: Page, action: string) => page.locator(`[role="menuitem"][data-export-action="${action}"]`)
const actionsIn = (page: Page) =>
  page
    .getByRole('menuitem')
    .evaluateAll((items) => items.map((each) => each.getAttribute('data-export-action')))

/** What a share sheet was given, and how it ends. */
type Sheet = { shared?: { name: string; type: string; size: number }[]; end?: string }

const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    const sheet: Sheet = {}
    Object.assign(window, { sheet })
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.every(({ type }) => type !== 'image/avif'),
      async share({ files = [] }: ShareData) {
        sheet.shared = files.map(({ name, type, size }) => ({ name, type, size }))
        if (sheet.end) throw new DOMException('', sheet.end)
      },
    })
  })
const sheetOf = (page: Page) => page.evaluate(() => (window as unknown as { sheet: Sheet }).sheet)
const endShareWith = (page: Page, end: string) =>
  page.evaluate((name) => {
    ;(window as unknown as { sheet: Sheet }).sheet.end = name
  }, end)

/** A folder of the browser's private file storage, which is as real as one that is picked. */
const withFolder = (page: Page) =>
  page.addInitScript(() =>
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('Pictures', { create: true }),
    }),
  )
const filesInFolder = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, number> = {}
    const storage = await navigator.storage.getDirectory()
    for await (const [name, handle] of await storage.getDirectoryHandle('Pictures'))
      found[name] = handle.kind === 'file' ? (await (handle as FileSystemFileHandle).getFile()).size : -1
    return found
  })

async function compress(page: Page, ...names: string[]) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(names.map((name) => pickedFile(name, pngFile({ width: 64, height: 48 }))))
  await expect(page.locator('li[data-state="done"]')).toHaveCount(names.length)
  await expect(menuButton(page)).toBeVisible()
}

/** The actions that each tool's main result has in a browser that has all of them. */
const actionsOfTools = {
  'image-compressor': ['share', 'copy'],
  'image-converter': ['share', 'copy'],
  'qr-generator': ['share'],
  'color-palette': ['share', 'copy'],
  'photo-to-pdf': ['share'],
} as const

for (const [tool, actions] of Object.entries(actionsOfTools))
  test(`the result of ${tool} is exported by its actions`, async ({ page }) => {
    await withShareSheet(page)
    await withFolder(page)
    await visit(page, `/tools/${tool}`)
    await arrived(page)
    await doMainJob(page, tool)
    await menuButton(page).click()
    expect(await actionsIn(page)).toEqual(actions)
    await item(page, 'share').click()
    await expect.poll(async () => (await sheetOf(page)).shared?.length).toBe(1)
    const [file] = (await sheetOf(page)).shared ?? []
    expect(file?.size).toBeGreaterThan(0)
    expect(file?.name).toMatch(/\.\w+$/)
    await expect(menuButton(page)).toBeFocused()
  })

test('without any of the actions there is no menu', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker')
    Reflect.deleteProperty(window, 'ClipboardItem')
  })
  await visit(page, '/tools/image-compressor')
  const late = page.waitForResponse(/ExportMenuButton-.*\.js$/)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(['a.png', 'b.png'].map((name) => pickedFile(name, pngFile({ width: 64, height: 48 }))))
  await expect(page.locator('li[data-state="done"]')).toHaveCount(2)
  await late
  await expect(page.locator('[data-next]')).toBeVisible()
  await expect(menuButton(page)).toHaveCount(0)
})

test('sharing: the shown result, all of a few, a cancelled sheet is silent, a failure is said', async ({
  page,
}) => {
  await withShareSheet(page)
  await visit(page, '/tools/image-compressor')
  await compress(page, 'a.png', 'b.png')
  await menuButton(page).click()
  await item(page, 'share-all').click()
  await expect.poll(async () => (await sheetOf(page)).shared?.length).toBe(2)

  await endShareWith(page, 'AbortError')
  await menuButton(page).click()
  await item(page, 'share').click()
  await expect.poll(async () => (await sheetOf(page)).shared?.length).toBe(1)
  await expect(page.locator('[data-export-outcome]')).toHaveCount(0)

  await endShareWith(page, 'NotAllowedError')
  await menuButton(page).click()
  await item(page, 'share').click()
  await expect(page.getByRole('alert')).toContainText(t.shareFailed)
  await page.locator('[data-export-outcome]').getByRole('button').click()
  await expect(menuButton(page)).toBeFocused()
})

test('more files than a share sheet takes are not offered to it', async ({ page }) => {
  await withShareSheet(page)
  await visit(page, '/tools/image-compressor')
  await compress(page, ...Array.from({ length: 11 }, (_, index) => `${index}.png`))
  await menuButton(page).click()
  await expect(item(page, 'share')).toBeVisible()
  await expect(item(page, 'share-all')).toHaveCount(0)
})

test('a JPEG is copied as PNG, which is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/tools/image-compressor')
  await compress(page, 'a.png')
  await menuButton(page).click()
  await expect(item(page, 'copy')).toHaveText(t.copy.other)
  await item(page, 'copy').click()
  await expect(page.locator('[data-export-outcome]')).toContainText(t.copied.other)
  const copied = await page.evaluate(async () => {
    const [found] = await navigator.clipboard.read()
    const bitmap = await createImageBitmap((await found?.getType('image/png')) ?? new Blob())
    return { types: found?.types, width: bitmap.width, height: bitmap.height }
  })
  expect(copied).toEqual({ types: ['image/png'], width: 64, height: 48 })
})

test('a refused copy is said, with what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'write', {
      value: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    })
  })
  await visit(page, '/tools/image-compressor')
  await compress(page, 'a.png')
  await menuButton(page).click()
  await item(page, 'copy').click()
  await expect(page.getByRole('alert')).toContainText('Download the image instead.')
})

test('a folder gets all results, and none takes the place of a file that is there', async ({ page }) => {
  await withFolder(page)
  await visit(page, '/tools/image-compressor')
  await compress(page, 'a.png', 'b.png')
  const save = async () => {
    await menuButton(page).click()
    await item(page, 'folder').click()
    await expect(page.locator('[data-ended]')).toContainText('2 files saved to “Pictures”')
  }
  await save()
  const first = await filesInFolder(page)
  expect(Object.keys(first)).toHaveLength(2)
  expect(Object.values(first).every((size) => size > 0)).toBe(true)

  await page.locator('[data-ended]').getByRole('button', { name: 'Dismiss' }).click()
  await expect(menuButton(page)).toBeFocused()
  await save()
  await expect(page.locator('[data-ended]')).toContainText(' (2).')
  const second = await filesInFolder(page)
  expect(Object.keys(second)).toHaveLength(4)
  expect(second).toMatchObject(first)
})

test('many codes are saved one by one, unpacked in a worker', async ({ page }) => {
  const count = 120
  await withFolder(page)
  await visit(page, '/tools/qr-generator')
  await page.locator('summary').filter({ hasText: qr.batch }).click()
  const batch = page.getByRole('region', { name: qr.batch, exact: true })
  await batch.getByLabel(qr.lines).fill(Array.from({ length: count }, (_, index) => `${index}`).join('\n'))
  await batch.getByRole('button', { name: qr.makeBatch(count) }).click()
  const unpacking = page.waitForRequest('**/workers/qr-generator.batch.unpack.worker*')
  await batch.getByRole('button', { name: t.open, exact: true }).click()
  await item(page, 'folder').click()
  await unpacking
  await expect(page.locator('[data-ended]')).toContainText(`${count} files saved to “Pictures”`)
  const files = await filesInFolder(page)
  expect(Object.keys(files)).toHaveLength(count)
  expect(Object.values(files).every((size) => size > 0)).toBe(true)
})

test('a folder without room: what is there stays, and what is not is named', async ({ page }) => {
  await withFolder(page)
  await page.addInitScript(() => {
    const { createWritable } = FileSystemFileHandle.prototype
    let count = 0
    FileSystemFileHandle.prototype.createWritable = async function (...given) {
      // The site's own files of the picked pictures have other names.
      if (this.name.includes('_compressed')) count += 1
      if (count > 1) throw new DOMException('', 'QuotaExceededError')
      return createWritable.apply(this, given)
    }
  })
  await visit(page, '/tools/image-compressor')
  await compress(page, 'a.png', 'b.png', 'c.png')
  await menuButton(page).click()
  await item(page, 'folder').click()
  const alert = page.locator('[data-ended]').getByRole('alert')
  await expect(alert).toContainText(t.notSaved(2))
  await expect(alert.getByRole('listitem')).toHaveText([
    new RegExp(`^b.*${t.faults.full}`),
    new RegExp(`^c.*${t.faults.left}`),
  ])
  expect(Object.keys(await filesInFolder(page))).toHaveLength(1)
  await expect(page.locator('li[data-state="done"]')).toHaveCount(3)
})

test('Stop ends the saving without waiting for the disk, and leaves no part of a file', async ({ page }) => {
  await withFolder(page)
  await page.addInitScript(() => {
    // A disk that takes as long as the test wants.
    const written = new Promise<void>((resolve) => Object.assign(window, { finishWriting: resolve }))
    FileSystemFileHandle.prototype.createWritable = async () =>
      new WritableStream({ write: () => written }) as FileSystemWritableFileStream
  })
  await visit(page, '/tools/image-compressor')
  await compress(page, 'a.png', 'b.png')
  await menuButton(page).click()
  await item(page, 'folder').click()
  await page.getByRole('button', { name: t.stop, exact: true }).click()
  await expect(page.locator('[data-ended]')).toContainText(t.stopped(2))
  await page.evaluate(() => (window as unknown as { finishWriting(): void }).finishWriting())
  await expect.poll(() => filesInFolder(page)).toEqual({})
})

test('a result is dragged out under a safe name', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  await compress(page, 'a:b\u202egpj.png')
  const data = await page.evaluate(() => {
    const transfer = new DataTransfer()
    const tile = document.querySelector('[data-result] label[draggable="true"]')
    tile?.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer: transfer }))
    return transfer.getData('DownloadURL')
  })
  expect(data).toMatch(/^image\/jpeg:[^:\u202e]+\.jpg:blob:http/)
  const width = await page.evaluate(
    async (url) => {
      const picture = new Image()
      picture.src = url
      await picture.decode()
      return picture.naturalWidth
    },
    data.slice(data.indexOf('blob:')),
  )
  expect(width).toBe(64)
  await expect(page.locator('[data-result] label[draggable="true"]')).toHaveAttribute('title', /desktop/)
})

test('a code is dragged out as the picture that it is at the moment', async ({ page }) => {
  await visit(page, '/tools/qr-generator')
  await page.getByRole('textbox').first().fill('example.com')
  const code = page.locator('img[draggable="true"]')
  await expect(menuButton(page).or(code).first()).toBeVisible()
  await code.hover()
  const drag = () =>
    code.evaluate((canvas) => {
      const transfer = new DataTransfer()
      canvas.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer: transfer }))
      return transfer.getData('DownloadURL')
    })
  await expect.poll(drag).toMatch(/^image\/png:qr-code\.png:blob:http/)
})

test('the menu is worked with the keyboard, in Turkish', async ({ page }) => {
  await withShareSheet(page)
  await visit(page, '/tr/tools/color-palette')
  const button = page.getByRole('button', { name: tr.open, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(item(page, 'share')).toBeFocused()
  await expect(item(page, 'share')).toHaveText(tr.share.one)
  await page.keyboard.press('ArrowDown')
  await expect(item(page, 'copy')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item(page, 'share')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

test('codes of a list go into a folder', async ({ page }) => {
  await withFolder(page)
  await visit(page, '/tools/qr-generator')
  await page.locator('summary').filter({ hasText: qr.batch }).click()
  const batch = page.getByRole('region', { name: qr.batch, exact: true })
  await batch.getByRole('textbox').first().fill('one,first\ntwo,second')
  await batch.getByRole('button', { name: qr.makeBatch(2) }).click()
  await batch.getByRole('button', { name: t.open, exact: true }).click()
  await item(page, 'folder').click()
  await expect(page.locator('[data-ended]')).toContainText('2 files saved to “Pictures”')
  const saved = await filesInFolder(page)
  expect(Object.keys(saved)).toHaveLength(2)
  expect(Object.values(saved).every((size) => size > 0)).toBe(true)
})
