import { site } from '../../site.config.ts'
import { readHead } from './page-head.ts'
import { sitePages } from './site.ts'
import { expect, test } from './test.ts'

test('every page names a picture of 1200 × 630 that exists', async ({ page, request }) => {
  for (const { path } of sitePages)
    await test.step(path, async () => {
      await page.goto(path)
      const address = (await readHead(page)).openGraph['og:image'] ?? ''
      expect(address.startsWith(`${site.origin}/share/`)).toBe(true)
      const response = await request.get(address.slice(site.origin.length))
      expect(response.headers()['content-type']).toBe('image/png')
      const png = await response.body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    })
})
