import { readFileSync } from 'node:fs'
import decodeQR from 'qr/decode.js'
import { expect, test, visit } from '../../../../../tests/browser/test.ts'
import { readPng } from '../../core/testing/pictures.ts'
import { messages as english } from '../../messages.en.ts'
import { messages as turkish } from '../../messages.tr.ts'

for (const [path, t] of [
  ['/tools/qr-generator', english],
  ['/tr/tools/qr-generator', turkish],
] as const)
  test(`${path}: name and password of a network become a code that holds them`, async ({ page }) => {
    await visit(page, `${path}/wi-fi-qr-code`)
    await page.getByRole('textbox', { name: t.fields.ssid }).fill('Guest room; 2')
    await page.getByRole('textbox', { name: t.fields.password }).fill('a:b,c')
    await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: t.downloadPng }).click()
    const { width, height, data } = await readPng(readFileSync(await (await started).path()))
    expect(decodeQR({ width, height, data })).toBe('WIFI:T:WPA;S:Guest room\\; 2;P:a\\:b\\,c;;')
  })
