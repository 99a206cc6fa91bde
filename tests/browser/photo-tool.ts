import type { Page } from '@playwright/test'
import { messages } from '../../src/tools/photo-to-pdf/messages.en.ts'
import type { PickedFile } from '../../src/tools/photo-to-pdf/testing/photos.ts'
import { expect, visitInNewTab } from './test.ts'

export const photoTool = '/tools/photo-to-pdf'
export const photoTexts = messages

/** The list of selected photos, in any language. */
export const photoRows = (page: Page) => page.getByRole('list', { name: /\(\d+\)$/ }).getByRole('listitem')

/** Picks photos with the visible button and waits until they are listed. */
export async function pickPhotos(page: Page, photos: readonly PickedFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: messages.upload }).click()
  await (await chooser).setFiles([...photos])
  await expect(photoRows(page)).toHaveCount(photos.length)
}

/** Opens the tool with these photos in its list. */
export async function openWithPhotos(page: Page, photos: readonly PickedFile[]): Promise<void> {
  await visitInNewTab(page, photoTool)
  await pickPhotos(page, photos)
}
