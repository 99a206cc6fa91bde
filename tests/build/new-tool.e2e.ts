import { expect, test } from '@playwright/test'
import { serve } from '../../build/server/serve.js'
import { visit } from '../browser/test.ts'
import { copyWithFixtureTool, fixtureTool, type SiteCopy } from './fixture-tool.ts'

let copy: SiteCopy
let server: Awaited<ReturnType<typeof serve>>
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  copy = copyWithFixtureTool()
  server = await serve({ dist: copy.dist, port: 0 })
})
test.afterAll(async () => {
  await server.close()
  copy.remove()
})

for (const [language, home] of [
  ['en', '/'],
  ['tr', '/tr'],
] as const)
  test(`a new tool is in the menu, opens and works (${language})`, async ({ page }) => {
    await visit(page, server.url + home)
    const menus = page.getByRole('navigation').first()
    await menus.getByRole('button').first().click()
    await menus.getByRole('link', { name: fixtureTool.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fixtureTool.title)
    await page.getByRole('textbox').last().fill('abc')
    await expect(page.locator('output')).toHaveText(/^3 /)
  })
