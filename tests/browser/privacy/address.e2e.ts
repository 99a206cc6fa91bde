import type { Page } from '@playwright/test'
import { pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { sitePages } from '../site.ts'
import { expect, expectCopied, test, visit } from '../test.ts'

const toolIds = sitePages.flatMap(({ path }) => /^\/tools\/([\w-]+)$/.exec(path)?.[1] ?? [])
const marker = 'zqxmarker'
/** Measures of a person, as no setting has them. */
const measure = '73.9'

/** Types the marker wherever text can be typed, and picks a file with the marker in its name wherever one can be picked. */
async function enterContent(page: Page, tool: string): Promise<void> {
  const texts = page.locator(
    'main :is(textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=password])):visible',
  )
  for (const field of await texts.all()) {
    const isMeasure = tool === 'bmi-calculator'
    const isNumber = await field.evaluate((input) =>
      /numeric|decimal/.test((input as HTMLInputElement).inputMode),
    )
    if (isNumber && !isMeasure) continue
    await field.fill(isMeasure ? measure : marker)
  }
  const pick = page.locator('main input[type=file]').first()
  if ((await pick.count()) > 0)
    await pick.setInputFiles([pickedFile(`${marker}.png`, pngFile({ width: 64, height: 48 }))])
}

for (const tool of toolIds)
  test(`no address has content of ${tool}`, async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await page.addInitScript(() => {
      const copied: string[] = []
      Object.assign(globalThis, { copied })
      navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text))
    })
    const note = async () => {
      const { entry, noted } = await page.evaluate(() => {
        const { entry, ...state } = history.state ?? {}
        const { copied } = globalThis as unknown as { readonly copied: string[] }
        return { entry, noted: [location.href, JSON.stringify(state), document.referrer, ...copied] }
      })
      // A time and a number, which may have the digits of the content by chance.
      expect(entry ?? '0-0').toMatch(/^[\d.]+-\d+$/)
      addresses.push(...noted)
    }
    await visit(page, `/tools/${tool}`)
    await enterContent(page, tool)
    await note()
    await page.mouse.move(20, 20)
    await page.getByRole('button', { name: 'Copy link to these settings' }).click()
    await expectCopied(page)
    await note()
    const [link = ''] = await page.evaluate(
      () => (globalThis as unknown as { readonly copied: string[] }).copied,
    )
    expect(new URL(link).pathname).toBe(`/tools/${tool}`)
    expect(new URL(link).hash).toMatch(/^#v1(&[a-z-]+=[\w.-]*)*$/)
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL(/\/$/)
    await note()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/tools/${tool}$`))
    await note()
    for (const address of addresses) expect(decodeURIComponent(address)).not.toMatch(/zqxmarker|73\.9/i)
  })
