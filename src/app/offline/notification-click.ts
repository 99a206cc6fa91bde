/** The parts of a tab and of `self.clients` that are used here. */
export type Tab = { readonly url: string; focus(): Promise<unknown> }
export type Tabs = {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
  openWindow(path: string): Promise<unknown>
}

/**
 * Focuses a tab for a notification: one that shows its page, otherwise any tab of the site, otherwise a new one. `path`
 * is the notification's data; anything but a path of this site leads to the home page.
 */
export async function openNotification(tabs: Tabs, path: unknown): Promise<void> {
  const target = typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/'
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = open.find(({ url }) => new URL(url).pathname === target) ?? open[0]
  await (tab ? tab.focus() : tabs.openWindow(target))
}
