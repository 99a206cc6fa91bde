import { type ComponentType, lazy, memo, Suspense } from 'react'
import { forEachLanguage } from '../../lib/text/by-language.ts'
import type { Language } from '../../lib/text/i18n.ts'
import { readPath, subscribeToPath } from '../navigation/location.ts'
import type { PresetLinksProps } from './PresetLinks.tsx'
import { loadPresetLinkTexts } from './texts.ts'

type LateProps = Omit<PresetLinksProps, 'texts'>

/**
 * Whether the links are there as prerendered. They are no more than links, which work without hydration, so nothing is
 * loaded for them until another page is opened.
 */
function arePrerendered(): boolean {
  if (typeof document === 'undefined' || import.meta.env.DEV) return false
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname === readPath()
}

const nextPage = () =>
  new Promise<void>((resolve) => {
    const unsubscribe = subscribeToPath(() => {
      unsubscribe()
      resolve()
    })
  })

const lateLinks = (language: Language) =>
  lazy(async (): Promise<{ default: ComponentType<LateProps> }> => {
    if (arePrerendered()) await nextPage()
    try {
      const [{ PresetLinks }, texts] = await Promise.all([
        import('./PresetLinks.tsx'),
        loadPresetLinkTexts(language),
      ])
      return { default: (props) => <PresetLinks {...props} texts={texts} /> }
    } catch {
      // The page is complete without them.
      return { default: () => null }
    }
  })

const links = forEachLanguage(lateLinks)

type LatePresetLinksProps = LateProps & { readonly language: Language }

/** Rendered anew only for another page: React would throw away what is not hydrated yet. */
export const LatePresetLinks = memo(({ language, ...props }: LatePresetLinksProps) => {
  const Links = links[language]
  return (
    <Suspense>
      <Links {...props} />
    </Suspense>
  )
})
