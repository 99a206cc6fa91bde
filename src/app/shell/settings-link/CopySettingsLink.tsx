import { Link } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { writeLink } from '../../../lib/settings-link/settings-link.ts'
import { type CopyOutcome, clipboard } from '../../../platform/files/clipboard.ts'
import { settingsInPage } from '../../../platform/settings-in-page.ts'
import { settingsLinks } from '../../../registry/settings-links.ts'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { useDictionary } from '../../language/dictionary.ts'
import styles from './CopySettingsLink.module.css'
import { settingsLinkTexts } from './texts.ts'

/** The address of a tool's page with its settings; undefined for a tool without any. */
async function addressOf(tool: string): Promise<string | undefined> {
  const link = await settingsLinks[tool]?.()
  const page = settingsInPage.read()
  if (!link || page?.tool !== tool) return undefined
  return `${location.origin}${location.pathname}#${writeLink(link, page.settings)}`
}

/** Copies a link that opens the tool with these settings. */
export function CopySettingsLink({ tool }: { readonly tool: string }) {
  const { language } = useDictionary()
  const t = settingsLinkTexts[language]
  /** Shown to be copied by hand where the browser does not copy. */
  const [address, setAddress] = useState<string>()
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // By the press it is there: Safari does not wait long for what is copied.
    const prepare = () => void addressOf(tool).catch(() => {})
    const row = holder.current
    for (const type of ['pointerenter', 'focusin']) row?.addEventListener(type, prepare, { once: true })
  }, [tool])
  if (!settingsLinks[tool]) return null
  const copy = async (): Promise<CopyOutcome> => {
    setAddress(undefined)
    try {
      const text = await addressOf(tool)
      if (text === undefined) return 'refused'
      const outcome = await clipboard.copyText(text)
      if (outcome !== 'copied') setAddress(text)
      return outcome
    } catch {
      return 'refused'
    }
  }
  return (
    <div ref={holder} className={styles.holder}>
      <CopyButton iconOnly variant="quiet" icon={Link} label={t.copy} name={t.copy} copy={copy} />
      {address === undefined ? null : (
        <p translate="no" className={styles.address}>
          {address}
        </p>
      )}
    </div>
  )
}
