import type { ToolStatus } from './manifest.ts'

/** What tools show in the top bar. Not parts of the manifests: every page loads these few lines, not all manifests. */
export const statuses = Object.values(
  import.meta.glob<ToolStatus>('../tools/*/status.ts', { eager: true, import: 'status' }),
)
