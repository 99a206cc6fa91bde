import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectCopied, test, visit } from '../../../tests/browser/test.ts'
import { manyScansFile } from '../../lib/image/testing/many-scans.ts'
import { writePng } from './core/export/png.ts'
import { messages as t } from './messages.en.ts'
import { messages as turkish } from './messages.tr.ts'

const path = '/tools/color-palette'

/** The hex values of the current palette, in order. */
const hexes = async (page: Page) => {
  const names = await page
    .getByRole('list', { name: t.colours })
    .getByRole('button', { name: /^Copy #[0-9A-F]{6}$/ })
    .allInnerTexts()
  return names.map((name) => /#[0-9A-F]{6}/.exec(name)?.[0] ?? name)
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, path)
})

const bars = (page: Page) => page.getByRole('list', { name: t.colours }).getByRole('listitem')

/** Opens or closes the bar of a colour, which counts from 0. */
const toggleBar = (page: Page, index: number) =>
  bars(page)
    .nth(index)
    .getByRole('button', { name: /^Values and shades of #/ })
    .click()

/** Opens a tab below the palette. */
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('generates a random palette; its values and CSS variables can be copied', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colour palette')
  await expect(bars(page).first()).toContainText('Teal')
  const before = await hexes(page)
  await page.getByRole('button', { name: 'Random palette' }).click()
  await expect(page.getByRole('status').filter({ hasText: /Palette: #/ })).toBeAttached()
  const palette = await hexes(page)
  expect(palette).toHaveLength(5)
  expect(palette).not.toEqual(before)

  const copy = page.getByRole('button', { name: 'Copy as CSS variables' })
  await copy.click()
  await expectCopied(page)
  expect(await copiedText(page)).toBe(
    `:root {\n${palette.map((hex, index) => `  --color-${index + 1}: ${hex.toLowerCase()};\n`).join('')}}`,
  )
  await toggleBar(page, 0)
  await page
    .getByRole('button', { name: /^Copy rgb\(/ })
    .first()
    .click()
  await expect.poll(() => copiedText(page)).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
  await page
    .getByRole('button', { name: /^Copy hsl\(/ })
    .first()
    .click()
  await expect.poll(() => copiedText(page)).toMatch(/^hsl\([\d.]+, [\d.]+%, [\d.]+%\)$/)

  await page.getByRole('button', { name: t.undo }).click()
  expect(await hexes(page)).toEqual(before)
})

test('generates from a base colour, preserves locked colours, and repeats with the space bar', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.getByLabel(t.baseHex).fill('#3b82f6')
  await page.locator('summary', { hasText: t.scheme }).click()
  await page.getByText(t.tones.same, { exact: true }).click()
  await page.getByRole('button', { name: t.fromBase }).click()
  await expect.poll(() => hexes(page)).toEqual(['#3B82F6', '#523BF6', '#AF3BF6', '#F6AF3B', '#82F63B'])

  await page.getByRole('button', { name: t.lock('#3B82F6') }).click()
  await page.getByRole('button', { name: t.random }).click()
  await page.getByRole('heading', { level: 1 }).click()
  const before = await hexes(page)
  expect(before[0]).toBe('#3B82F6')
  await page.keyboard.press('Space')
  await expect.poll(() => hexes(page)).not.toEqual(before)
  expect((await hexes(page))[0]).toBe('#3B82F6')
})

test('has three to ten colours, in its link, its exports, its checks and after a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  const colours = page.getByRole('list', { name: t.colours })
  const add = page.getByRole('button', { name: t.add })
  const remove = colours.getByRole('button', { name: /^Remove #/ })
  const toggle = colours.getByRole('button', { name: /^Values and shades of #/ })
  for (let count = 6; count <= 10; count += 1) {
    await add.click()
    await expect(colours.getByRole('listitem')).toHaveCount(count)
  }
  await expect(add).toBeDisabled()
  const ten = await hexes(page)
  await page.getByRole('button', { name: t.random }).click()
  await expect.poll(() => hexes(page)).not.toEqual(ten)
  expect(await hexes(page)).toHaveLength(10)
  await page.getByRole('button', { name: t.undo }).click()
  expect(await hexes(page)).toEqual(ten)
  await expect(page.getByRole('region', { name: t.contrastTable }).getByRole('row')).toHaveCount(11)
  await openTab(page, t.exports)
  await expect(page.getByText('--color-10:')).toBeVisible()
  await page.getByRole('button', { name: t.save }).click()
  await page.getByRole('button', { name: t.copyLink, exact: true }).click()
  await expectCopied(page)
  const link = await copiedText(page)
  await visit(page, path)
  await expect.poll(() => hexes(page)).toEqual(ten)

  for (let count = 9; count >= 3; count -= 1) {
    await toggle.last().click()
    await remove.click()
    await expect(colours.getByRole('listitem')).toHaveCount(count)
    // The focus goes to the bar beside the removed one, the last.
    await expect(toggle.last()).toBeFocused()
  }
  await toggle.first().click()
  await expect(remove).toBeDisabled()
  await expect.poll(() => hexes(page)).toEqual(ten.slice(0, 3))
  await page.getByRole('button', { name: /^Palette .*\d{4}/ }).click()
  await expect.poll(() => hexes(page)).toEqual(ten)
  await page.goto('about:blank')
  await visit(page, link.replace(/^.*(?=\/tools)/, ''))
  await expect.poll(() => hexes(page)).toEqual(ten)
})

test('refuses links and stored palettes with fewer than three or more than ten colours', {
  tag: '@desktop',
}, async ({ page }) => {
  const before = await hexes(page)
  for (const count of [2, 11]) {
    await page.goto('about:blank')
    await visit(page, `${path}#${Array.from({ length: count }, () => '264653').join('-')}`)
    expect(await hexes(page)).toEqual(before)
  }
})

test('every colour has the name of the nearest well-known one', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, `${path}#4169e1-be123c-facc15-5c4033-ffffff`)
  for (const [index, name] of ['Royal blue', 'Crimson', 'Gold', 'Brown', 'White'].entries())
    await expect(bars(page).nth(index)).toContainText(name)
  await visit(page, `/tr${path}#4169e1-be123c-facc15-5c4033-ffffff`)
  await expect(page.getByRole('list', { name: turkish.colours })).toContainText('Saks mavisi')
})

test('a bar opens by keyboard with its values and shades, of which the arrow keys pick one', async ({
  page,
}) => {
  const before = await hexes(page)
  const toggle = bars(page)
    .nth(1)
    .getByRole('button', { name: /^Values and shades of #/ })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(bars(page).nth(1).getByRole('button', { name: 'Copy rgb(101, 163, 13)' })).toBeVisible()
  await expect(bars(page).nth(1).getByRole('button', { name: 'Copy hsl(84.8, 85.2%, 34.5%)' })).toBeVisible()
  const shades = page.getByRole('radio', { name: /^#/ })
  await expect(shades).toHaveCount(11)
  const values = await shades.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  await page.getByRole('radio', { checked: true, name: /^#/ }).focus()
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowUp')
  // The shades stay those of the first colour, so that it is among them.
  expect(await shades.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))).toEqual(
    values,
  )
  const picked = await hexes(page)
  expect(picked[1]).not.toBe(before[1])
  expect(values.some((value) => value?.startsWith(picked[1] ?? 'none'))).toBe(true)
  expect(picked.filter((_, index) => index !== 1)).toEqual(before.filter((_, index) => index !== 1))
  await shades.last().check()
  // All of it is one step of undo.
  await page.getByRole('button', { name: t.undo }).click()
  expect(await hexes(page)).toEqual(before)
  await toggleBar(page, 2)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(shades).toHaveCount(11)
  await toggleBar(page, 2)
  await expect(shades).toHaveCount(0)
})

test('bars are put in order by keyboard and by dragging', async ({ page }) => {
  const [first = '', second = '', ...rest] = await hexes(page)
  const handle = (index: number) =>
    bars(page)
      .nth(index)
      .getByRole('button', { name: /^Reorder / })
  const [one, two] = [await bars(page).nth(0).boundingBox(), await bars(page).nth(1).boundingBox()]
  if (!one || !two) throw new Error('The bars are not shown')
  const isWide = one.y === two.y
  await handle(0).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press(isWide ? 'ArrowRight' : 'ArrowDown')
  await expect.poll(() => hexes(page)).toEqual([second, first, ...rest])
  await expect(handle(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect.poll(() => hexes(page)).toEqual([first, second, ...rest])

  const from = await handle(0).boundingBox()
  if (!from) throw new Error('The handle is not shown')
  await page.mouse.move(from.x + 22, from.y + 22)
  await page.mouse.down()
  await page.mouse.move(from.x + 22 + (two.x - one.x) * 1.2, from.y + 22 + (two.y - one.y) * 1.2, {
    steps: 5,
  })
  await page.mouse.up()
  await expect.poll(() => hexes(page)).toEqual([second, first, ...rest])
})

test('Ctrl and Z undoes, with Shift it redoes, but not in a text field', { tag: '@desktop' }, async ({
  page,
}) => {
  const first = await hexes(page)
  await page.getByRole('button', { name: t.random }).click()
  const second = await hexes(page)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => hexes(page)).toEqual(first)
  await expect(page.getByRole('status').filter({ hasText: `Palette: ${first[0]}` })).toBeAttached()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(() => hexes(page)).toEqual(second)
  const field = page.getByLabel(t.baseHex)
  await field.fill('#123456')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field).toHaveValue('#3B82F6')
  expect(await hexes(page)).toEqual(second)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a new palette turns bar by bar, motion: ${reducedMotion}`, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    const motion = (index: number) =>
      bars(page)
        .nth(index)
        .locator('rect')
        .first()
        .evaluate((rect) => {
          const { transitionDuration, transitionDelay } = getComputedStyle(rect)
          return [transitionDuration, transitionDelay]
        })
    const still = ['0s', '0s']
    expect(await motion(4)).toEqual(still)
    await page.getByRole('button', { name: t.random }).click()
    expect(await motion(0)).toEqual(reducedMotion === 'reduce' ? still : ['0.16s', '0s'])
    expect(await motion(4)).toEqual(reducedMotion === 'reduce' ? still : ['0.16s', '0.12s'])
  })

test('the converter applies only valid values, and a field keeps the text as typed', {
  tag: '@desktop',
}, async ({ page }) => {
  await openTab(page, t.converter)
  const hex = page.getByLabel(t.hex, { exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await hex.fill('#ff8000')
  await expect(field('Red')).toHaveValue('255')
  await expect(field('Hue')).toHaveValue('30.1')
  await hex.fill('#ff80')
  await expect(page.getByText(t.badHex)).toBeVisible()
  await expect(field('Green')).toHaveValue('128')
  await field('Green').fill('300')
  await expect(page.getByText(t.wholeRange(0, 255))).toBeVisible()
  await expect(field('Blue')).toHaveValue('0')
  await field('Green').fill('0')
  await expect(hex).toHaveValue('#FF0000')
  await field('Hue').fill('360')
  await expect(hex).toHaveValue('#FF0000')
  await field('Lightness').fill('25')
  await expect(hex).toHaveValue('#800000')

  await field(t.anyColour).fill('oklch(0.7 0.4 150)')
  await field(t.anyColour).press('Enter')
  await expect(page.getByText(t.mapped)).toBeVisible()
  await field(t.anyColour).fill('rebeccapurple')
  await field(t.anyColour).press('Enter')
  await expect(hex).toHaveValue('#663399')
})

test('stores up to ten palettes and restores them', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('button', { name: t.random }).click()
  const saved = await hexes(page)
  await page.getByRole('button', { name: t.save }).click()
  const uses = page.getByRole('button', { name: /^Palette .*\d{4}/ })
  await expect(uses).toHaveCount(1)
  await page.getByRole('button', { name: t.random }).click()
  await uses.first().click()
  expect(await hexes(page)).toEqual(saved)

  await page.getByRole('button', { name: t.random }).click()
  for (let times = 0; times < 9; times += 1) await page.getByRole('button', { name: t.save }).click()
  await expect(uses).toHaveCount(10)
  const list = page.getByRole('region', { name: t.saved })
  await expect(list.getByRole('button', { name: t.undo })).toHaveCount(0)
  // The eleventh replaces the oldest; a notice says so, and Undo restores it.
  await page.getByRole('button', { name: t.save }).click()
  await expect(list.getByText(saved.join(', '))).toBeVisible()
  await expect(uses).toHaveCount(10)
  await list.getByRole('button', { name: t.undo }).click()
  await expect(uses).toHaveCount(10)
  await uses.last().click()
  expect(await hexes(page)).toEqual(saved)
  const left = await hexes(page)
  await visit(page, path)
  await expect.poll(() => hexes(page)).toEqual(left)
  await page
    .getByRole('button', { name: /^Remove Palette/ })
    .first()
    .click()
  await expect(uses).toHaveCount(9)
  await list.getByRole('button', { name: t.undo }).click()
  await expect(uses).toHaveCount(10)
})

test.describe('with a pointer, where the saved palettes are beside the bars', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('a saved palette is dragged back onto the bars; anything else that is dropped is refused', {
    tag: '@desktop',
  }, async ({ page }) => {
    const first = await hexes(page)
    await page.getByRole('button', { name: t.save }).click()
    await page.getByRole('button', { name: t.random }).click()
    const second = await hexes(page)
    expect(second).not.toEqual(first)
    const list = page.getByRole('list', { name: t.colours })
    for (const data of [
      ['application/x-toolnook-palette', '["#000000"]'],
      ['application/x-toolnook-palette', '{'],
      ['application/x-toolnook-palette', '["red","green","blue"]'],
      ['text/plain', '["#000000","#111111","#222222"]'],
    ] as const) {
      const dataTransfer = await page.evaluateHandle(([type, text]) => {
        const transfer = new DataTransfer()
        transfer.setData(type, text)
        return transfer
      }, data)
      await list.dispatchEvent('dragover', { dataTransfer })
      await list.dispatchEvent('drop', { dataTransfer })
    }
    expect(await hexes(page)).toEqual(second)

    const strip = page.getByTitle(t.dragSaved)
    // Clear of the action at the foot of the column.
    await strip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const [from, to] = [await strip.boundingBox(), await bars(page).nth(1).boundingBox()]
    if (!from || !to) throw new Error('Palette or bars are not shown')
    await page.mouse.move(from.x + 50, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 80, from.y + 20, { steps: 5 })
    await page.mouse.move(to.x + 50, to.y + to.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => hexes(page)).toEqual(first)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => hexes(page)).toEqual(second)
    await page.getByTitle(t.dragSaved).click()
    await expect.poll(() => hexes(page)).toEqual(first)
  })
})

test('a link carries the palette in its fragment', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('button', { name: t.copyLink, exact: true }).click()
  await expectCopied(page)
  expect(await copiedText(page)).toContain(`${path}#0f766e-65a30d-facc15-f97316-be123c`)
  await page.goto('about:blank')
  await visit(page, `${path}#264653-2a9d8f-e9c46a-f4a261-e76f51`)
  await expect
    .poll(() => hexes(page))
    .toEqual(['#264653', '#2A9D8F', '#E9C46A', '#F4A261', '#E76F51'].map((hex) => hex.toUpperCase()))
})

test('works in Turkish', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, `/tr${path}`)
  await page.getByRole('button', { name: turkish.random }).click()
  await page.getByRole('button', { name: turkish.save }).click()
  await expect(page.getByRole('button', { name: /^Palet .*\d{4}: / })).toBeVisible()
})

test('an accessible palette and text in the base hue meet their bounds', { tag: '@desktop' }, async ({
  page,
}) => {
  const badge = (name: RegExp) => page.getByRole('button', { name })
  await expect(badge(/3 pairs are hard for some people to tell apart/)).toBeVisible()
  await page.getByRole('button', { name: t.safe }).click()
  await badge(/every pair differs by ΔE00 \d+\.\d or more for everyone/).click()
  await expect(page.getByRole('tab', { name: t.sight })).toBeFocused()
  await expect(page.getByRole('tab', { name: t.sight })).toBeInViewport()
  await expect(
    page.getByRole('tabpanel').getByText(/every pair differs by ΔE00 \d+\.\d or more/),
  ).toBeVisible()
  expect((await hexes(page)).includes('#3B82F6')).toBe(true)
  await openTab(page, t.guarantee)
  await page.getByText(t.targets['7']).click()
  const ratios = await page
    .getByRole('tabpanel')
    .getByText(/^\d+\.\d\d : 1$/)
    .allInnerTexts()
  expect(ratios).toHaveLength(10)
  for (const ratio of ratios) expect(Number.parseFloat(ratio)).toBeGreaterThanOrEqual(7)
})

test('downloads exports with the colours of the palette', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, `${path}#264653-2a9d8f-e9c46a-f4a261-e76f51`)
  await openTab(page, t.exports)
  for (const [format, name, content] of [
    [t.exportNames.ase, 'palette.ase', /^ASEF.*#264653.*#2a9d8f.*#e9c46a.*#f4a261.*#e76f51/is],
    [t.exportNames.png, 'palette.png', /^\x89PNG\r\n.\n.*IEND.{4}$/s],
    [t.exportNames.json, 'palette.json', /#264653.*#2a9d8f.*#e9c46a.*#f4a261.*#e76f51/is],
  ] as const) {
    await page.getByLabel(t.exportFormat, { exact: true }).selectOption(format)
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: t.download }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe(name)
    // Names in ASE are UTF-16: without NUL they are readable.
    const text = readFileSync(await download.path(), 'latin1')
    expect(name === 'palette.ase' ? text.replaceAll('\0', '') : text).toMatch(content)
  }
})

test('copies gradients and tints', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, `${path}#264653-2a9d8f-e9c46a-f4a261-e76f51`)
  await openTab(page, t.gradient)
  await page.getByText(t.gradientRanges.two).click()
  await page.getByLabel(t.gradientTo, { exact: true }).selectOption(t.colourAt('4', '#e76f51'))
  await page.getByText(t.hueWays.longer).click()
  await page.getByRole('button', { name: t.copyGradient }).click()
  await expectCopied(page)
  expect(await copiedText(page)).toContain(
    'background: linear-gradient(to right in oklch longer hue, #264653, #e76f51);\n',
  )
  await openTab(page, t.tints)
  await page.getByLabel(t.tintsOf).selectOption(t.colourAt('1', '#2a9d8f'))
  await page.getByRole('button', { name: t.copyTints }).click()
  await expect.poll(() => copiedText(page)).toMatch(/--color-400: #2a9d8f;\n/)
})

test('generates a palette from a picture, and gives the reason if that fails', async ({ page }) => {
  await openTab(page, t.picture)
  const png = Buffer.from(writePng(['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51']))
  const pick = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: t.choosePicture }).click()
    await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
  }
  await pick(Buffer.from('not a picture'))
  await expect(page.getByRole('alert')).toContainText(t.pictureFailed('picture.png'))
  await expect(page.getByRole('alert')).toContainText(t.pictureReason({ kind: 'not-an-image' }))
  await pick(Buffer.from(manyScansFile(90, 11_000, 11_000)))
  await expect(page.getByRole('alert')).toContainText(t.pictureReason({ kind: 'too-many-scans', scans: 90 }))
  await pick(png)
  // Scaling down blends the edges between the colours slightly.
  const digits = async () => (await hexes(page)).map((hex) => `${hex[1]}${hex[5]}`).toSorted()
  await expect.poll(digits).toEqual(['25', '28', 'E5', 'E6', 'F6'])
})
