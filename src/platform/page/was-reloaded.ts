import type { MarkedState } from './reload.ts'

/** Whether the page was reloaded for this reason, and nobody has taken it yet (`takeReload`). */
export const wasReloadedBy = (by: string): boolean => (history.state as MarkedState)?.reloadedBy === by
