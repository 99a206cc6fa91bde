/** Screenshots of the built site. */
import process from 'node:process'
import { chromium } from '@playwright/test'

/** @typedef {{ width: number, height: number }} Size in CSS pixels */

export function launch() {
  const executablePath = process.env.CHROMIUM_PATH
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}

/**
 * Opens a page of the site in a theme, and waits until it answers.
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {Size & { dark: boolean }} view
 */
export async function openPage(browser, url, { width, height, dark }) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  await page.addInitScript((value) => localStorage.setItem('darkMode', JSON.stringify(value)), dark)
  await page.goto(url)
  // At the first intent the page hydrates.
  await page.mouse.move(0, 0)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  return page
}

/**
 * One picture of many, in rows.
 * @param {import('@playwright/test').Browser} browser @param {readonly Buffer[]} pictures @param {Size} size of the sheet
 * @param {number} [each] height of each picture, its own otherwise
 */
export async function contactSheet(browser, pictures, { width, height }, each) {
  const page = await browser.newPage({ viewport: { width, height } })
  const images = pictures.map((data) => `<img src="data:image/png;base64,${data.toString('base64')}">`)
  const looks =
    'body{margin:24px;display:flex;flex-wrap:wrap;gap:24px;background:#e1e0da}' +
    `img{border-radius:16px${each === undefined ? '' : `;height:${each}px`}}`
  await page.setContent(`<style>${looks}</style>${images.join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const sheet = await page.screenshot({ fullPage: each !== undefined })
  await page.close()
  return sheet
}
