import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Base64Bytes } from '../../../lib/testing/base64.ts'

/** A file for Playwright's `setFiles`. */
export type PickedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

export function pickedFile(name: string, bytes: Uint8Array, mimeType = 'image/png'): PickedFile {
  return { name, mimeType, buffer: Buffer.from(bytes) }
}

export type Decoded = {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity of the pixel at x, y. */
  at(x: number, y: number): readonly number[]
}

/** Page object for an image tool. */
export function batchOn(page: Page, upload: string | RegExp) {
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^(Remove|Kaldır) ?:? / }) })
  const tool = {
    rows,
    row: (name: string) => rows.filter({ hasText: name }),
    alert: page.getByRole('alert'),
    /** Picks files with the upload button and waits until each has a row or is refused. */
    async pick(...files: readonly PickedFile[]) {
      const before = await rows.count()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: upload }).click()
      await (await chooser).setFiles([...files])
      const refusals = page.getByRole('alert').getByRole('listitem')
      await expect(rows.or(refusals)).toHaveCount(before + files.length, { timeout: 60_000 })
    },
    /** Waits until every file has its final result or has failed. */
    async settled() {
      await expect(rows.first()).toBeVisible()
      const busy = page.locator('li:is([data-state="waiting"], [data-state="working"], [data-state="early"])')
      await expect(busy).toHaveCount(0, { timeout: 60_000 })
      await expect(page.locator('[data-counting]')).toHaveCount(0)
    },
    async save(button: string | RegExp): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
      const started = page.waitForEvent('download')
      await page.getByRole('button', { name: button, exact: true }).click()
      const download = await started
      return {
        name: download.suggestedFilename(),
        bytes: new Uint8Array(readFileSync(await download.path())),
      }
    },
    /**
     * Moves a slider and presses Download before the new file is there; checks that this, the next tools and the picture in
     * the strip stay.
     */
    async downloadWhileProcessing(slider: Locator, value: string): Promise<Buffer> {
      const started = page.waitForEvent('download')
      const seen = await slider.evaluate(async (input: HTMLInputElement, next) => {
        const all = [...document.querySelectorAll('button')]
        const download = all.find(({ textContent }) => textContent === 'Download')
        const further = document.querySelector('[data-next] button')
        const inStrip = document.querySelector('main label[data-state] canvas')
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        set?.call(input, next)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        // React renders in a microtask.
        await Promise.resolve()
        const state = document.querySelector('main li[data-state]')?.getAttribute('data-state')
        download?.click()
        return { state, stay: [download, further, inStrip].map((element) => element?.isConnected) }
      }, value)
      expect(seen).toEqual({ state: 'waiting', stay: [true, true, true] })
      return readFileSync(await (await started).path())
    },
    /** The pixels of a file in a colour space, decoded by the browser. */
    async decode(bytes: Uint8Array, colorSpace: PredefinedColorSpace = 'srgb'): Promise<Decoded> {
      // As Base64 both ways: an array of numbers takes seconds to transfer.
      const decoded = await page.evaluate(
        async ({ data, space }) => {
          const bitmap = await createImageBitmap(
            new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))]),
          )
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d', { colorSpace: space })
          context?.drawImage(bitmap, 0, 0)
          const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height, { colorSpace: space }).data
          return {
            width: bitmap.width,
            height: bitmap.height,
            base64: (new Uint8Array(pixels?.buffer ?? []) as unknown as Base64Bytes).toBase64(),
          }
        },
        { data: Buffer.from(bytes).toString('base64'), space: colorSpace },
      )
      const { width, height, base64 } = decoded
      const pixels = Buffer.from(base64, 'base64')
      return {
        width,
        height,
        at: (x, y) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)],
      }
    },
  }
  return tool
}

/** Indices of the greys in the four quarters of a picture, in steps of 60 from 0. */
export const corners = ({ width, height, at }: Decoded) =>
  [0.2, 0.8].flatMap((y) =>
    [0.2, 0.8].map((x) => {
      const [grey = 0] = at(Math.floor(width * x), Math.floor(height * y))
      return Math.floor(grey / 60)
    }),
  )
