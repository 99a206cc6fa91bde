/** What a page asks for on a first visit: with an empty cache, before anything is pressed. */

/**
 * @typedef {{ path: string, kind: Kind, bytes: number, headers: number }} Requested `bytes` of the body and `headers` of
 *   the answer as they were sent
 * @typedef {{ requested: readonly Requested[], elsewhere: number }} Visit `elsewhere`: requests to other origins
 * @typedef {'document' | 'script' | 'style' | 'font' | 'image' | 'other'} Kind
 */

/** A page rests when it has asked for nothing for so long, in milliseconds. */
const rest = 2500

/** @type {readonly Kind[]} */
export const kinds = ['document', 'script', 'style', 'font', 'image', 'other']
/** @type {Readonly<Record<string, Kind>>} */
const kindOf = { document: 'document', script: 'script', stylesheet: 'style', font: 'font', image: 'image' }

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @returns {Promise<Visit | undefined>} what the page asks for until it rests; undefined if there is none
 */
export async function firstVisit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const { origin } = new URL(url)
  /** @type {Promise<Requested>[]} */
  const requested = []
  let elsewhere = 0
  let last = performance.now()
  context.on('request', (request) => {
    last = performance.now()
    if (request.url().startsWith('http') && new URL(request.url()).origin !== origin) elsewhere += 1
  })
  context.on('requestfinished', (request) => {
    last = performance.now()
    if (!request.url().startsWith(origin)) return
    const { pathname } = new URL(request.url())
    const kind = kindOf[request.resourceType()] ?? 'other'
    requested.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        path: pathname,
        kind,
        bytes: responseBodySize,
        headers: responseHeadersSize,
      })),
    )
  })
  const response = await page.goto(url)
  while (performance.now() - last < rest) await new Promise((resolve) => setTimeout(resolve, 100))
  const found = await Promise.all(requested)
  await context.close()
  // A build of before may not have the page.
  return response?.ok() ? { requested: found, elsewhere } : undefined
}

/** @param {readonly Requested[]} requested @param {Kind} [kind] */
export const bytesOf = (requested, kind) =>
  requested.reduce((sum, each) => (kind === undefined || each.kind === kind ? sum + each.bytes : sum), 0)
