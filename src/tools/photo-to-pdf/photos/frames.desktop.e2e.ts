import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { animatedGif } from '../../../lib/image/testing/animated-files.ts'
import { renderPages } from '../testing/programs.ts'
import { toolOn } from '../testing/tool-page.ts'

const colours = [
  [210, 20, 30],
  [20, 200, 40],
  [20, 30, 200],
] as const

test('the visitor chooses the frame of an animation that becomes a page', async ({ page }) => {
  await visit(page, '/tools/photo-to-pdf')
  const tool = toolOn(page)
  const gif = Buffer.from(animatedGif({ width: 64, height: 48, frames: colours }))
  await tool.add([{ name: 'clip.gif', mimeType: 'image/gif', buffer: gif }])
  /** The colour in the middle of the page that is made. */
  const made = async () => {
    await tool.convert()
    const [sheet] = renderPages(await tool.download(), 18)
    return sheet?.at(sheet.width / 2, sheet.height / 2)
  }
  await expect(tool.rows).toContainText('Animated image: only the first frame is used.')
  await page.getByLabel('Frame', { exact: true }).fill('3')
  await expect(tool.rows).not.toContainText('only the first')
  expect(await made()).toEqual(colours[2])
  await page.getByRole('button', { name: 'Previous frame' }).click()
  // What was made of the former frame is gone.
  await expect(tool.convertButton).toBeVisible()
  expect(await made()).toEqual(colours[1])
  await page.getByLabel('Frame', { exact: true }).fill('1')
  await expect(tool.rows).toContainText('Animated image: only the first frame is used.')
  expect(await made()).toEqual(colours[0])
})
