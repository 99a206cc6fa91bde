type MarkedState = { readonly reloadedBy?: string } | null

/** Loads the page anew; what asks for it finds its name again afterwards, with `takeReload`. */
export function reload(by: string): void {
  history.replaceState({ ...history.state, reloadedBy: by }, '')
  location.reload()
}

/** Whether the page was loaded anew by this one; true once. */
export function takeReload(by: string): boolean {
  const { reloadedBy, ...rest } = (history.state as MarkedState) ?? {}
  if (reloadedBy !== by) return false
  history.replaceState(rest, '')
  return true
}
