import { readFileSync } from 'node:fs'
import { type Download, expect, type Page } from '@playwright/test'
import { type Messages, messages } from '../messages.en.ts'
import type { PickedFile } from './photos.ts'

/** Page object of the tool; in English by default. */
export function toolOn(page: Page, t: Messages = messages) {
  const rows = page.getByRole('list', { name: /\(\d+\)$/ }).getByRole('listitem')
  const tool = {
    rows,
    convertButton: page.getByRole('button', { name: t.convert }),
    downloadButton: page.getByRole('button', { name: t.download }),
    alert: page.getByRole('alert'),
    /** What was announced last. */
    status: page.getByRole('status').locator('p:last-child'),
    /** Picks files with the upload button. */
    async pick(files: readonly PickedFile[] | string) {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: t.upload }).click()
      await (await chooser).setFiles(typeof files === 'string' ? files : [...files])
    },
    /** Picks valid photos and waits until they are in the list. */
    async add(files: readonly PickedFile[]) {
      const before = await rows.count()
      await tool.pick(files)
      await expect(rows).toHaveCount(before + files.length)
    },
    expectOrder: (...names: string[]) =>
      expect(rows).toContainText(names.map((name) => new RegExp(`${name}\\.\\w+`))),
    async convert() {
      await tool.convertButton.click()
      await expect(page.getByText(t.created)).toBeVisible()
    },
    async download(): Promise<Uint8Array> {
      const started = page.waitForEvent('download')
      await tool.downloadButton.click()
      const download: Download = await started
      expect(download.suggestedFilename()).toBe('photos.pdf')
      return readFileSync(await download.path())
    },
  }
  return tool
}
