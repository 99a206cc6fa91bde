/**
 * The 30 interactions whose answer is measured: what visitors do most in every tool, on the home page and in what is on
 * every page. Names are those of the English pages.
 */
import { artefactOf } from '../../tests/jobs/main-job.js'

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {{
 *   path: string,
 *   name: string,
 *   prepare?: (page: Page) => Promise<unknown>,
 *   act: (page: Page) => Promise<unknown>,
 * }} Interaction `prepare` is done before anything is measured
 */

/** Between two keys, in milliseconds: 120 words a minute. */
const betweenKeys = 100

/** @param {Page} page @param {string} keys */
export async function typeKeys(page, keys) {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(betweenKeys)
  }
}

/** How long the pointer rests on an element before it presses, and how long the press lasts. */
const hoverMs = 100
const pressMs = 80

/**
 * Presses as a hand does. `click()` of the test driver goes down and up in one frame, and looks up within the event what
 * lies under the pointer.
 * @param {import('@playwright/test').Locator} element
 */
export async function press(element) {
  const { mouse } = element.page()
  await element.hover()
  await element.page().waitForTimeout(hoverMs)
  await mouse.down()
  await element.page().waitForTimeout(pressMs)
  await mouse.up()
}

/** Moves the slider that has the focus. @param {Page} page */
async function moveLeft(page) {
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('ArrowLeft')
    await page.waitForTimeout(betweenKeys)
  }
}

/** @param {Page} page @param {string} name */
const button = (page, name) => page.locator('main').getByRole('button', { name, exact: true })
/** @param {Page} page @param {string | RegExp} label */
const field = (page, label) => page.locator('main').getByLabel(label)
/** @param {Page} page @param {string} text of a choice */
const choice = (page, text) => page.locator('main').getByText(text, { exact: true }).first()
/** @param {string} tool @returns {(page: Page) => Promise<unknown>} waits for the tool's result */
const result = (tool) => (page) => page.locator(artefactOf(tool)).first().waitFor({ timeout: 60_000 })

/** Picks photos of 1600 × 1200 pixels that are made in the page. @param {Page} page @param {number} count */
export async function pickPhotos(page, count) {
  await page.locator('main input[type=file]').first().waitFor({ state: 'attached' })
  await page.evaluate(async (amount) => {
    const canvas = new OffscreenCanvas(1600, 1200)
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'))
    const carried = new DataTransfer()
    for (let index = 0; index < amount; index += 1) {
      for (let x = 0; x < 1600; x += 4) {
        pen.fillStyle = `hsl(${x / 5 + index * 90} 60% ${40 + (x % 7) * 4}%)`
        pen.fillRect(x, 0, 4, 1200)
      }
      const blob = await canvas.convertToBlob({ type: 'image/png' })
      carried.items.add(new File([blob], `photo-${index}.png`, { type: 'image/png' }))
    }
    const input = /** @type {HTMLInputElement} */ (document.querySelector('main input[type=file]'))
    input.files = carried.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, count)
}

const text = 'When she opened her eyes the sea had already gone out. Nobody spoke. '.repeat(14)

/** Opens a section of the invoice. @param {Page} page @param {string} title */
async function unfold(page, title) {
  const line = page.locator('main summary').filter({ hasText: title }).first()
  const isOpen = await line.evaluate((element) => element.closest('details')?.open)
  if (!isOpen) await line.click()
}

/** @type {readonly Interaction[]} */
export const script = [
  {
    path: '/',
    name: 'types an address',
    prepare: (page) => field(page, 'Paste a link, colour or text, or drop files').focus(),
    act: (page) => typeKeys(page, 'example.org/menu'),
  },
  {
    path: '/',
    name: 'opens the menu',
    act: (page) => press(page.getByRole('button', { name: 'Open menu' })),
  },
  {
    path: '/',
    name: 'opens the search',
    act: (page) => press(page.getByRole('button', { name: 'Search tools' })),
  },
  {
    path: '/',
    name: 'types into the search',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search tools' }).click()
      await page.getByRole('option').first().waitFor()
    },
    act: (page) => typeKeys(page, 'scan pdf'),
  },
  {
    path: '/',
    name: 'switches to dark mode',
    act: (page) => press(page.getByRole('button', { name: 'Dark mode' })),
  },
  {
    path: '/',
    name: 'opens a tool',
    act: (page) => press(page.locator('main a[href="/tools/word-counter"]').first()),
  },

  {
    path: '/tools/bmi-calculator',
    name: 'types the weight',
    prepare: async (page) => {
      await field(page, 'Height (cm)').fill('175')
      await field(page, 'Age (years)').fill('30')
      await field(page, 'Weight (kg)').focus()
    },
    act: (page) => typeKeys(page, '70.5'),
  },
  {
    path: '/tools/bmi-calculator',
    name: 'presses Calculate',
    prepare: async (page) => {
      await field(page, 'Weight (kg)').fill('70')
      await field(page, 'Height (cm)').fill('175')
      await field(page, 'Age (years)').fill('30')
    },
    act: (page) => press(button(page, 'Calculate')),
  },

  {
    path: '/tools/color-palette',
    name: 'presses Random palette',
    act: (page) => press(button(page, 'Random palette')),
  },
  {
    path: '/tools/color-palette',
    name: 'opens a colour',
    act: (page) => press(page.getByRole('button', { name: /^Values and shades of #/ }).first()),
  },

  {
    path: '/tools/image-compressor',
    name: 'moves the quality of a photo',
    prepare: async (page) => {
      await pickPhotos(page, 1)
      await result('image-compressor')(page)
      await field(page, /^Quality: /).focus()
    },
    act: moveLeft,
  },
  {
    path: '/tools/image-compressor',
    name: 'chooses a file size',
    prepare: async (page) => {
      await pickPhotos(page, 1)
      await result('image-compressor')(page)
    },
    act: (page) => press(choice(page, 'File size')),
  },

  {
    path: '/tools/image-converter',
    name: 'chooses another conversion',
    act: (page) => press(choice(page, 'JPG to PNG')),
  },
  {
    path: '/tools/image-converter',
    name: 'moves the quality of a photo',
    prepare: async (page) => {
      await pickPhotos(page, 1)
      await result('image-converter')(page)
      await field(page, /^JPG quality: /i).focus()
    },
    act: moveLeft,
  },

  {
    path: '/tools/invoice-generator',
    name: 'types the company',
    prepare: async (page) => {
      await unfold(page, 'Company information')
      await field(page, 'Company name *').focus()
    },
    act: (page) => typeKeys(page, 'Nook Ltd'),
  },
  {
    path: '/tools/invoice-generator',
    name: 'types a price',
    prepare: async (page) => {
      await unfold(page, 'Items')
      await field(page, 'Price').fill('')
      await field(page, 'Price').focus()
    },
    act: (page) => typeKeys(page, '396.50'),
  },
  {
    path: '/tools/invoice-generator',
    name: 'adds an item',
    prepare: (page) => unfold(page, 'Items'),
    act: (page) => press(button(page, 'Add item')),
  },
  {
    path: '/tools/invoice-generator',
    name: 'presses Generate PDF',
    prepare: async (page) => {
      await unfold(page, 'Company information')
      await field(page, 'Company name *').fill('Nook Ltd')
      await unfold(page, 'Client information')
      await field(page, 'Client name *').fill('Ada Byron')
      await unfold(page, 'Items')
      await field(page, 'Description').fill('Design')
      await field(page, 'Price').fill('396.50')
    },
    act: (page) => press(button(page, 'Generate PDF')),
  },

  {
    path: '/tools/motivation-quotes',
    name: 'presses New Quote',
    act: (page) => press(button(page, 'New Quote')),
  },
  {
    path: '/tools/motivation-quotes',
    name: 'chooses another style',
    act: (page) => press(choice(page, 'Night')),
  },

  {
    path: '/tools/password-generator',
    name: 'presses Generate',
    act: (page) => press(button(page, 'Generate')),
  },
  {
    path: '/tools/password-generator',
    name: 'chooses a passphrase',
    act: (page) => press(choice(page, 'Passphrase')),
  },

  {
    path: '/tools/photo-to-pdf',
    name: 'turns the pages',
    prepare: async (page) => {
      await pickPhotos(page, 4)
      await result('photo-to-pdf')(page)
    },
    act: (page) => press(choice(page, 'Landscape')),
  },
  {
    path: '/tools/photo-to-pdf',
    name: 'presses Convert to PDF',
    prepare: async (page) => {
      await pickPhotos(page, 4)
      await result('photo-to-pdf')(page)
    },
    act: (page) => press(button(page, 'Convert to PDF').first()),
  },

  {
    path: '/tools/pomodoro',
    name: 'presses Start',
    act: (page) => press(button(page, 'Start')),
  },
  {
    path: '/tools/pomodoro',
    name: 'chooses the break',
    act: (page) => press(choice(page, 'Break')),
  },

  {
    path: '/tools/qr-generator',
    name: 'types an address',
    prepare: (page) => page.getByRole('textbox', { name: 'Content', exact: true }).focus(),
    act: (page) => typeKeys(page, 'example.org/menu'),
  },
  {
    path: '/tools/qr-generator',
    name: 'presses Generate',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Content', exact: true }).fill('example.org/menu')
      await result('qr-generator')(page)
    },
    act: (page) => press(button(page, 'Generate')),
  },

  {
    path: '/tools/word-counter',
    name: 'types in a thousand characters',
    prepare: async (page) => {
      await field(page, 'Your text').fill(text)
      await page.keyboard.press('ControlOrMeta+Home')
    },
    act: (page) => typeKeys(page, 'The cat sat. '),
  },
  {
    path: '/tools/word-counter',
    name: 'presses Clear',
    prepare: (page) => field(page, 'Your text').fill(text),
    act: (page) => press(button(page, 'Clear')),
  },
]
