/** The parts of a tab and of `self.clients` that are needed here. */
export type Tab = { readonly url: string; focus(): Promise<unknown> }
export type Tabs = {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
  openWindow(path: string): Promise<unknown>
}

/**
 * Brings the tab forward that a notification came from: one that shows its page, otherwise any tab of the site,
 * otherwise a new one. `path` is what the notification carries; anything but a path of this site leads home.
 */
export async function answerNotification(tabs: Tabs, path: unknown): Promise<void> {
  const wanted = typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/'
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = open.find(({ url }) => new URL(url).pathname === wanted) ?? open[0]
  await (tab ? tab.focus() : tabs.openWindow(wanted))
}
