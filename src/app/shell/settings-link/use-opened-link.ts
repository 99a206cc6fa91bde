import { useEffect, useState } from 'react'
import type { SettingsFromLinkProps } from './SettingsFromLink.tsx'

/** The link to settings with which the page was opened, or that was followed on it; else the preset of the page. */
export function useOpenedLink(preset: string | undefined): SettingsFromLinkProps['link'] | undefined {
  const [link, setLink] = useState<SettingsFromLinkProps['link']>()
  useEffect(() => {
    const follow = () => {
      // Whether it is one is found out once what reads it is loaded; all other anchors are left to the browser.
      if (/^#v\d/.test(location.hash)) setLink({ fragment: location.hash, isPreset: false })
    }
    if (preset !== undefined) setLink({ fragment: preset, isPreset: true })
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [preset])
  return link
}
