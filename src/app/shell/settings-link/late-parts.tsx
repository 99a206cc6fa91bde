import { useLoaded } from '../../../ui/use-loaded.ts'
import { used } from '../../hydration/first-use.ts'
import type { SettingsFromLinkProps } from './SettingsFromLink.tsx'

/** Both parts, once it is time. */
const useParts = (time: Promise<unknown>) => useLoaded(() => time.then(() => import('./parts.ts'))).loaded

const now = Promise.resolve()

/** Loaded at once, where a link has settings. */
export function LateSettingsFromLink(props: SettingsFromLinkProps) {
  const parts = useParts(now)
  return parts ? <parts.SettingsFromLink {...props} /> : null
}

/** Loaded at the first sign of a visitor. */
export function LateCopySettingsLink(props: { readonly tool: string }) {
  const parts = useParts(used)
  return parts ? <parts.CopySettingsLink {...props} /> : null
}
