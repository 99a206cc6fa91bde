import { useEffect, useEffectEvent, useState } from 'react'
import { placeOf, type Route, sameRoute } from '../../navigation/routes.ts'
import type { SettingsFromLinkProps } from './SettingsFromLink.tsx'

/**
 * The link to settings with which a tool's page was opened, or that was followed on it; else the preset of the page.
 * `preset`: the settings of `route` as the fragment of a link has them, if it is the page of a preset.
 */
export function useOpenedLink(
  route: Route,
  preset: string | undefined,
): SettingsFromLinkProps['link'] | undefined {
  const [link, setLink] = useState<SettingsFromLinkProps['link']>()
  const follow = useEffectEvent(() => {
    // Whether it is one is found out once what reads it is loaded; all other anchors are left to the browser.
    const isLink = /^#v\d/.test(location.hash) && sameRoute(placeOf(location.pathname).route, route)
    if (isLink) setLink({ fragment: location.hash, isPreset: false })
  })
  useEffect(() => {
    if (preset !== undefined) setLink({ fragment: preset, isPreset: true })
    follow()
    // Not `hashchange`, which does not come when the visitor goes back over another page before that is shown.
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [preset])
  return link
}
