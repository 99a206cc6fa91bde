import { History, X } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import type { CopyOutcome } from '../../../platform/files/clipboard.ts'
import { Button } from '../../button/Button.tsx'
import { CopyButton } from '../../button/copy-button/CopyButton.tsx'
import { Icon } from '../../icon/Icon.tsx'
import { useUiText } from '../../text/ui-text.tsx'
import { useAnnounce } from '../announcer/announcer.tsx'
import styles from './BothVersions.module.css'
import { useAnnounceInSight } from './use-announce-in-sight.ts'

type Version = {
  readonly shown: ReactNode
  /** What is copied: a text, or how to copy. */
  readonly copy: string | (() => Promise<CopyOutcome>)
}

type BothVersionsProps = {
  /** Why there are two, such as an edit in another tab; announced once. */
  readonly sentence: string
  readonly inUse: Version
  readonly other: Version
  /** Swaps the other version with the one in use. */
  readonly onSwap: () => void
  readonly onDismiss: () => void
}

/** A notice that a draft has two versions; both can be read, copied and chosen. */
export function BothVersions({ sentence, inUse, other, onSwap, onDismiss }: BothVersionsProps) {
  const text = useUiText()
  const announce = useAnnounce()
  const id = useId()
  const [open, setOpen] = useState(false)
  useAnnounceInSight(sentence)
  const swap = () => {
    onSwap()
    announce(text.otherVersionUsed)
  }
  return (
    <div className={styles.box} data-both-versions="">
      <div className={styles.line}>
        <Icon of={History} size={20} className={styles.icon} />
        <div className={styles.said}>
          <p className={styles.sentence}>{sentence}</p>
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? text.hideBoth : text.showBoth}
          </Button>
        </div>
        <Button variant="quiet" size="icon" aria-label={text.dismiss} onClick={onDismiss}>
          <Icon of={X} size={20} />
        </Button>
      </div>
      {open ? (
        <div id={id}>
          <div className={styles.versions}>
            <VersionBox title={text.versionInUse} version={inUse} copyName={text.copyVersionInUse} />
            <VersionBox title={text.otherVersion} version={other} copyName={text.copyOtherVersion}>
              <Button onClick={swap}>{text.useOtherVersion}</Button>
            </VersionBox>
          </div>
          <p className={styles.hint}>{text.otherVersionStays}</p>
        </div>
      ) : null}
    </div>
  )
}

type VersionBoxProps = {
  readonly title: string
  readonly version: Version
  readonly copyName: string
  readonly children?: ReactNode
}

function VersionBox({ title, version, copyName, children }: VersionBoxProps) {
  const { copy } = useUiText()
  return (
    <div className={styles.version}>
      <p className={styles.title}>{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={styles.shown} aria-label={title} tabIndex={0}>
        {version.shown}
      </section>
      <div className={styles.actions}>
        <CopyButton label={copy} name={copyName} copy={version.copy} />
        {children}
      </div>
    </div>
  )
}
