import { expect, it } from 'vitest'
import { openNotification } from './notification-click.ts'

const site = 'https://toolnook.example'

async function click(open: readonly string[], path: unknown): Promise<string> {
  let done = ''
  await openNotification(
    {
      matchAll: async () =>
        open.map((url) => ({
          url: site + url,
          focus: async () => {
            done = `focused ${url}`
          },
        })),
      openWindow: async (where) => {
        done = `opened ${where}`
      },
    },
    path,
  )
  return done
}

it.each([
  [['/', '/tools/pomodoro'], '/tools/pomodoro', 'focused /tools/pomodoro'],
  [['/about', '/tools/bmi-calculator'], '/tools/pomodoro', 'focused /about'],
  [[], '/tr/tools/pomodoro', 'opened /tr/tools/pomodoro'],
  [[], undefined, 'opened /'],
  [[], '//elsewhere.example', 'opened /'],
  [[], 'https://elsewhere.example/', 'opened /'],
])('with tabs %j, a click on a notification of %s: %s', async (open, path, expected) => {
  expect(await click(open, path)).toBe(expected)
})
