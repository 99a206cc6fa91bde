import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '../../../src/lib/text/i18n.ts'
import type { PresetTexts } from '../../../src/registry/manifest.ts'
import { addressOf, presetPages } from '../site.ts'
import { expect, test, visit } from '../test.ts'

const tools = fileURLToPath(new URL('../../../src/tools/', import.meta.url))

type Preset = { readonly tool: string; readonly id: string }

const presets: readonly Preset[] = readdirSync(tools)
  .filter((tool) => existsSync(`${tools}${tool}/presets`))
  .flatMap((tool) => readdirSync(`${tools}${tool}/presets`).map((id) => ({ tool, id })))

const textsOf = async ({ tool, id }: Preset, language: Language): Promise<PresetTexts> =>
  await import(`${tools}${tool}/presets/${id}/messages.${language}.ts`)

const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`)
const toolPath = (tool: string, language: Language) => `${prefixOf(language)}/tools/${tool}`
const pathOf = ({ tool, id }: Preset, language: Language) => `${toolPath(tool, language)}/${id}`

test('the sitemap has the page of every preset in every language, and no others', () => {
  const expected = languages.flatMap((language) => presets.map((preset) => pathOf(preset, language)))
  expect(presetPages.map(({ path }) => path).toSorted()).toEqual(expected.toSorted())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages)
    test(`every preset (${language}) has a page with its own texts, between its tool and its siblings`, async ({
      page,
    }) => {
      for (const preset of presets)
        await test.step(pathOf(preset, language), async () => {
          const { card, messages } = await textsOf(preset, language)
          await page.goto(pathOf(preset, language))
          const main = page.getByRole('main')
          await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.title)
          await expect(page).toHaveTitle(`${card.title} · Toolnook`)
          await expect(main.getByText(messages.intro)).toHaveCount(1)
          for (const { title, text } of messages.sections) {
            const section = main.getByRole('region', { name: title, exact: true })
            await expect(section.getByRole('heading', { level: 2 })).toBeVisible()
            await expect(section).toContainText(text)
          }
          const data = await page.locator('script[type="application/ld+json"]').allTextContents()
          const { itemListElement: steps } = JSON.parse(data.at(-1) ?? '')
          expect(steps.map(({ item }: { item: string }) => item)).toEqual([
            addressOf(prefixOf(language) || '/'),
            addressOf(toolPath(preset.tool, language)),
            addressOf(pathOf(preset, language)),
          ])
          expect(steps.at(-1).name).toBe(card.title)

          const links = main.locator('[aria-labelledby="presets"] a')
          const siblings = presets.filter((each) => each.tool === preset.tool && each.id !== preset.id)
          const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
          expect(hrefs).toEqual([
            toolPath(preset.tool, language),
            ...siblings.map((each) => pathOf(each, language)),
          ])
          await page.goto(toolPath(preset.tool, language))
          await expect(links.filter({ hasText: card.title })).toHaveAttribute(
            'href',
            pathOf(preset, language),
          )
        })
    })
})

test('a preset is opened from its tool, and left to it, without a reload', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Compress an image to 200 KB' }).click()
  await expect(page).toHaveURL('/tools/image-compressor/compress-to-200-kb')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Compress an image to 200 KB')
  await expect(page).toHaveTitle('Compress an image to 200 KB · Toolnook')
  await expect(main.getByLabel('File size in KB')).toHaveValue('200')

  await main.getByRole('link', { name: 'Compress an image to 500 KB' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Compress an image to 500 KB')
  await expect(main.getByLabel('File size in KB')).toHaveValue('500')

  await main.getByRole('link', { name: 'Image compressor', exact: true }).click()
  await expect(page).toHaveURL('/tools/image-compressor')
  await expect(main.getByText('Quality: 0.8')).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
})

test('what a visitor has set is neither used nor overwritten by opening a preset', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  await page.getByText('Appearance', { exact: true }).click()
  const stored = () => page.evaluate(() => localStorage.getItem('toolnook:image-compressor:settings'))
  const before = await stored()
  expect(before).toContain('"look"')
  await visit(page, '/tools/image-compressor/compress-to-100-kb')
  await expect(page.getByLabel('File size in KB')).toHaveValue('100')
  expect(await stored()).toBe(before)
  await visit(page, '/tools/image-compressor')
  await expect(page.getByRole('radio', { name: 'Appearance' })).toBeChecked()
})

test('the language of a preset is switched without a reload', async ({ page }) => {
  await visit(page, '/tools/qr-generator/wi-fi-qr-code')
  await page.getByRole('link', { name: 'Türkçe' }).first().click()
  await expect(page).toHaveURL('/tr/tools/qr-generator/wi-fi-qr-code')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wi-Fi QR kodu')
  await expect(page.getByRole('region', { name: 'Duvara asınca' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Ağ adı (SSID)' })).toBeVisible()
})
