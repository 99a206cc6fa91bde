import { X } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  linkedSettings,
  type ReadLink,
  readLink,
  type SettingsLink,
  writeLink,
} from '../../../lib/settings-link/settings-link.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { listed } from '../../../lib/text/listed.ts'
import { settingsInPage } from '../../../platform/settings-in-page.ts'
import { settingsLinks } from '../../../registry/settings-links.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useDictionary } from '../../language/dictionary.ts'
import type { SettingsLinkMessages } from './messages.en.ts'
import styles from './SettingsFromLink.module.css'
import { settingsLinkTexts } from './texts.ts'

export type SettingsFromLinkProps = {
  readonly tool: string
  /** A new one for each link that is opened. */
  readonly link: {
    readonly fragment: string
    /** Of a page that is made for these settings and says so itself. */
    readonly isPreset: boolean
  }
}

/** The settings of a link as they are shown. */
type Shown = { readonly link: SettingsLink; readonly text: string }

const sentenceOf = (t: SettingsLinkMessages, read: ReadLink<never>, language: Language): string => {
  if (read.state !== 'read') return t.unreadable
  return read.hasUnknown || read.refused.length > 0 ? t.leftOut(listed(read.refused, language)) : t.applied
}

/** After a change the address no longer says what is shown; a reload would take the change back. */
function removeFragment(fragment: string): void {
  if (location.hash === fragment) history.replaceState(history.state, '', location.pathname + location.search)
}

/**
 * Ends the visit of a link and sets back what it had set. A change has stored that with it, also one of a setting that
 * links do not have; the change of such a setting stays.
 */
function setBack(link: SettingsLink, mine: object): void {
  flushSync(() => settingsInPage.read()?.visit(undefined))
  const page = settingsInPage.read()
  if (!page) return
  const own = linkedSettings(link, mine)
  if (JSON.stringify(own) === JSON.stringify(linkedSettings(link, page.settings))) page.redo?.()
  else page.choose({ ...(page.settings as object), ...own } as never)
}

/** Sets the settings of a link for this visit, and says so with the way back. */
export function SettingsFromLink({ tool, link: opened }: SettingsFromLinkProps) {
  const { isPreset } = opened
  const { language } = useDictionary()
  const t = settingsLinkTexts[language]
  const announce = useAnnounce()
  const page = useStore(settingsInPage, null)
  const isThere = page?.tool === tool
  const [read, setRead] = useState<ReadLink<never>>()
  const mine = useRef<never>(undefined)
  const shown = useRef<Shown>(undefined)
  /** The page shows what the link says; from then on another setting is the visitor's. */
  const isSet = useRef(false)
  const isChanged = useRef(false)

  const open = useEffectEvent((link: SettingsLink, fragment: string) => {
    const result = readLink(link, fragment)
    if (settingsInPage.read()?.tool !== tool || result.state === 'none') return
    if (result.state === 'read') {
      const isFirst = !shown.current
      shown.current = undefined
      if (!isFirst) flushSync(() => settingsInPage.read()?.visit(undefined))
      const now = settingsInPage.read()
      mine.current = now?.settings
      shown.current = { link, text: writeLink(link, result.settings) }
      isSet.current = false
      isChanged.current = false
      now?.visit(result.settings, isPreset)
      now?.redo?.()
    }
    setRead(result)
    const sentence = sentenceOf(t, result, language)
    if (!isPreset || sentence !== t.applied) announce(sentence)
  })
  useEffect(() => {
    if (!isThere) return
    let active = true
    settingsLinks[tool]?.().then(
      (link) => {
        if (active) open(link, opened.fragment)
      },
      // A notice of the site asks for a reload.
      () => {},
    )
    return () => {
      active = false
    }
  }, [isThere, tool, opened])

  useEffect(() => {
    if (!page || !shown.current || isChanged.current) return
    const isSame = writeLink(shown.current.link, page.settings) === shown.current.text
    if (isSame) isSet.current = true
    else if (isSet.current) {
      isChanged.current = true
      removeFragment(opened.fragment)
    }
  }, [page, opened])

  if (!read || (isPreset && sentenceOf(t, read, language) === t.applied)) return null
  const close = () => {
    // The button is gone with it; the heading is where a page begins.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    setRead(undefined)
  }
  const undo = () => {
    const link = shown.current?.link
    shown.current = undefined
    if (link && mine.current) setBack(link, mine.current)
    removeFragment(opened.fragment)
    announce(t.mine)
    close()
  }
  return (
    <div className={styles.notice} data-settings-link="">
      <p className={styles.text}>{sentenceOf(t, read, language)}</p>
      {read.state === 'read' ? (
        <Button variant="quiet" onClick={undo}>
          {t.useMine}
        </Button>
      ) : null}
      <Button variant="quiet" size="icon" aria-label={t.dismiss} onClick={close}>
        <Icon of={X} size={18} />
      </Button>
    </div>
  )
}
