import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect, painted } from '../../test.ts'
import { unclearNames } from './clear-names.ts'
import { restyle } from './restyle.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** As an init script, which the browser runs regardless of the page's policy. */
export const bringAxe = (context: BrowserContext) => context.addInitScript({ content: axe })

/**
 * All rules of axe, best practice included, or those about colours, on what the page shows now, or on a part of it.
 * Expects that at least `judged` of them had something to judge.
 */
async function expectNoViolations(
  page: Page,
  { where, part, judged, rules }: { where: string; part: string; judged: number; rules: 'all' | 'colours' },
): Promise<void> {
  const { violations, passes } = await page.evaluate(
    ([selector, asked]): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(selector, {
        resultTypes: ['violations'],
        ...(asked === 'colours'
          ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
          : { rules: { 'target-size': { enabled: true } } }),
      }),
    [part, rules] as const,
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  )
  expect.soft(found, where).toEqual([])
  expect(passes.length, 'rules that had something to judge').toBeGreaterThanOrEqual(judged)
}

/** All rules of axe, best practice included, on what the page shows now, or on a part of it. */
export const expectAccessible = (page: Page, where = '', part = 'html'): Promise<void> =>
  expectNoViolations(page, { where, part, judged: part === 'html' ? 16 : 9, rules: 'all' })

/**
 * Expects no violations on the page or a part of it, nor of the rules about colours in the other theme, which changes
 * nothing else. `where`: for the report.
 */
export async function expectClear(page: Page, where: string, part = 'html'): Promise<void> {
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  // During a transition colours belong to neither state: one that began in a hidden tab goes on when it is shown.
  await restyle(page, '* { transition: none !important }')
  await painted(page)
  await expectAccessible(page, where, part)
  expect.soft(await unclearNames(page, part), where).toEqual([])
  const before = await isDark()
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', !dark), before)
  await painted(page)
  await expectNoViolations(page, { where: `${where}, in the other theme`, part, judged: 1, rules: 'colours' })
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), before)
  await painted(page)
  await restyle(page, '')
}
