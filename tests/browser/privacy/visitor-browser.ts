import { type Browser, type BrowserContext, chromium, test } from '@playwright/test'

/** Features that test drivers switch off: the back-forward cache, and background networking such as preconnects. */
const driverFlags = ['--disable-back-forward-cache', '--disable-background-networking']

function visitorOptions(args: readonly string[]) {
  const { launchOptions } = test.info().project.use
  const own = (launchOptions?.args ?? []).filter((flag) => !driverFlags.includes(flag))
  return { ...launchOptions, args: [...own, ...args], ignoreDefaultArgs: driverFlags }
}

/** Launches the browser with a visitor's settings and these additional arguments. */
export const launchAsVisitor = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch(visitorOptions(args))

/** The same with a persistent profile: only outside private windows does the browser preconnect. */
export const launchLasting = (args: readonly string[]): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', { ...visitorOptions(args), serviceWorkers: 'block' })
