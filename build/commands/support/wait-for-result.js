/** Waits until a tool's page shows its result, by the state of the page. */

/**
 * Runs in the page: whether nothing is being worked on, and every picture that is in view has been drawn.
 */
function isSettled() {
  const busy = '[aria-busy="true"], [role="progressbar"], button[aria-disabled="true"]'
  if (document.querySelector(`main :is(${busy})`)) return false
  const isInView = (/** @type {Element} */ element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && top < innerHeight && bottom > 0
  }
  const pictures = [...document.querySelectorAll('[data-result] :is(canvas, img)')].filter(isInView)
  return pictures.every((picture) =>
    // A canvas of `Thumbnail` has a single pixel until it is drawn.
    picture instanceof HTMLCanvasElement
      ? picture.width > 1
      : picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0,
  )
}

/**
 * Waits for the tool's artefact, for work to end and for all pictures.
 * @param {import('@playwright/test').Page} page of a tool
 * @param {string} [whole] what is there as soon as the artefact shows all that was typed
 */
export async function waitForResult(page, whole) {
  const tool = new URL(page.url()).pathname.replace(/.*\//, '')
  /** @type {{ artefact: string }} */
  const { artefact } = await import(`../../../src/tools/${tool}/testing/main-job.js`)
  for (const selector of [artefact, whole])
    if (selector !== undefined) await page.locator(selector).first().waitFor()
  await page.waitForFunction(isSettled)
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter((image) => image.complete)
    await Promise.all(images.map((image) => image.decode()))
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
    // The frame in which the last change is painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
