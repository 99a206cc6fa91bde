import { type Browser, type BrowserContext, chromium, test } from '@playwright/test'

/** What test drivers switch off: the back-forward cache, and networking in the background such as connections ahead. */
const driverFlags = ['--disable-back-forward-cache', '--disable-background-networking']

function visitorOptions(args: readonly string[]) {
  const { launchOptions } = test.info().project.use
  const own = (launchOptions?.args ?? []).filter((flag) => !driverFlags.includes(flag))
  return { ...launchOptions, args: [...own, ...args], ignoreDefaultArgs: driverFlags }
}

/** The browser as a visitor has it, with these parameters beside. */
export const launchAsVisitor = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch(visitorOptions(args))

/** The same with a profile that lasts, as it is outside of a private window: only there it connects ahead of time. */
export const launchLasting = (args: readonly string[]): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', { ...visitorOptions(args), serviceWorkers: 'block' })
