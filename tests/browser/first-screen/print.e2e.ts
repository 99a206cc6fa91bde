import { messages as english } from '../../../src/app/catalog/messages.en.ts'
import { messages as turkish } from '../../../src/app/catalog/messages.tr.ts'
import { artefactOf, jobNames } from '../../jobs/main-job.js'
import { doMainJob } from '../main-job.ts'
import { arrived, expect, test } from '../test.ts'
import { printedBesides, textOnPaper } from './on-paper.ts'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 300_000 })

/** Texts on paper; tools that print pictures have none. */
const printed: Readonly<Record<string, readonly RegExp[]>> = {
  'bmi-calculator': [/22[.,]9/, /Normal (weight|kilolu)/],
  'color-palette': [/#[0-9A-F]{6}/i],
  'invoice-generator': [/Nook Ltd/, /Ada Byron/, /Design/],
  'password-generator': [/\S{4}/],
  pomodoro: [/20\d\d/],
  'word-counter': [/(Words|Kelime)\s+6/, /(Unique words|Farklı kelime)\s+5/],
}
/** Tools whose paper is not what the screen shows. */
const sheets = ['pomodoro', 'word-counter']

for (const [language, path, texts] of [
  ['en', '/tools/', english],
  ['tr', '/tr/tools/', turkish],
] as const)
  test(`every tool prints its result alone (${language})`, async ({ page }) => {
    for (const tool of jobNames)
      await test.step(tool, async () => {
        await page.emulateMedia({ media: 'screen' })
        await page.goto(path + tool)
        await arrived(page)
        const below = page.getByRole('heading', { name: texts.relatedTools })
        await expect(below).toBeVisible()
        await doMainJob(page, tool)
        expect.soft(await printedBesides(page), tool).toEqual([])
        await expect.soft(page.getByRole('banner'), tool).toHaveCount(0)
        await expect.soft(below, tool).toHaveCount(0)
        if (!sheets.includes(tool))
          await expect.soft(page.locator(artefactOf(tool)).first(), tool).toBeVisible()
        const text = await textOnPaper(page)
        for (const part of printed[tool] ?? []) expect.soft(text, tool).toMatch(part)
      })
  })
