import { useEffect, useEffectEvent } from 'react'
import { type SettingsInPage, settingsInPage } from '../platform/settings-in-page.ts'

/**
 * Lets links set the tool's settings, which are those of its `settings-link.ts`. What a link has set ends with the visit
 * of the page.
 */
export function useSettingsInPage<Settings>(
  tool: string,
  page: Omit<SettingsInPage<Settings>, 'tool'>,
): void {
  const { settings } = page
  const register = useEffectEvent(() => settingsInPage.set({ tool, ...page } as unknown as SettingsInPage))
  const leave = useEffectEvent(() => {
    settingsInPage.set(null)
    page.visit(undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: who follows wants to know of each change.
  useEffect(() => register(), [settings])
  useEffect(() => leave, [])
}
