import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languages } from '../../../src/lib/text/i18n.ts'
import { messages as palette } from '../../../src/tools/color-palette/messages.en.ts'
import { messages as pdf } from '../../../src/tools/photo-to-pdf/messages.en.ts'
import { card as turkishPdf } from '../../../src/tools/photo-to-pdf/messages.tr.ts'
import { colourPhoto, green, type PickedFile, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { messages as qr } from '../../../src/tools/qr-generator/messages.en.ts'
import { messages as words } from '../../../src/tools/word-counter/messages.en.ts'
import { homeOf, shellTexts } from '../site.ts'
import { expect, holdBack, listening, test, visit } from '../test.ts'

const t = shellTexts.en
const photo = colourPhoto('beach.png', red)
const answer = (page: Page) => page.getByRole('region', { name: t.openWith.answer })
const dialog = (page: Page) => page.getByRole('dialog')

/** Writes files into a folder of the test's own; names may have folders. */
function onDisk(root: string, files: readonly { readonly name: string; readonly buffer: Buffer }[]): string {
  for (const { name, buffer } of files) {
    const path = join(root, name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, buffer)
  }
  return root
}

/** A drag from the desktop, as the browser itself gets it: what a page does not prevent, it opens. */
async function drag(page: Page, paths: readonly string[]) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', {
      type,
      x: 300,
      y: 300,
      data: { items: [], files: [...paths], dragOperationsMask: 1 },
    })
  return {
    over: async () => {
      await send('dragEnter')
      await send('dragOver')
    },
    drop: () => send('drop'),
  }
}

/** Pastes as the browser does, without a focus. */
const paste = (page: Page, { files = [], text }: { files?: readonly PickedFile[]; text?: string }) =>
  page.evaluate(
    ({ contents, words }) => {
      const clipboardData = new DataTransfer()
      for (const { name, type, bytes } of contents)
        clipboardData.items.add(new File([Uint8Array.from(bytes)], name, { type }))
      if (words !== undefined) clipboardData.setData('text/plain', words)
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    {
      contents: files.map(({ name, mimeType: type, buffer }) => ({ name, type, bytes: [...buffer] })),
      words: text,
    },
  )

for (const path of ['/privacy-policy', '/guides/password-security', '/tools/bmi-calculator', '/about'])
  test(`a photo dropped on ${path} is offered to the tools, and the page stays`, async ({ page }, info) => {
    const folder = onDisk(info.outputPath('desk'), [photo])
    await visit(page, path)
    await listening(page)
    const dragged = await drag(page, [join(folder, photo.name)])
    await dragged.over()
    await expect(page.getByText(t.drop.text)).toBeVisible()
    await dragged.drop()
    await expect(page.getByText(t.drop.text)).toHaveCount(0)
    await expect(dialog(page)).toHaveAccessibleName(t.openWith.files(1))
    for (const name of ['Compress', 'To PDF', 'Convert'])
      await expect(answer(page).getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

test('the tool that is chosen gets the files', async ({ page }, info) => {
  const folder = onDisk(info.outputPath('desk'), [photo, colourPhoto('hills.png', green)])
  await visit(page, '/tr/privacy-policy')
  await listening(page)
  const dragged = await drag(page, [join(folder, 'beach.png'), join(folder, 'hills.png')])
  await dragged.over()
  await dragged.drop()
  await expect(dialog(page)).toHaveAccessibleName(shellTexts.tr.openWith.files(2))
  await page.getByRole('button', { name: turkishPdf.action ?? '', exact: true }).click()
  await expect(page).toHaveURL('/tr/tools/photo-to-pdf')
  await expect(page.getByText('hills.png').first()).toBeVisible()
})

test('a text file opens the one tool for it', async ({ page }, info) => {
  const folder = onDisk(info.outputPath('desk'), [{ name: 'notes.txt', buffer: Buffer.from('two words') }])
  await visit(page, '/about')
  await listening(page)
  const dragged = await drag(page, [join(folder, 'notes.txt')])
  await dragged.over()
  await dragged.drop()
  await expect(page).toHaveURL('/tools/word-counter')
  await expect(page.getByRole('textbox', { name: words.text })).toHaveValue('two words')
})

test('a picture dropped on the palette goes to its tab of pictures', async ({ page }, info) => {
  const folder = onDisk(info.outputPath('desk'), [photo])
  await visit(page, '/tools/color-palette')
  await listening(page)
  const dragged = await drag(page, [join(folder, photo.name)])
  await dragged.over()
  await dragged.drop()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('tab', { name: palette.picture, selected: true })).toBeVisible()
})

test('a file dropped before the site listens does not replace the page, and is taken then', async ({
  page,
}, info) => {
  const folder = onDisk(info.outputPath('desk'), [photo])
  const letGo = await holdBack(page, '**/LateNotices-*.js')
  await visit(page, '/privacy-policy')
  const dragged = await drag(page, [join(folder, photo.name)])
  await dragged.over()
  await dragged.drop()
  await expect.poll(() => page.evaluate(() => globalThis.heldFiles?.length)).toBe(1)
  await expect(page).toHaveURL('/privacy-policy')
  letGo()
  await expect(dialog(page)).toHaveAccessibleName(t.openWith.files(1))
})

test('what is pasted before the site listens is taken then', async ({ page }) => {
  const letGo = await holdBack(page, '**/LateNotices-*.js')
  await visit(page, '/tools/photo-to-pdf')
  await paste(page, { files: [photo] })
  await expect.poll(() => page.evaluate(() => globalThis.heldPaste?.files.length)).toBe(1)
  letGo()
  await expect(page.getByRole('heading', { name: pdf.selected(1) })).toBeVisible()
})

test('the target stays while the drag moves, and is gone with Escape', async ({ page }, info) => {
  const folder = onDisk(info.outputPath('desk'), [photo])
  await visit(page, '/about')
  await listening(page)
  const dragged = await drag(page, [join(folder, photo.name)])
  /** With nothing in between, as a slow machine would have. */
  const dispatch = (types: readonly string[]) =>
    page.evaluate((all) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([], 'photo.png'))
      for (const type of all)
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }, types)
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const shown = document.querySelectorAll('[data-drop-frame]').length
      if (seen.at(-1) !== shown) seen.push(shown)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await dragged.over()
  await dragged.over()
  await expect(page.getByText(t.drop.text)).toBeVisible()
  // Safari names no related target between elements.
  await dispatch(['dragleave', 'dragover'])
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([1])
  await dispatch(['dragleave'])
  await expect(page.getByText(t.drop.text)).toHaveCount(0)
  await dragged.over()
  await expect(page.getByText(t.drop.text)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(t.drop.text)).toHaveCount(0)
})

test('a dropped folder brings its pictures, also those of its folders', async ({ page }, info) => {
  const folder = onDisk(info.outputPath('desk'), [
    { name: 'album/2.png', buffer: photo.buffer },
    { name: 'album/10.png', buffer: photo.buffer },
    { name: 'album/more/3.png', buffer: photo.buffer },
    { name: 'album/.hidden.png', buffer: photo.buffer },
    { name: 'album/list.txt', buffer: Buffer.from('no picture') },
  ])
  await visit(page, '/tools/photo-to-pdf')
  await listening(page)
  const dragged = await drag(page, [join(folder, 'album')])
  await dragged.over()
  await dragged.drop()
  await expect(page.getByRole('heading', { name: pdf.selected(3) })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const path of ['/tools/photo-to-pdf', '/tools/image-compressor', '/tools/image-converter'])
  test(`a folder can be picked on ${path}, and more than is taken of it is said`, async ({ page }, info) => {
    const many = Array.from({ length: 9 }, (_, depth) => `${'f/'.repeat(depth)}${depth}.png`)
    const folder = onDisk(
      info.outputPath('album'),
      many.map((name) => ({ name, buffer: photo.buffer })),
    )
    await visit(page, path)
    await listening(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a folder' }).click()
    await (await chooser).setFiles(folder)
    await expect(page.getByText(t.folderLimit(8, '8'))).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).last().click()
    await expect(page.getByText(t.folderLimit(8, '8'))).toHaveCount(0)
  })

test('a screenshot pasted on a guide is offered under a name of its own', async ({ page }) => {
  await visit(page, '/guides/qr-code-usage')
  await listening(page)
  await paste(page, { files: [{ ...photo, name: 'image.png' }] })
  await expect(dialog(page)).toHaveAccessibleName(t.openWith.files(1))
  await answer(page).getByRole('button', { name: 'To PDF', exact: true }).click()
  await expect(page.getByText(/^\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/).first()).toBeVisible()
})

test('a text pasted on the QR code page goes into the code, can be undone, and never into a field in use', async ({
  page,
}) => {
  await visit(page, '/tools/qr-generator')
  await listening(page)
  const field = page.getByRole('textbox', { name: qr.fields.text, exact: true })
  await field.fill('https://example.org/first')
  await paste(page, { text: 'https://example.org/second' })
  await expect(field).toHaveValue('https://example.org/first')
  await field.blur()
  await paste(page, { text: 'https://example.org/second' })
  await expect(field).toHaveValue('https://example.org/second')
  await expect(page.getByText(t.next.pasted).first()).toBeVisible()
  await page.getByRole('button', { name: t.next.undo, exact: true }).click()
  await expect(field).toHaveValue('https://example.org/first')
})

test('a text pasted on the word counter takes the place of another, which comes back', async ({ page }) => {
  await visit(page, '/tools/word-counter')
  await listening(page)
  const field = page.getByRole('textbox', { name: words.text })
  await field.fill('the first text')
  await field.blur()
  await paste(page, { text: 'two words' })
  await expect(field).toHaveValue('two words')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(field).toHaveValue('the first text')
})

test('a text pasted on a page that takes none changes nothing', async ({ page }) => {
  await visit(page, '/privacy-policy')
  await listening(page)
  await paste(page, { text: 'two words' })
  await paste(page, { files: [photo] })
  // The second is offered, so that the first would be as well by now.
  await expect(dialog(page)).toHaveAccessibleName(t.openWith.files(1))
  await expect(dialog(page)).toHaveCount(1)
})

test('a table pasted into a field stays a text, though it brings its picture', async ({ page }) => {
  await visit(page, '/')
  await listening(page)
  await page.getByLabel(t.drop.title).focus()
  await paste(page, { text: 'a\tb', files: [{ ...photo, name: 'image.png' }] })
  await expect(answer(page)).toHaveCount(0)
  await page.getByLabel(t.drop.title).blur()
  await paste(page, { files: [{ ...photo, name: 'image.png' }] })
  await expect(answer(page)).toBeVisible()
})

/** What the system passes to the installed app, when the test says so. */
const withLaunches = (page: Page) =>
  page.addInitScript(() => {
    const queue = {
      setConsumer: (consume: unknown) => Object.assign(window, { consume }),
    }
    Object.defineProperty(window, 'launchQueue', { value: queue })
  })

const launch = (page: Page, { file, path }: { file?: PickedFile; path: string }) =>
  page.evaluate(
    ({ name, type, bytes, to }) => {
      const files = name === undefined ? [] : [new File([Uint8Array.from(bytes)], name, { type: type ?? '' })]
      const { consume } = window as unknown as { consume: (params: unknown) => void }
      consume({
        targetURL: new URL(to, location.href).href,
        files: files.map((each) => ({ getFile: async () => each })),
      })
    },
    { name: file?.name, type: file?.mimeType, bytes: [...(file?.buffer ?? [])], to: path },
  )

test('a photo opened from the desktop is offered where one is, and added where it is taken', async ({
  page,
}) => {
  await withLaunches(page)
  await visit(page, '/tools/qr-generator')
  await listening(page)
  const field = page.getByRole('textbox', { name: qr.fields.text, exact: true })
  await field.fill('https://example.org/unsaved')
  await launch(page, { file: photo, path: '/' })
  await expect(dialog(page)).toHaveAccessibleName(t.openWith.files(1))
  await page.getByRole('button', { name: t.openWith.close }).click()
  await expect(field).toHaveValue('https://example.org/unsaved')
  await launch(page, { path: '/tools/photo-to-pdf' })
  await expect(page).toHaveURL('/tools/photo-to-pdf')
  await launch(page, { file: photo, path: '/' })
  await expect(page.getByText('beach.png').first()).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('https://example.org/unsaved')
})

test('a text that another app shares with an open window is offered without leaving the page', async ({
  page,
}) => {
  await withLaunches(page)
  await visit(page, '/about')
  await listening(page)
  await launch(page, { path: '/?shared-text=two+words' })
  await expect(dialog(page)).toHaveAccessibleName(t.openWith.shared)
  await expect(page).toHaveURL('/about')
  // A shortcut of the app opens its page, without what was offered on the other.
  await launch(page, { path: '/tools/photo-to-pdf' })
  await expect(page).toHaveURL('/tools/photo-to-pdf')
  await expect(dialog(page)).toHaveCount(0)
})

for (const language of languages)
  test(`what another app shares is answered on the home page and leaves the address (${language})`, async ({
    page,
  }) => {
    await page.goto(`${homeOf(language)}?shared-title=Menu&shared-text=https%3A%2F%2Fexample.org%2Fmenu`)
    const field = page.getByLabel(shellTexts[language].drop.title)
    await expect(field).toHaveValue('https://example.org/menu')
    await expect(page.getByRole('region', { name: shellTexts[language].openWith.answer })).toBeVisible()
    await expect(page).toHaveURL(homeOf(language))
    expect(await page.evaluate(() => history.length)).toBe(2)
    await page.reload()
    await listening(page)
    await expect(field).toHaveValue('')
  })
