import type { BrowserContextOptions } from '@playwright/test'

export const screens = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const

export type Theme = 'light' | 'dark'

/** The storage of a visitor who chose a theme before. */
export const choseTheme = (
  theme: Theme,
  origin = '',
): Exclude<BrowserContextOptions['storageState'], string | undefined> => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'darkMode', value: String(theme === 'dark') }] }],
})
