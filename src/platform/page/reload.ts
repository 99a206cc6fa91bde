export type MarkedState = { readonly reloadedBy?: string } | null

/** Reloads the page; afterwards `takeReload` returns true for the same reason. */
export function reload(by: string): void {
  history.replaceState({ ...history.state, reloadedBy: by }, '')
  location.reload()
}

/** Whether the page was reloaded for this reason; true once. */
export function takeReload(by: string): boolean {
  const { reloadedBy, ...rest } = (history.state as MarkedState) ?? {}
  if (reloadedBy !== by) return false
  history.replaceState(rest, '')
  return true
}
