import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shownTexts } from '../../../build/texts/shown-texts.ts'
import { Host } from '../host.ts'
import { type Build, buildCopy } from '../offline/second-build.ts'
import { pagesIn } from '../site.ts'
import { expect, hydrated, painted, test } from '../test.ts'
import { resize } from './checks/resize.ts'
import { expectMirrored, roomFaults } from './checks/room.ts'

/*
 * A language whose words are 40 % longer than English ones, with accents: what the pages will have to bear in languages that
 * they do not have yet. Every text of the dictionaries has them; a text that has none is not in a dictionary.
 */
const lengthen = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\d_/.:#@?-])\p{L}{3,}(?![\p{L}\d_/:@(]|\.\p{L})/gu,
    (word) => word + 'ê'.repeat(Math.round(word.length * 0.4)),
  )

const dictionary = /[/](?:messages|choice|describe)\.en\.ts$/

async function lengthenTexts(folder: string): Promise<void> {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => dictionary.test(file))
    .map((file) => join(folder, 'src', file))
  for (const file of files) {
    const code = await readFile(file, 'utf8')
    const changed = shownTexts(file, code).reduceRight(
      (text, { start, end }) => text.slice(0, start) + lengthen(text.slice(start, end)) + text.slice(end),
      code,
    )
    await writeFile(file, changed)
  }
}

const host = new Host()
let build: Build | undefined

test.describe.configure({ mode: 'serial', timeout: 600_000 })
test.beforeAll(async () => {
  build = await buildCopy(lengthenTexts)
  await host.serve(build.dist)
})
test.afterAll(async () => {
  await host.goAway()
  await build?.remove()
})

test('pages have room for words that are 40 % longer, from left to right and from right to left', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: host.url, serviceWorkers: 'block', reducedMotion: 'reduce' })
  for (const { path } of pagesIn('en'))
    await test.step(path, async () => {
      await page.goto(path)
      await page.mouse.move(0, 0)
      await hydrated(page)
      await painted(page)
      for (const width of [320, 390, 1280]) {
        await resize(page, { width, height: 800 })
        expect.soft(await roomFaults(page), `${path}, ${width} pixels`).toEqual([])
      }
      await expectMirrored(page)
    })
  await page.close()
})
