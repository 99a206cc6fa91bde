import { messages as qr } from '../../../src/tools/qr-generator/messages.en.ts'
import { messages as word } from '../../../src/tools/word-counter/messages.en.ts'
import { messages as wordTurkish } from '../../../src/tools/word-counter/messages.tr.ts'
import { uiText } from '../../../src/ui/text/messages.en.ts'
import { uiText as uiTextTurkish } from '../../../src/ui/text/messages.tr.ts'
import { expect, test, visit } from '../test.ts'

test.describe('over http:// on a name of the network', () => {
  // Chromium's warnings about two headers that it accepts over HTTPS only.
  test.use({
    baseURL: ({ baseURL }, use) => use(baseURL?.replace('localhost', 'nook.lan')),
    expectedErrors: /^The Cross-Origin-Opener-Policy header has been ignored|requested an origin-keyed agent/,
  })

  test('a failed copy names http:// as the reason and says what to do instead', async ({ page }) => {
    const alert = page.getByRole('main').getByRole('alert')
    for (const [path, label, texts] of [
      ['/tools/word-counter', word.copy, uiText],
      ['/tr/tools/word-counter', wordTurkish.copy, uiTextTurkish],
    ] as const) {
      await visit(page, path)
      await page.getByRole('textbox').first().fill('some words')
      await page.getByRole('button', { name: label, exact: true }).click()
      await expect(alert).toHaveText(`${texts.notCopied.insecure} ${texts.copyOtherwise['by-hand']}`)
      expect(texts.notCopied.insecure).toContain('http://')
    }
    await visit(page, '/tools/qr-generator')
    await page.getByRole('textbox').first().fill('text')
    await page.getByRole('button', { name: qr.copyImage, exact: true }).click()
    await expect(alert).toHaveText(`${uiText.notCopied.insecure} ${uiText.copyOtherwise.download}`)
  })
})

test('a copy that the browser refuses is reported as refused', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
  })
  await visit(page, '/tools/word-counter')
  await page.getByRole('textbox').first().fill('some words')
  await page.getByRole('button', { name: word.copy, exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(uiText.notCopied.refused)
})
