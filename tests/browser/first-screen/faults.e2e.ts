import type { Page } from '@playwright/test'
import { artefactOf } from '../../jobs/main-job.js'
import { pressAll } from '../../jobs/press-all.ts'
import { focusFaults } from '../accessibility/checks/focus.ts'
import { resize } from '../accessibility/checks/resize.ts'
import { restyle } from '../accessibility/checks/restyle.ts'
import { roomFaults } from '../accessibility/checks/room.ts'
import { smallTargets } from '../accessibility/checks/targets.ts'
import { doMainJob } from '../main-job.ts'
import { arrived, expect, listening, test } from '../test.ts'
import { barFaults, endBehindBar, fieldsBehindBar } from './bottom-bar.ts'
import { visibleKeyHints } from './key-hints.ts'
import { measureFirstScreen, seenParts, views } from './measures.ts'
import { printedBesides } from './on-paper.ts'
import { filledButtons, readWatch, watchPage } from './watch.ts'

/*
 * Every check of the first screen finds the fault that it is for: each is planted into a page that is in order, in
 * which the check finds nothing before.
 */
test.use({
  viewport: views.phone,
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /^File chooser dialog can only be shown with a user activation/,
})

type Planted = {
  readonly tool: string
  readonly afterJob?: true
  /** How the page is made worse. */
  readonly css?: string
  readonly spoil?: (page: Page) => Promise<unknown>
  /** What the check finds: nothing in a page that is in order. */
  readonly find: (page: Page) => Promise<readonly string[]>
  readonly says: RegExp
}

/** Opens the sheet of the seal, unless it is open. */
async function openDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  // Until then the seal is a link.
  await listening(page)
  if (!(await dialog.isVisible())) await page.locator('header [aria-haspopup="dialog"]').last().click()
  await expect(dialog).toBeVisible()
}

const tooFar = (what: string, isTooFar: boolean) => (isTooFar ? [what] : [])

const planted: Readonly<Record<string, Planted>> = {
  'a result that begins further down': {
    tool: 'qr-generator',
    css: 'main header { min-block-size: 130px !important }',
    find: async (page) => {
      const { start } = await measureFirstScreen(page)
      return tooFar(`starts at ${start}`, start > 112)
    },
    says: /starts at 13\d/,
  },
  'a smaller result': {
    tool: 'bmi-calculator',
    afterJob: true,
    css: '[data-result] { max-block-size: 300px !important; min-block-size: 0 !important; overflow: hidden }',
    find: async (page) => {
      const { share } = await measureFirstScreen(page)
      return tooFar(`share ${share}`, share < 0.45)
    },
    says: /share 0\.[0-3]/,
  },
  'a bar over the result': {
    tool: 'password-generator',
    css: 'main [class*="_docked_"] { min-block-size: 90vh !important }',
    find: async (page) => {
      const [seen = 0] = await seenParts(page, artefactOf('password-generator'))
      return tooFar(`seen ${seen}`, seen < 0.5)
    },
    says: /seen 0/,
  },
  'a longer page': {
    tool: 'word-counter',
    css: 'main { padding-block-end: 3000px !important }',
    find: async (page) => {
      const { pageHeight } = await measureFirstScreen(page)
      return tooFar(`${pageHeight} px`, pageHeight > 4000)
    },
    says: /\d{4} px/,
  },
  'a second filled button, and for one frame alone': {
    tool: 'qr-generator',
    spoil: (page) =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const made = ['one', 'two'].map((name) => {
              const button = document.createElement('button')
              button.textContent = name
              button.style.cssText =
                'background: var(--brand-button); inset: 0 auto auto 0; position: fixed; height: 48px'
              return button
            })
            document.body.append(...made)
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                for (const button of made) button.remove()
                resolve(undefined)
              }),
            )
          }),
      ),
    find: async (page) => (await readWatch(page)).crowds,
    says: /one \+ two/,
  },
  'a filled button too many': {
    tool: 'password-generator',
    css: 'main [class*="_docked_"] button { background: var(--brand-button) !important }',
    find: async (page) => {
      const names = await filledButtons(page)
      return tooFar(names.join(' + '), names.length > 1)
    },
    says: /Generate.* \+ Copy|Copy.* \+ Generate/,
  },
  'a page that moves while it is used': {
    tool: 'bmi-calculator',
    spoil: (page) =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            document
              .querySelector('main')
              ?.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' }))
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)))
          }),
      ),
    find: async (page) => {
      const { shifts, moved } = await readWatch(page)
      return shifts > 0.02 ? moved : []
    },
    says: /^0\.\d+ </,
  },
  'a page wider than a window of 320 pixels': {
    tool: 'pomodoro',
    spoil: (page) => resize(page, { width: 320, height: 640 }),
    css: '[data-result] { min-inline-size: 340px }',
    find: roomFaults,
    says: /the page is 3\d\d px wide/,
  },
  'a text that its box cuts off': {
    tool: 'pomodoro',
    css: 'main h1 { inline-size: 30px; overflow: hidden; white-space: nowrap }',
    find: roomFaults,
    says: /^cut off: <h1/,
  },
  'texts of a drawing over each other': {
    tool: 'invoice-generator',
    afterJob: true,
    css: '[data-result] svg[role="img"] text { letter-spacing: 1em }',
    find: roomFaults,
    says: /^lies over another text: <text/,
  },
  'a hidden label that sticks out of the window': {
    tool: 'pomodoro',
    css: 'main h1 { clip-path: inset(50%); inline-size: 500px; position: absolute }',
    find: roomFaults,
    says: /<h1|px wide/,
  },
  'a bottom bar of two lines': {
    tool: 'password-generator',
    css: 'main [class*="_docked_"] { flex-direction: column !important }',
    find: barFaults,
    says: /more than one line/,
  },
  'a bottom bar that takes half of the window': {
    tool: 'password-generator',
    css: 'main [class*="_docked_"] { min-block-size: 50vh !important }',
    find: barFaults,
    says: /\d+ px high/,
  },
  'the end of the page behind the bar': {
    tool: 'password-generator',
    css: 'body { padding-block-end: 0 !important }',
    find: endBehindBar,
    says: /<(a|p|li|button)/,
  },
  'a focused control behind the bar': {
    tool: 'invoice-generator',
    css: 'html { scroll-padding-block: 0 !important } body { padding-block-end: 0 !important }',
    find: (page) => focusFaults(page, 'Tab'),
    says: /^hidden at .* behind <div/,
  },
  'a field behind the bar with the on-screen keyboard': {
    tool: 'bmi-calculator',
    css: 'main [class*="_docked_"] { min-block-size: 500px !important; z-index: 99 }',
    find: async (page) => (await fieldsBehindBar(page)).hidden,
    says: / behind </,
  },
  'a key named where there is no keyboard': {
    tool: 'password-generator',
    spoil: (page) => resize(page, { width: 600, height: 800 }),
    css: 'main button [class*="_key_"] { display: inline-block !important }',
    find: visibleKeyHints,
    says: /Space/,
  },
  'a target that is too small': {
    tool: 'password-generator',
    css: 'main button { block-size: 40px !important; min-block-size: 0 !important }',
    find: smallTargets,
    says: /× 40: <button/,
  },
  'a target that is too narrow': {
    tool: 'qr-generator',
    css: 'footer a { inline-size: 30px !important; min-inline-size: 0 !important }',
    find: smallTargets,
    says: /^30 × .*: <a/,
  },
  'a second filled button in a dialog, below the window': {
    tool: 'password-generator',
    // The leak test's button is the second one, far below the window.
    css: 'dialog button { background: var(--brand-button) !important } dialog section:last-of-type { margin-block-start: 200vh }',
    find: async (page) => {
      await openDialog(page)
      const names = await filledButtons(page)
      return tooFar(names.join(' + '), names.length > 1)
    },
    says: / \+ /,
  },
  'two filled buttons in a dialog that a tool opens': {
    tool: 'word-counter',
    spoil: (page) =>
      page.evaluate(() => {
        const dialog = document.createElement('dialog')
        for (const name of ['one', 'two']) {
          const button = document.createElement('button')
          button.textContent = name
          button.style.cssText = 'background: var(--brand-button); height: 48px'
          dialog.append(button)
        }
        document.querySelector('main')?.append(dialog)
        const opener = [...document.querySelectorAll('main button:enabled')].at(0)
        opener?.addEventListener('click', () => dialog.showModal())
      }),
    find: async (page) => {
      await page.evaluate(pressAll, { max: 20, drawn: true })
      return (await readWatch(page)).crowds
    },
    says: /^one \+ two$/,
  },
  'a control on paper': {
    tool: 'password-generator',
    afterJob: true,
    css: '@media print { main [class*="_column_"], main [class*="_action_"], main [class*="_action_"] * { display: block !important } }',
    find: printedBesides,
    says: /^<button/,
  },
  'a text about the tool on paper': {
    tool: 'word-counter',
    afterJob: true,
    css: '@media print { main [class*="_below_"] { display: block !important } }',
    find: printedBesides,
    says: /^the heading How ?to ?Use$/,
  },
}

for (const [name, { tool, afterJob, css = '', spoil, find, says }] of Object.entries(planted))
  test(`a check finds ${name}`, async ({ page }) => {
    await watchPage(page)
    await page.goto(`/tools/${tool}`)
    await arrived(page)
    if (afterJob) {
      await doMainJob(page, tool)
      await expect(page.locator(artefactOf(tool)).first()).toBeVisible()
    }
    expect(await find(page), 'before').toEqual([])
    await spoil?.(page)
    await restyle(page, `* { transition: none !important } ${css}`)
    const found = await find(page)
    expect(found.join('\n')).toMatch(new RegExp(says.source, 'm'))
  })

test('a job that takes more presses is counted as such', async ({ page }) => {
  const tool = 'invoice-generator'
  const tapsOfJob = async () => {
    await page.goto(`/tools/${tool}`)
    await arrived(page)
    return doMainJob(page, tool)
  }
  await page.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  expect(await tapsOfJob()).toBe(1)
  // The section to fill in next no longer opens by itself.
  await page.addInitScript(() => {
    let pressed = false
    addEventListener('click', () => {
      pressed = true
    })
    const fold = ({ target }: MutationRecord) => {
      if (!pressed && target instanceof HTMLDetailsElement && target.matches('[data-section="client"] > *'))
        target.open = false
    }
    new MutationObserver((all) => all.forEach(fold)).observe(document, {
      attributeFilter: ['open'],
      subtree: true,
    })
  })
  expect(await tapsOfJob()).toBe(2)
})
